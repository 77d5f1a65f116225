import { BadgeCheck } from 'lucide-react';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlay/toast-store';
import { sentenceOf } from '../../ui/state/error-panel';
import { useSync } from './ip.queries';

/** Works out anew how the rights of a company stand, and says so. */
export function IpStatusButton({ companyId }: { companyId: string }) {
  const sync = useSync(companyId);
  if (!useMayChange(companyId)) return null;
  return (
    <Button
      isPending={sync.isPending}
      onClick={() => sync.mutate({}, { onError: (error) => toast({ title: sentenceOf(error), tone: 'destructive' }) })}
    >
      <BadgeCheck size={15} aria-hidden="true" />
      {m.ip_status()}
    </Button>
  );
}
