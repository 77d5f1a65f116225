import { parseRupees } from '#domain/shared/money';
import { formatCount, formatInr } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { StatCard, StatCardSkeleton } from '../../../ui/figure/stat-card';
import { Skeleton } from '../../../ui/state/skeleton';
import type { Summary } from '../books.queries';
import type { ChangeSearch } from '../books.search';
import { TEXT_BUTTON } from '../text-button';
import { SummaryWhy } from './summary-why';

const GRID = 'grid grid-cols-2 gap-2 sm:gap-3 xl:grid-cols-4';

/** The four figures of the specification: plain credits, debits, their difference and the count. */
export function SummaryCards({ summary, onOpen }: { summary: Summary; onOpen: ChangeSearch }) {
  const { totalIncome, totalExpenses, netIncome, transactionCount, uncategorizedCount } = summary;
  const net = parseRupees(netIncome);
  return (
    <div className={GRID}>
      <StatCard
        label={m.books_total_income()}
        value={inr(totalIncome)}
        note={m.books_total_income_note()}
        explanation={<SummaryWhy summary={summary} figure="income" name={m.books_total_income()} />}
      />
      <StatCard
        label={m.books_total_expenses()}
        value={inr(totalExpenses)}
        note={m.books_total_expenses_note()}
        explanation={<SummaryWhy summary={summary} figure="expenses" name={m.books_total_expenses()} />}
      />
      <StatCard
        label={m.books_net_income()}
        value={formatInr(net)}
        tone={net < 0 ? 'red' : net > 0 ? 'green' : 'plain'}
        note={m.books_net_income_note()}
        explanation={<SummaryWhy summary={summary} figure="net" name={m.books_net_income()} />}
      />
      <StatCard
        label={m.books_transactions()}
        value={formatCount(transactionCount)}
        explanation={<SummaryWhy summary={summary} figure="count" name={m.books_transactions()} />}
        note={
          <button type="button" className={TEXT_BUTTON} onClick={() => onOpen({ category: 'uncategorized' })}>
            {m.books_n_uncategorised({ count: formatCount(uncategorizedCount) })}
          </button>
        }
      />
    </div>
  );
}

const inr = (amount: string) => formatInr(parseRupees(amount));

export function SummarySkeleton() {
  return (
    <div role="status" aria-label={m.ui_loading()} className="flex flex-col gap-4">
      <div className={GRID}>
        <StatCardSkeleton />
        <StatCardSkeleton />
        <StatCardSkeleton />
        <StatCardSkeleton />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </div>
    </div>
  );
}
