import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { useAssess, useReraPaper } from './rera.queries';

/** The worksheet of the forms and the disclaimers, as PDF. */
export function ReraPapers({ companyId }: { companyId: string }) {
  const forms = useReraPaper(companyId, 'forms');
  const disclaimers = useReraPaper(companyId, 'disclaimers');
  return (
    <>
      <Button isPending={forms.isPending} pendingLabel={m.rera_working()} onClick={() => forms.mutate()}>
        {m.rera_generate_forms()}
      </Button>
      <Button isPending={disclaimers.isPending} pendingLabel={m.rera_working()} onClick={() => disclaimers.mutate()}>
        {m.rera_download_disclaimers()}
      </Button>
    </>
  );
}

/** Assesses every State and keeps what was found. */
export function AssessButton({ companyId }: { companyId: string }) {
  const mayChange = useMayChange(companyId);
  const assess = useAssess(companyId);
  if (!mayChange) return null;
  return (
    <Button
      variant="primary"
      isPending={assess.isPending}
      pendingLabel={m.rera_working()}
      onClick={() => assess.mutate()}
    >
      {m.rera_assess()}
    </Button>
  );
}
