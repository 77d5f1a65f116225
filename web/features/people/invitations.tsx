import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { InstantText } from '../../ui/figure/date-text';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Ends } from './ends';
import { type Group, type Invitation, invitationsQuery, useRevokeInvitation } from './people.queries';
import { roleName } from './people.words';
import { PersonList, PersonRow } from './person-row';

type InvitationsProps = { group: Group; mayRevoke: boolean };

/** Who was invited and has not come yet. */
export function Invitations({ group, mayRevoke }: InvitationsProps) {
  const waiting = useQuery(invitationsQuery(group));
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
            <Waiting key={invitation.id} {...{ invitation, group, mayRevoke }} />
          ))}
        </PersonList>
      )}
    </section>
  );
}

type WaitingProps = { invitation: Invitation; group: Group; mayRevoke: boolean };

function Waiting({ invitation, group, mayRevoke }: WaitingProps) {
  const { email, isOver, role, invitedBy, expiresAt, endsOn, reason } = invitation;
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
          <Ends endsOn={endsOn} />
          {reason && <span className="min-w-0 break-words">{reason}</span>}
        </>
      }
      acts={mayRevoke && <Revoke invitation={invitation} group={group} />}
    />
  );
}

function Revoke({ invitation, group }: { invitation: Invitation; group: Group }) {
  const revoke = useRevokeInvitation(group);
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
