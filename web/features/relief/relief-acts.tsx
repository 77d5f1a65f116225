import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { useDecide } from './relief.queries';
import type { Relief } from './relief.types';

type ReliefActsProps = { caFirmId: string; relief: Relief; title: string };

/** What may be done with a relief where it stands; each act is asked about first. */
export function ReliefActs({ caFirmId, relief, title }: ReliefActsProps) {
  const decide = useDecide(caFirmId, relief.id);
  if (relief.state === 'approved')
    return (
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="ghost" aria-label={m.relief_withdraw_named({ title })}>
            {m.relief_withdraw()}
          </Button>
        }
        title={m.relief_withdraw_title({ title })}
        description={relief.kind === 'extension' ? m.relief_withdraw_date() : m.relief_withdraw_fee()}
        confirmLabel={m.relief_withdraw()}
        pendingLabel={m.relief_deciding()}
        onConfirm={() => decide.mutateAsync('withdraw')}
      />
    );
  if (relief.state !== 'proposed' || !(relief.mayDecide || relief.canSelfApprove)) return null;
  return (
    <>
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="primary" aria-label={m.relief_approve_named({ title })}>
            {m.relief_approve()}
          </Button>
        }
        title={m.relief_approve_title({ title })}
        description={relief.kind === 'extension' ? m.relief_approve_date() : m.relief_approve_fee()}
        confirmLabel={relief.canSelfApprove ? m.relief_approve_alone() : m.relief_approve()}
        pendingLabel={m.relief_deciding()}
        isDangerous={false}
        onConfirm={() => decide.mutateAsync('approve')}
      />
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="ghost" aria-label={m.relief_refuse_named({ title })}>
            {m.relief_refuse()}
          </Button>
        }
        title={m.relief_refuse_title({ title })}
        description={m.relief_refuse_words()}
        confirmLabel={m.relief_refuse()}
        pendingLabel={m.relief_deciding()}
        onConfirm={() => decide.mutateAsync('refuse')}
      />
    </>
  );
}
