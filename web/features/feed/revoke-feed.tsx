import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';

/** Asks before a feed is ended. */
export function RevokeFeed({ label, onRevoke }: { label: string; onRevoke: () => Promise<unknown> }) {
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" aria-label={m.feed_revoke_named({ label })}>
          {m.feed_revoke()}
        </Button>
      }
      title={m.feed_revoke_title({ label })}
      description={m.feed_revoke_words()}
      confirmLabel={m.feed_revoke()}
      pendingLabel={m.feed_revoking()}
      onConfirm={onRevoke}
    />
  );
}
