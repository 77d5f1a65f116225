import { type IsoDate, isoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import type { SpentInMonth } from './spending-lines';

/** What a company means to spend on a category in a month, from a month on. */
export type Budget = { id: string; categoryId: string; amount: Paise; fromMonth: IsoDate };

export type BudgetStanding = Budget & {
  /** What the budget comes to over the months in which it holds; spent in them; left, below nought where it is overspent. */
  budgeted: Paise;
  spent: Paise;
  left: Paise;
};

/**
 * How the budgets of a company stand over some months. Of several for one category the latest that has begun holds in a month,
 * and only months in which one holds count; one that has not begun by the last month is not among them.
 */
export function budgetStandings(
  budgets: readonly Budget[],
  months: readonly string[],
  spent: readonly SpentInMonth[],
): BudgetStanding[] {
  const categories = [...new Set(budgets.map(({ categoryId }) => categoryId))].sort();
  return categories.flatMap((category) => {
    const own = budgets.filter(({ categoryId }) => categoryId === category);
    const spentOn = spent.filter(({ categoryId }) => categoryId === category);
    return standingOf(own, months, spentOn);
  });
}

function standingOf(
  own: readonly Budget[],
  months: readonly string[],
  spent: readonly SpentInMonth[],
): BudgetStanding[] {
  const held = new Map(months.map((month) => [month, inForce(own, month)]));
  const latest = inForce(own, months.at(-1) ?? '');
  if (!latest) return [];
  const budgeted = [...held.values()].reduce((sum, budget) => sum + (budget?.amount ?? 0), 0);
  const used = spent.reduce((sum, { month, amount }) => (held.get(month) ? sum + amount : sum), 0);
  return [{ ...latest, budgeted: paise(budgeted), spent: paise(used), left: paise(budgeted - used) }];
}

function inForce(budgets: readonly Budget[], month: string): Budget | undefined {
  const first = isoDate(`${month}-01`);
  const begun = budgets.filter(({ fromMonth }) => fromMonth <= first);
  return begun.toSorted((a, b) => (a.fromMonth < b.fromMonth ? 1 : -1))[0];
}
