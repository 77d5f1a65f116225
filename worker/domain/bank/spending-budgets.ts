import { type IsoDate, isoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import type { Spent } from './spending-lines';

/** What a company means to spend on a category in a month, from a month on. */
export type Budget = { id: string; subcategory: string; amount: Paise; fromMonth: IsoDate };

export type BudgetStanding = Budget & {
  /** What the budget comes to over the months of the period; spent in the period; left, below nought where it is overspent. */
  budgeted: Paise;
  spent: Paise;
  left: Paise;
};

/**
 * How the budgets of a company stand over some months. Of several for one category the latest that has begun holds in a month;
 * one that has not begun by the last month is not among them.
 */
export function budgetStandings(
  budgets: readonly Budget[],
  months: readonly string[],
  spent: readonly Spent[],
): BudgetStanding[] {
  const names = [...new Set(budgets.map(({ subcategory }) => subcategory))].sort();
  return names.flatMap((name) => {
    const own = budgets.filter(({ subcategory }) => subcategory === name);
    const held = months.map((month) => inForce(own, month));
    const latest = held.at(-1);
    if (!latest) return [];
    const budgeted = paise(held.reduce((sum, budget) => sum + (budget?.amount ?? 0), 0));
    const used = spent.find(({ subcategory }) => subcategory === name)?.amount ?? paise(0);
    return [{ ...latest, budgeted, spent: used, left: paise(budgeted - used) }];
  });
}

function inForce(budgets: readonly Budget[], month: string): Budget | undefined {
  const first = isoDate(`${month}-01`);
  const begun = budgets.filter(({ fromMonth }) => fromMonth <= first);
  return begun.toSorted((a, b) => (a.fromMonth < b.fromMonth ? 1 : -1))[0];
}
