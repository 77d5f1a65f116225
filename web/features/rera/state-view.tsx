import { Link } from '@tanstack/react-router';
import { factKey } from '../../lib/fact-key';
import { formatCount, formatDate } from '../../lib/format';
import { rupees } from '../../lib/item-words';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { DutyRows } from './duty-rows';
import type { ReraProject, ReraState } from './rera.queries';
import { needLook, standingLook, stateTitle } from './rera.words';
import { StateScore } from './state-score';

type StateViewProps = { companyId: string; mayChange: boolean; state: ReraState };

/** One State: its score, then each project, licence and activity with what it owes. */
export function StateView({ companyId, mayChange, state }: StateViewProps) {
  const { projects, agents, activities } = state;
  const { words, tone } = standingLook(state);
  return (
    <SectionCard title={stateTitle(state)} actions={<Badge tone={tone}>{words}</Badge>}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <p className="mb-2 text-xs text-ink-3">
            {state.assessed
              ? m.rera_assessed_on({ day: formatDate(state.assessed.lastAssessmentDate) })
              : m.rera_never_assessed()}
          </p>
          <StateScore state={state} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {projects.length + agents.length + activities.length === 0 && (
            <p className="text-sm text-ink-2">{m.rera_state_empty()}</p>
          )}
          {state.state === 'IN' && <p className="text-sm text-ink-2">{m.rera_elsewhere()}</p>}
          {projects.map((project) => (
            <section key={project.number} aria-label={project.name}>
              <Project project={project} />
              <DutyRows companyId={companyId} mayChange={mayChange} duties={project.duties} label={project.name} />
            </section>
          ))}
          {agents.map(({ number, licenceEndsOn, duties }) => (
            <section key={number} aria-label={number}>
              <Head title={m.rera_agent({ number })} kind="rera-agent" subject={number} />
              <p className="text-sm text-ink-2">{m.rera_licence_ends({ day: formatDate(licenceEndsOn) })}</p>
              <DutyRows companyId={companyId} mayChange={mayChange} duties={duties} label={number} />
            </section>
          ))}
          {activities.map((activity) => (
            <Activity key={activity.name} activity={activity} />
          ))}
        </div>
      </div>
    </SectionCard>
  );
}

type HeadProps = { title: string; kind: 'rera-project' | 'rera-agent' | 'rera-activity'; subject: string };

const Head = ({ title, kind, subject }: HeadProps) => (
  <h3 className="flex flex-wrap items-center justify-between gap-2 text-sm font-medium">
    <span className="min-w-0 wrap-anywhere">{title}</span>
    <Link
      to="/company-facts"
      search={{ fact: factKey({ kind, subject }) }}
      aria-label={m.rera_open_fact_of({ name: title })}
      className={buttonClass('ghost', 'sm')}
    >
      {m.rera_open_fact()}
    </Link>
  </h3>
);

function Project({ project }: { project: ReraProject }) {
  const { name, number, endsOn, completedOn, cost, land, apartments, hasAccountFault, openOrders } = project;
  return (
    <>
      <Head title={name} kind="rera-project" subject={number} />
      <p className="text-sm text-ink-2 wrap-anywhere">
        {[
          m.rera_number({ number }),
          completedOn ? m.rera_completed({ day: formatDate(completedOn) }) : m.rera_ends({ day: formatDate(endsOn) }),
          cost && m.rera_cost({ amount: rupees(cost) }),
          land !== null && m.rera_land({ land: formatCount(land) }),
          apartments !== null && m.rera_apartments({ apartments: formatCount(apartments) }),
          hasAccountFault && m.rera_account_fault(),
          openOrders > 0 && m.rera_orders({ orders: formatCount(openOrders) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

function Activity({ activity }: { activity: ReraState['activities'][number] }) {
  const { name, activity: kind, isSelling, land, apartments, need, why } = activity;
  return (
    <section aria-label={name}>
      <Head title={name} kind="rera-activity" subject={name} />
      <p className="text-sm text-ink-2 wrap-anywhere">
        {[
          kind === 'project' ? m.rera_project_unregistered() : m.rera_agency_unlicensed(),
          land !== null && m.rera_land({ land: formatCount(land) }),
          apartments !== null && m.rera_apartments({ apartments: formatCount(apartments) }),
          isSelling && m.rera_is_selling(),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {kind === 'project' && (
        <p className="mt-1 text-sm">
          {need && why ? (
            <>
              <Badge tone={needLook(need).tone}>{needLook(need).words()}</Badge>{' '}
              <Why figure={m.rera_need_of({ name })} words={m.rera_need_why()} value={needLook(need).words()}>
                {() => <ExplainedSteps explanation={why} />}
              </Why>
            </>
          ) : (
            <span className="text-ink-2">{m.rera_size_missing()}</span>
          )}
        </p>
      )}
    </section>
  );
}
