import { type Paise, paise, parseRupees } from '#domain/shared/money';
import { formatCount, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { StatCard } from '../../ui/figure/stat-card';
import type { Habit, Spending } from './spending.queries';

/** Three beside each other; on a narrow screen the first stands above the two others. */
export const FIGURES = 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 max-sm:[&>:first-child]:col-span-2';

/** What was spent, what of it comes back every month, and how the budgets stand: none of them counts transfers. */
export function SpendingFigures({ spending: { total, breakdown, recurring, budgets } }: { spending: Spending }) {
  const monthly = recurring.filter(({ kind, nextOn, isSpent }) => kind === 'monthly' && nextOn !== null && isSpent);
  const left = sum(budgets.map((budget) => budget.left));
  return (
    <div className={FIGURES}>
      <StatCard
        label={m.spending_total()}
        value={formatInr(parseRupees(total))}
        note={m.spending_total_note({ count: formatCount(breakdown.length) })}
      />
      <StatCard
        label={m.spending_monthly_total()}
        value={formatInr(sum(monthly.map(({ amount }: Habit) => amount)))}
        note={m.spending_monthly_note({ count: formatCount(monthly.length) })}
      />
      <StatCard
        label={m.spending_budget_left()}
        value={budgets.length === 0 ? m.spending_no_budgets_short() : formatInr(left)}
        tone={left < 0 ? 'red' : 'plain'}
        note={m.spending_budget_note({ count: formatCount(budgets.length) })}
      />
    </div>
  );
}

const sum = (amounts: readonly string[]): Paise =>
  paise(amounts.reduce((whole, amount) => whole + parseRupees(amount), 0));
