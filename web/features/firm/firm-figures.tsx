import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { parseRupees } from '#domain/shared/money';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import { Money } from '../../ui/figure/money';
import { StatCard, StatCardSkeleton } from '../../ui/figure/stat-card';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Why } from '../../ui/why/why';
import { type FirmSummary, firmSummaryQuery } from './firm.queries';
import { type ScoredClient, ScoreExplanation } from './score-explanation';

export const FIGURES_GRID = 'grid grid-cols-2 gap-3 lg:grid-cols-4';

type FirmFiguresProps = {
  caFirmId: string;
  clients: readonly ScoredClient[] | undefined;
  /** What opens behind the revenue. */
  revenueReason: () => ReactNode;
};
type FiguresProps = Omit<FirmFiguresProps, 'caFirmId'> & { summary: FirmSummary };

/** The firm in four figures. */
export function FirmFigures({ caFirmId, clients, revenueReason }: FirmFiguresProps) {
  const summary = useQuery(firmSummaryQuery(caFirmId));
  if (summary.isError) return <ErrorPanel error={summary.error} onRetry={() => void summary.refetch()} />;
  return (
    <section aria-label={m.firm_figures()} className={FIGURES_GRID}>
      {summary.data ? <Figures summary={summary.data} clients={clients} revenueReason={revenueReason} /> : <Outlines />}
    </section>
  );
}

function Figures({ summary, clients, revenueReason }: FiguresProps) {
  const { companies, activeCompanies, monthlyRevenue, activeSubscriptions, templates, defaultTemplates } = summary;
  return (
    <>
      <StatCard
        label={m.firm_companies()}
        value={formatCount(companies)}
        note={m.firm_active_clients({ count: formatCount(activeCompanies) })}
      />
      <StatCard
        label={m.firm_revenue()}
        value={<Money amount={parseRupees(monthlyRevenue)} />}
        note={m.firm_active_subscriptions({ count: formatCount(activeSubscriptions) })}
        explanation={
          <Why figure={m.firm_revenue()} value={<Money amount={parseRupees(monthlyRevenue)} />}>
            {revenueReason}
          </Why>
        }
      />
      <StatCard
        label={m.firm_templates()}
        value={formatCount(templates)}
        note={m.firm_default_templates({ count: formatCount(defaultTemplates) })}
      />
      <StatCard
        label={m.firm_score()}
        value={<Score value={summary.complianceScore} />}
        note={m.firm_score_note()}
        explanation={<ScoreExplanation summary={summary} clients={clients} />}
      />
    </>
  );
}

function Score({ value }: { value: number | null }) {
  if (value !== null) return `${value}%`;
  return <span className="text-base font-normal tracking-normal text-ink-2">{m.firm_score_none()}</span>;
}

function Outlines() {
  return (
    <>
      <StatCardSkeleton />
      <StatCardSkeleton />
      <StatCardSkeleton />
      <StatCardSkeleton />
    </>
  );
}
