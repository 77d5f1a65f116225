import { useQuery } from '@tanstack/react-query';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { InstantText } from '../../ui/figure/date-text';
import { type Column, Table } from '../../ui/list/table';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type Invitation, invitationsQuery, useRevokeInvitation } from './people.queries';
import { roleName } from './people.words';

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
        <Table
          caption={m.people_invitations()}
          columns={columns(caFirmId, isOwner)}
          rows={waiting.data}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}

const columns = (caFirmId: string, isOwner: boolean): readonly Column<Invitation>[] => [
  {
    key: 'email',
    header: m.people_address(),
    isWide: true,
    cell: ({ email, isOver }) => (
      <span className="flex flex-wrap items-center gap-2 break-all">
        {email} {isOver && <Badge tone="grey">{m.people_over()}</Badge>}
      </span>
    ),
  },
  { key: 'role', header: m.people_role(), cell: ({ role }) => roleName(role) },
  { key: 'by', header: m.people_invited_by(), cell: ({ invitedBy }) => invitedBy },
  { key: 'until', header: m.people_until(), cell: ({ expiresAt }) => <InstantText instant={expiresAt} /> },
  ...(isOwner
    ? [
        {
          key: 'act',
          header: m.people_act(),
          isNumeric: true,
          cell: (invitation: Invitation) => <Revoke invitation={invitation} caFirmId={caFirmId} />,
        },
      ]
    : []),
];

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
