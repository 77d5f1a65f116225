import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Me, useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import type { WorkspaceCompany } from '../../lib/workspace';
import { Badge } from '../../ui/badge';
import { InstantText } from '../../ui/figure/date-text';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { AccessRequests } from './access-requests';
import { ChangeAccess } from './change-access';
import { Ends } from './ends';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { type CompanyPeople as AllPeople, type CompanyPerson, companyPeopleQuery } from './people.queries';
import { roleName } from './people.words';
import { PersonList, PersonRow } from './person-row';
import { RemovePerson } from './remove-person';

/** What the reader may do here: those who keep the company or own its firm act, a manager of the firm reads. */
function rightsOf(me: Me | null | undefined, { id, caFirmId, isDemo }: WorkspaceCompany) {
  const given = me?.companies.some((one) => one.id === id && one.role === 'founder') ?? false;
  const ofFirm = me?.firms.find((firm) => firm.id === caFirmId)?.role;
  return {
    mayRead: given || ofFirm === 'owner' || ofFirm === 'manager',
    mayAct: !isDemo && (given || ofFirm === 'owner'),
  };
}

/** Who sees a company: those it was given to, those of its firm, and who is invited. */
export function CompanyPeople({ company }: { company: WorkspaceCompany }) {
  const me = useMe();
  const { mayRead, mayAct } = rightsOf(me, company);
  const group = { kind: 'company', id: company.id } as const;
  return (
    <div className="max-w-4xl">
      <PageHeader
        title={m.people_page()}
        subtitle={m.people_page_words({ company: company.name })}
        actions={mayAct && <InviteDialog group={group} />}
      />
      {mayRead ? (
        <div className="flex flex-col gap-8">
          <AccessRequests group={group} mayDecide={mayAct} />
          <People company={company} mayAct={mayAct} />
          <Invitations group={group} mayRevoke={mayAct} />
        </div>
      ) : (
        <EmptyState title={m.people_not_for_role()} description={m.people_not_for_role_words()} />
      )}
    </div>
  );
}

type PeopleProps = { company: WorkspaceCompany; mayAct: boolean };

function People({ company, mayAct }: PeopleProps) {
  const all = useQuery(companyPeopleQuery(company.id));
  if (all.isError) return <ErrorPanel error={all.error} onRetry={() => void all.refetch()} />;
  if (!all.data) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  const { people, firm } = all.data;
  return (
    <>
      <section aria-labelledby="given" className="flex flex-col gap-3">
        <div>
          <h2 id="given" className="font-semibold">
            {m.people_given()}
          </h2>
          <p className="text-sm text-ink-2">{wordsFor(company.isDemo, mayAct)}</p>
        </div>
        {people.length === 0 && <EmptyState title={m.people_nobody()} description={m.people_nobody_words()} />}
        {people.length > 0 && (
          <PersonList label={m.people_given()}>
            {people.map((person) => (
              <Given key={person.id} {...{ person, company, mayAct }} />
            ))}
          </PersonList>
        )}
      </section>
      {firm && <OfFirm firm={firm} />}
    </>
  );
}

function wordsFor(isDemo: boolean, mayAct: boolean): string {
  if (isDemo) return m.people_given_words_demo();
  return mayAct ? m.people_words() : m.people_given_words_others();
}

type GivenProps = { person: CompanyPerson; company: WorkspaceCompany; mayAct: boolean };

function Given({ person, company, mayAct }: GivenProps) {
  const { id, name, email, role, since, endsOn, reason, hasEnded } = person;
  const isMe = useMe()?.user.id === id;
  return (
    <PersonRow
      name={
        <>
          <span className="min-w-0 break-words">{name}</span> {isMe && <Badge tone="blue">{m.people_you()}</Badge>}
          {hasEnded && <Badge tone="grey">{m.people_ended()}</Badge>}
        </>
      }
      facts={
        <>
          <span>{roleName(role)}</span>
          <span className="break-all">{email}</span>
          <span>
            {m.people_since()} <InstantText instant={since} />
          </span>
          <Ends endsOn={endsOn} />
          {reason && <span className="min-w-0 break-words">{reason}</span>}
        </>
      }
      acts={
        mayAct && (
          <>
            <ChangeAccess person={person} companyId={company.id} />
            <RemovePerson
              group={{ kind: 'company', id: company.id }}
              person={person}
              title={m.people_remove_access_title({ name, company: company.name })}
              words={m.people_remove_access_words()}
            />
          </>
        )
      }
    />
  );
}

function OfFirm({ firm }: { firm: NonNullable<AllPeople['firm']> }) {
  const isMine = useMe()?.firms.some(({ id }) => id === firm.id);
  return (
    <section aria-labelledby="of-firm" className="flex flex-col gap-3">
      <div>
        <h2 id="of-firm" className="font-semibold break-words">
          {m.people_of_firm({ firm: firm.name })}
        </h2>
        <p className="text-sm text-ink-2">
          {m.people_of_firm_words()}{' '}
          {isMine && (
            <Link
              to="/multi-company"
              search={{ firm: firm.id, tab: 'people' }}
              className="font-medium text-accent underline underline-offset-2"
            >
              {m.people_open_firm()}
            </Link>
          )}
        </p>
      </div>
      <PersonList label={m.people_of_firm({ firm: firm.name })}>
        {firm.people.map(({ id, name, role, isInCharge }) => (
          <PersonRow
            key={id}
            name={<span className="min-w-0 break-words">{name}</span>}
            facts={
              <>
                <span>{roleName(role)}</span>
                <span>{wayOf(role, isInCharge)}</span>
              </>
            }
          />
        ))}
      </PersonList>
    </section>
  );
}

function wayOf(role: Parameters<typeof roleName>[0], isInCharge: boolean): string {
  if (isInCharge) return m.people_in_charge();
  return role === 'staff' ? m.people_assigned() : m.people_all_clients();
}
