import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../lib/api/session';
import { type Member, membersQuery } from '../../lib/members.query';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { InstantText } from '../../ui/figure/date-text';
import { Select } from '../../ui/form/field';
import { type Column, Table } from '../../ui/list/table';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { useChangeRole, useRemoveMember } from './people.queries';
import { ROLES, roleChoices, roleName } from './people.words';

/** Who belongs to a firm and who is invited. Its owner changes both. */
export function PeopleTab({ caFirmId, role }: { caFirmId: string; role: Member['role'] | undefined }) {
  const members = useQuery(membersQuery(caFirmId));
  const isDemo = useMe()?.firms.find(({ id }) => id === caFirmId)?.isDemo ?? false;
  const isOwner = role === 'owner' && !isDemo;
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="people" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id="people" className="font-semibold">
              {m.people_title()}
            </h2>
            <p className="text-sm text-ink-2">{wordsFor(isDemo, isOwner)}</p>
          </div>
          {isOwner && <InviteDialog caFirmId={caFirmId} />}
        </div>
        {members.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
        {members.isError && <ErrorPanel error={members.error} onRetry={() => void members.refetch()} />}
        {members.data && (
          <Table
            caption={m.people_title()}
            columns={columns(caFirmId, isOwner)}
            rows={members.data}
            rowKey={({ id }) => id}
          />
        )}
      </section>
      {(role === 'owner' || role === 'manager') && <Invitations caFirmId={caFirmId} isOwner={isOwner} />}
    </div>
  );
}

function wordsFor(isDemo: boolean, isOwner: boolean): string {
  if (isDemo) return m.people_words_demo();
  return isOwner ? m.people_words() : m.people_words_others();
}

const columns = (caFirmId: string, isOwner: boolean): readonly Column<Member>[] => [
  { key: 'name', header: m.people_name(), isWide: true, cell: (member) => <Name member={member} /> },
  {
    key: 'role',
    header: m.people_role(),
    cell: (member) => (isOwner ? <RoleChoice member={member} caFirmId={caFirmId} /> : roleName(member.role)),
  },
  { key: 'clients', header: m.people_clients(), isNumeric: true, cell: ({ clients }) => clients },
  { key: 'since', header: m.people_since(), cell: ({ since }) => <InstantText instant={since} /> },
  ...(isOwner
    ? [
        {
          key: 'act',
          header: m.people_act(),
          isNumeric: true,
          cell: (member: Member) => <Remove member={member} caFirmId={caFirmId} />,
        },
      ]
    : []),
];

function Name({ member: { id, name, email } }: { member: Member }) {
  const isMe = useMe()?.user.id === id;
  return (
    <span className="flex flex-col">
      <span className="flex items-center gap-2">
        {name} {isMe && <Badge tone="blue">{m.people_you()}</Badge>}
      </span>
      {email && <span className="text-xs break-all text-ink-2">{email}</span>}
    </span>
  );
}

function RoleChoice({ member: { id, name, role }, caFirmId }: { member: Member; caFirmId: string }) {
  const change = useChangeRole(caFirmId);
  return (
    <Select
      className="min-w-28"
      aria-label={m.people_role_of({ name })}
      choices={roleChoices()}
      value={change.isPending ? change.variables.role : role}
      onChange={({ target }) => {
        const chosen = ROLES.find((one) => one === target.value);
        if (chosen && chosen !== role) change.mutate({ id, role: chosen });
      }}
    />
  );
}

function Remove({ member, caFirmId }: { member: Member; caFirmId: string }) {
  const remove = useRemoveMember(caFirmId);
  const { name, clients } = member;
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" aria-label={m.people_remove_named({ name })}>
          {m.people_remove()}
        </Button>
      }
      title={m.people_remove_title({ name })}
      description={clients > 0 ? m.people_remove_words_clients({ count: clients }) : m.people_remove_words()}
      confirmLabel={m.people_remove()}
      pendingLabel={m.people_removing()}
      onConfirm={() => remove.mutateAsync(member)}
    />
  );
}
