import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { healthBand } from '#domain/health/bands';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { Progress } from '../../ui/figure/progress';
import { StatCard, StatCardSkeleton } from '../../ui/figure/stat-card';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Why } from '../../ui/why/why';
import { dashboardQuery, type Metrics } from './dashboard.queries';
import { overdueWords } from './overdue-words';

const GRID = 'grid grid-cols-2 gap-2 sm:gap-3 xl:grid-cols-4';

/** What opens behind each card's figure. */
type Reasons = Record<'score' | 'overdue' | 'upcoming' | 'registrations', () => ReactNode>;
type MetricsRowProps = { companyId: string; reasons: Reasons };

/** The four cards that open the dashboard; every figure is the server's, and opens to what it is made of. */
export function MetricsRow({ companyId, reasons }: MetricsRowProps) {
  const dashboard = useQuery(dashboardQuery(companyId));
  if (dashboard.isError) return <ErrorPanel error={dashboard.error} onRetry={() => void dashboard.refetch()} />;
  if (dashboard.isPending) return <MetricsSkeleton />;
  const { metrics } = dashboard.data;
  return (
    <div className={GRID}>
      <HealthScore metrics={metrics} reason={reasons.score} />
      <Counts metrics={metrics} reasons={reasons} />
    </div>
  );
}

function Counts({ metrics, reasons }: { metrics: Metrics; reasons: Reasons }) {
  const { overdueTasksCount, upcomingDeadlinesCount, activeRegistrationsCount, activeRegistrations } = metrics;
  return (
    <>
      <Count
        label={m.dashboard_overdue_tasks()}
        count={overdueTasksCount}
        isBad={overdueTasksCount > 0}
        note={overdueWords(metrics)}
        reason={reasons.overdue}
      />
      <Count
        label={m.dashboard_upcoming()}
        count={upcomingDeadlinesCount}
        note={m.dashboard_next_days()}
        reason={reasons.upcoming}
      />
      <Count
        label={m.dashboard_registrations()}
        count={activeRegistrationsCount}
        note={activeRegistrations.map((name) => REGISTRATIONS[name]()).join(', ') || m.dashboard_no_registrations()}
        reason={reasons.registrations}
      />
    </>
  );
}

const REGISTRATIONS: Record<Metrics['activeRegistrations'][number], () => string> = {
  PAN: m.dashboard_pan,
  TAN: m.dashboard_tan,
  GST: m.dashboard_gst,
  UDYAM: m.dashboard_udyam,
};

type CountProps = { label: string; count: number; isBad?: boolean; note: string; reason: () => ReactNode };

function Count({ label, count, isBad = false, note, reason }: CountProps) {
  const value = formatCount(count);
  return (
    <StatCard
      label={label}
      value={value}
      tone={isBad ? 'red' : 'plain'}
      note={note}
      explanation={
        <Why figure={label} value={value}>
          {reason}
        </Why>
      }
    />
  );
}

function HealthScore({ metrics, reason }: { metrics: Metrics; reason: () => ReactNode }) {
  const { complianceHealthScore: score, isScored } = metrics;
  const tone = healthBand(score);
  const value = m.dashboard_score_of({ score });
  return (
    <StatCard
      label={m.dashboard_score()}
      value={value}
      tone={isScored ? tone : 'plain'}
      explanation={
        <Why figure={m.dashboard_score()} value={value}>
          {reason}
        </Why>
      }
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
