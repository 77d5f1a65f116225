import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { Badge } from '../../ui/badge';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { type ReraState, reraQuery } from './rera.queries';
import { standingLook, stateTitle } from './rera.words';
import { ReraActions } from './rera-actions';
import { AssessButton, ReraPapers } from './rera-acts';
import { StateScore } from './state-score';

/** The dashboard's RERA section: a card for each State, what is recommended, and the papers. */
export function ReraCard({ companyId }: { companyId: string }) {
  const desk = useQuery(reraQuery(companyId));
  return (
    <SectionCard
      title={m.rera_card()}
      className="mt-4 xl:mt-5"
      actions={
        <Link to="/rera-compliance" search={(known: object) => known} className={buttonClass('ghost', 'sm')}>
          {m.rera_open_desk()}
        </Link>
      }
    >
      {desk.isError && <ErrorPanel error={desk.error} onRetry={() => void desk.refetch()} />}
      {desk.isPending && <SkeletonRows rows={4} label={m.ui_loading()} />}
      {desk.data && (
        <div className="flex flex-col gap-4">
          <ul className="grid gap-3 sm:grid-cols-3">
            {desk.data.states.map((state) => (
              <li key={state.state} className="rounded-lg border border-line p-3">
                <StateHead state={state} />
                <StateScore state={state} />
              </li>
            ))}
          </ul>
          <ReraActions actions={desk.data.actions} />
          <div className="flex flex-wrap gap-2">
            <AssessButton companyId={companyId} />
            <ReraPapers companyId={companyId} />
          </div>
          <p className="text-xs text-ink-3">{m.rera_indicator()}</p>
        </div>
      )}
    </SectionCard>
  );
}

/** The State with how it stands, and when it was assessed last. */
export function StateHead({ state }: { state: ReraState }) {
  const { words, tone } = standingLook(state);
  return (
    <div className="mb-2">
      <p className="flex flex-wrap items-center justify-between gap-2 font-medium">
        {stateTitle(state)} <Badge tone={tone}>{words}</Badge>
      </p>
      <p className="text-xs text-ink-3">
        {state.assessed
          ? m.rera_assessed_on({ day: formatDate(state.assessed.lastAssessmentDate) })
          : m.rera_never_assessed()}
      </p>
    </div>
  );
}
