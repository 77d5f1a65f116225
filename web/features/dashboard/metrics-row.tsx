import { useQuery } from '@tanstack/react-query';
import { healthBand } from '#domain/health/bands';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { ErrorPanel } from '../../ui/error-panel';
import { Progress } from '../../ui/progress';
import { StatCard, StatCardSkeleton } from '../../ui/stat-card';
import { dashboardQuery, type Metrics } from './dashboard.queries';
import { overdueWords } from './overdue-words';

const GRID = 'grid grid-cols-2 gap-2 sm:gap-3 xl:grid-cols-4';

/** The four cards that open the dashboard; every figure is the server's. */
export function MetricsRow({ companyId }: { companyId: string }) {
  const dashboard = useQuery(dashboardQuery(companyId));
  if (dashboard.isError) return <ErrorPanel error={dashboard.error} onRetry={() => void dashboard.refetch()} />;
  if (dashboard.isPending) return <MetricsSkeleton />;
  const { metrics } = dashboard.data;
  const { overdueTasksCount, upcomingDeadlinesCount, activeRegistrationsCount, activeRegistrations } = metrics;
  return (
    <div className={GRID}>
      <HealthScore metrics={metrics} />
      <StatCard
        label={m.dashboard_overdue_tasks()}
        value={formatCount(overdueTasksCount)}
        tone={overdueTasksCount > 0 ? 'red' : 'plain'}
        note={overdueWords(metrics)}
      />
      <StatCard
        label={m.dashboard_upcoming()}
        value={formatCount(upcomingDeadlinesCount)}
        note={m.dashboard_next_days()}
      />
      <StatCard
        label={m.dashboard_registrations()}
        value={formatCount(activeRegistrationsCount)}
        note={activeRegistrations.join(', ') || m.dashboard_no_registrations()}
      />
    </div>
  );
}

function HealthScore({ metrics: { complianceHealthScore: score, isScored } }: { metrics: Metrics }) {
  const tone = healthBand(score);
  return (
    <StatCard
      label={m.dashboard_score()}
      value={m.dashboard_score_of({ score })}
      tone={isScored ? tone : 'plain'}
      note={
        <div className="flex flex-col gap-1.5 pt-1">
          <Progress label={m.dashboard_score()} value={score} tone={isScored ? tone : 'accent'} />
          {!isScored && m.dashboard_not_scored()}
        </div>
      }
    />
  );
}

/** The cards' places; the words are in the page's header. */
function MetricsSkeleton() {
  return (
    <div className={GRID} aria-hidden="true">
      <StatCardSkeleton />
      <StatCardSkeleton />
      <StatCardSkeleton />
      <StatCardSkeleton />
    </div>
  );
}
