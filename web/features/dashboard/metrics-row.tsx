import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DEADLINE_BAND_DAYS } from '#domain/calendar/values';
import { healthBand } from '#domain/health/bands';
import { addMonths, firstOfMonth, isoDate } from '#domain/shared/dates';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import { Progress } from '../../ui/figure/progress';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import { Why } from '../../ui/why/why';
import { type Dashboard, dashboardQuery, type Metrics } from './dashboard.queries';
import { overdueWords } from './overdue-words';

/** What opens behind each tile's figure. */
type Reasons = Record<'score' | 'overdue' | 'upcoming' | 'registrations', () => ReactNode>;
type MetricsRowProps = { companyId: string; reasons: Reasons };

/** The four figures of the specification in one card; every figure is the server's, and opens to what it is made of. */
export function MetricsRow({ companyId, reasons }: MetricsRowProps) {
  const dashboard = useQuery(dashboardQuery(companyId));
  if (dashboard.isError) return <ErrorPanel error={dashboard.error} onRetry={() => void dashboard.refetch()} />;
  return (
    <Card className="grid grid-cols-2 overflow-hidden md:grid-cols-[1.25fr_1fr_1fr_1.1fr]">
      {dashboard.data ? <Tiles dashboard={dashboard.data} reasons={reasons} /> : <TileSkeletons />}
    </Card>
  );
}

function Tiles({ dashboard, reasons }: { dashboard: Dashboard; reasons: Reasons }) {
  const { metrics } = dashboard;
  const { overdueTasksCount, upcomingDeadlinesCount, activeRegistrationsCount, activeRegistrations } = metrics;
  return (
    <>
      <ScoreTile metrics={metrics} reason={reasons.score} />
      <Tile
        label={m.dashboard_overdue_tasks()}
        value={formatCount(overdueTasksCount)}
        tone={overdueTasksCount > 0 ? 'red' : 'plain'}
        note={overdueWords(metrics)}
        reason={reasons.overdue}
      >
        <LateMarks metrics={metrics} />
      </Tile>
      <Tile
        label={m.dashboard_upcoming()}
        value={formatCount(upcomingDeadlinesCount)}
        note={m.dashboard_next_days()}
        reason={reasons.upcoming}
      >
        <UpcomingMarks dashboard={dashboard} />
      </Tile>
      <Tile
        label={m.dashboard_registrations()}
        value={formatCount(activeRegistrationsCount)}
        note={activeRegistrations.map((name) => REGISTRATIONS[name]()).join(', ') || m.dashboard_no_registrations()}
        reason={reasons.registrations}
      >
        <Marks>
          {activeRegistrations.map((name, place) => (
            <rect key={name} x={place * 26} y="1" width="22" height="6" rx="3" className="text-green-mark" />
          ))}
        </Marks>
      </Tile>
    </>
  );
}

const REGISTRATIONS: Record<Metrics['activeRegistrations'][number], () => string> = {
  PAN: m.dashboard_pan,
  TAN: m.dashboard_tan,
  GST: m.dashboard_gst,
  UDYAM: m.dashboard_udyam,
};

const TONES = { plain: '', green: 'text-green', yellow: 'text-yellow', red: 'text-red' };

type TileProps = {
  label: string;
  value: string;
  shown?: ReactNode;
  tone?: keyof typeof TONES;
  note?: ReactNode;
  reason: () => ReactNode;
  children?: ReactNode;
};

const TILE = 'relative flex min-h-30 flex-col border-line px-4 py-3.5 md:min-h-46 md:pt-4.5';

/** One figure with its name and a small drawing of it. The whole of it opens the reason. */
function Tile({ label, value, shown = value, tone = 'plain', note, reason, children }: TileProps) {
  return (
    <div className={cx(TILE, 'not-first:md:border-l even:border-l nth-[n+3]:max-md:border-t hover:bg-hover')}>
      <div className="flex items-start justify-between gap-2">
        <p className="text-sm font-medium text-ink-2">{label}</p>
        <Why figure={label} value={value} className="after:absolute after:inset-0">
          {reason}
        </Why>
      </div>
      <div className={cx('mt-1 text-2xl font-semibold tracking-tight', TONES[tone])}>{shown}</div>
      {children && <div className="mt-2 flex h-2 items-center">{children}</div>}
      {note && <div className="mt-3 text-xs text-ink-3">{note}</div>}
    </div>
  );
}

function ScoreTile({ metrics, reason }: { metrics: Metrics; reason: () => ReactNode }) {
  const { complianceHealthScore: score, isScored } = metrics;
  const tone = healthBand(score);
  return (
    <Tile
      label={m.dashboard_score()}
      value={m.dashboard_score_of({ score })}
      shown={
        <>
          {formatCount(score)}
          <small className="text-base font-medium tracking-normal text-ink-3">{m.dashboard_of_hundred()}</small>
        </>
      }
      note={isScored ? earlierWords(metrics) : m.dashboard_not_scored()}
      reason={reason}
    >
      <Progress label={m.dashboard_score()} value={score} tone={isScored ? tone : 'accent'} />
    </Tile>
  );
}

/** '83 last month', or the month of which the score before is; nothing where none was scored before this one. */
function earlierWords({ earlierScore, scoredOn }: Metrics): string | undefined {
  if (!earlierScore) return undefined;
  const lastMonth = addMonths(firstOfMonth(isoDate(scoredOn ?? earlierScore.day)), -1).slice(0, 7);
  const score = formatCount(earlierScore.score);
  return earlierScore.day.slice(0, 7) === lastMonth
    ? m.dashboard_score_last_month({ score })
    : m.dashboard_score_in_month({ score, month: formatMonth(earlierScore.day) });
}

/** A small drawing beside a figure: for the eye only, since the words below it say the same. */
function Marks({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 124 8" className="h-2 w-31" fill="currentColor" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const MOST_LATE = 4;

/** A line for each area that is late, as long as its part of what is late. */
function LateMarks({ metrics: { overdueByType, overdueTasksCount } }: { metrics: Metrics }) {
  const lines = overdueByType.slice(0, MOST_LATE);
  const step = 8 / Math.max(2, lines.length);
  return (
    <Marks>
      {lines.map(({ type, count }, place) => (
        <rect
          key={type}
          y={place * step}
          width={(count / overdueTasksCount) * 124}
          height={step * 0.6}
          rx="1"
          className="text-red-mark"
        />
      ))}
    </Marks>
  );
}

const LINE = { from: 4, length: 116 };

/** The days of the next month on which something falls due. */
function UpcomingMarks({ dashboard: { upcomingItems } }: { dashboard: Dashboard }) {
  const days = [...new Set(upcomingItems.map(({ daysRemaining }) => daysRemaining))];
  return (
    <Marks>
      <rect y="3.5" width="124" height="1" className="text-line-strong" />
      {days.map((day) => (
        <circle
          key={day}
          cx={LINE.from + (day / DEADLINE_BAND_DAYS.upcoming) * LINE.length}
          cy="4"
          r="3"
          className={
            day === 0 ? 'text-red-mark' : day <= DEADLINE_BAND_DAYS.near ? 'text-orange-mark' : 'text-yellow-mark'
          }
        />
      ))}
    </Marks>
  );
}

/** The tiles' places; the words are in the page's header. */
const TileSkeletons = () => (
  <>
    <TileSkeleton />
    <TileSkeleton />
    <TileSkeleton />
    <TileSkeleton />
  </>
);

function TileSkeleton() {
  return (
    <div aria-hidden="true" className={cx(TILE, 'gap-2.5')}>
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-7 w-20" />
      <Skeleton className="h-3 w-24" />
    </div>
  );
}
