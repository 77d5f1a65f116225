import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../lib/api/session';
import { type Member, membersQuery } from '../../lib/members.query';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { InstantText } from '../../ui/figure/date-text';
import { Select } from '../../ui/form/field';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { AccessRequests } from './access-requests';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { type Client, MemberClients } from './member-clients';
import { useChangeRole } from './people.queries';
import { ROLES, roleChoices, roleName } from './people.words';
import { PersonList, PersonRow } from './person-row';
import { RemovePerson } from './remove-person';

type PeopleTabProps = { caFirmId: string; role: Member['role'] | undefined; clients: readonly Client[] };

/** Who belongs to a firm, what each works on, and who is invited. */
export function PeopleTab({ caFirmId, role, clients }: PeopleTabProps) {
  const members = useQuery(membersQuery(caFirmId));
  const isDemo = useMe()?.firms.find(({ id }) => id === caFirmId)?.isDemo ?? false;
  const isOwner = role === 'owner' && !isDemo;
  const mayAssign = role === 'owner' || role === 'manager';
  const group = { kind: 'firm', id: caFirmId } as const;
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      {mayAssign && <AccessRequests group={group} mayDecide={isOwner} />}
      <section aria-labelledby="people" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id="people" className="font-semibold">
              {m.people_title()}
            </h2>
            <p className="text-sm text-ink-2">{wordsFor(isDemo, isOwner)}</p>
          </div>
          {isOwner && <InviteDialog group={group} />}
        </div>
        {members.isPending && <SkeletonRows rows={3} label={m.ui_loading()} />}
        {members.isError && <ErrorPanel error={members.error} onRetry={() => void members.refetch()} />}
        {members.data && (
          <PersonList label={m.people_title()}>
            {members.data.map((member) => (
              <Person key={member.id} {...{ member, caFirmId, clients, mayAssign, isOwner }} />
            ))}
          </PersonList>
        )}
      </section>
      {mayAssign && <Invitations group={group} mayRevoke={isOwner} />}
    </div>
  );
}

function wordsFor(isDemo: boolean, isOwner: boolean): string {
  if (isDemo) return m.people_words_demo();
  return isOwner ? m.people_words() : m.people_words_others();
}

type PersonProps = {
  member: Member;
  caFirmId: string;
  clients: readonly Client[];
  mayAssign: boolean;
  isOwner: boolean;
};

function Person({ member, caFirmId, clients, mayAssign, isOwner }: PersonProps) {
  const { id, name, email, role, since } = member;
  const isMe = useMe()?.user.id === id;
  return (
    <PersonRow
      name={
        <>
          <span className="min-w-0 break-words">{name}</span> {isMe && <Badge tone="blue">{m.people_you()}</Badge>}
        </>
      }
      facts={
        <>
          {!isOwner && <span>{roleName(role)}</span>}
          {email && <span className="break-all">{email}</span>}
          <span>{role === 'staff' ? m.people_count_clients({ count: member.clients }) : m.people_all_clients()}</span>
          <span>
            {m.people_since()} <InstantText instant={since} />
          </span>
        </>
      }
      acts={
        <>
          {isOwner && <RoleChoice member={member} caFirmId={caFirmId} />}
          {mayAssign && <MemberClients member={member} caFirmId={caFirmId} clients={clients} />}
          {isOwner && (
            <RemovePerson
              group={{ kind: 'firm', id: caFirmId }}
              person={member}
              title={m.people_remove_title({ name })}
              words={
                member.clients > 0 ? m.people_remove_words_clients({ count: member.clients }) : m.people_remove_words()
              }
            />
          )}
        </>
      }
    />
  );
}

function RoleChoice({ member: { id, name, role }, caFirmId }: { member: Member; caFirmId: string }) {
  const change = useChangeRole(caFirmId);
  return (
    <Select
      className="w-auto min-w-28"
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
