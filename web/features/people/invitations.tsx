import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { InstantText } from '../../ui/figure/date-text';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type Invitation, invitationsQuery, useRevokeInvitation } from './people.queries';
import { roleName } from './people.words';
import { PersonList, PersonRow } from './person-row';

/** Who was invited and has not come yet. */
export function Invitations({ caFirmId, isOwner }: { caFirmId: string; isOwner: boolean }) {
  const waiting = useQuery(invitationsQuery(caFirmId));
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <div>
        <h2 id="invitations" className="font-semibold">
          {m.people_invitations()}
        </h2>
        <p className="text-sm text-ink-2">{m.people_invitations_words()}</p>
      </div>
      {waiting.isPending && <SkeletonRows rows={2} label={m.ui_loading()} />}
      {waiting.isError && <ErrorPanel error={waiting.error} onRetry={() => void waiting.refetch()} />}
      {waiting.data?.length === 0 && (
        <EmptyState title={m.people_no_invitations()} description={m.people_no_invitations_words()} />
      )}
      {waiting.data && waiting.data.length > 0 && (
        <PersonList label={m.people_invitations()}>
          {waiting.data.map((invitation) => (
            <Waiting key={invitation.id} {...{ invitation, caFirmId, isOwner }} />
          ))}
        </PersonList>
      )}
    </section>
  );
}

function Waiting({ invitation, caFirmId, isOwner }: { invitation: Invitation; caFirmId: string; isOwner: boolean }) {
  const { email, isOver, role, invitedBy, expiresAt } = invitation;
  return (
    <PersonRow
      name={
        <>
          <span className="break-all">{email}</span> {isOver && <Badge tone="grey">{m.people_over()}</Badge>}
        </>
      }
      facts={
        <>
          <span>{roleName(role)}</span>
          <span>{m.people_invited_by_named({ name: invitedBy })}</span>
          <span>
            {m.people_until()} <InstantText instant={expiresAt} />
          </span>
        </>
      }
      acts={isOwner && <Revoke invitation={invitation} caFirmId={caFirmId} />}
    />
  );
}

function Revoke({ invitation, caFirmId }: { invitation: Invitation; caFirmId: string }) {
  const revoke = useRevokeInvitation(caFirmId);
  const { email } = invitation;
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" aria-label={m.people_revoke_named({ email })}>
          {m.people_revoke()}
        </Button>
      }
      title={m.people_revoke_title({ email })}
      description={m.people_revoke_words()}
      confirmLabel={m.people_revoke()}
      pendingLabel={m.people_revoking()}
      onConfirm={() => revoke.mutateAsync(invitation)}
    />
  );
}
