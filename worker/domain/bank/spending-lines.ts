import type { IsoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import { cashPlace, lineName } from './reports-heads';
import { cellsOf, daysWithin, type ReportDay } from './reports-lines';
import type { Payment } from './spending';
import type { CategoryKind } from './values';

export type Spent = { subcategory: string; kind: CategoryKind | null; amount: Paise; count: number };

/** Money spent: expenses, and what went out without a category. Tax, transfers, loans and assets are not. */
const isSpent = (category: CategoryKind | null, signedAmount: number) =>
  signedAmount < 0 && (category === 'expense' || category === null);

/** What was spent in a period by category, the largest first. */
export function spentByCategory(days: readonly ReportDay[], from: IsoDate, to: IsoDate): Spent[] {
  const sums = new Map<string, Spent>();
  for (const { category, subcategory, side, amount, count } of cellsOf(daysWithin(days, from, to))) {
    if (!isSpent(category, side === 'debit' ? -amount : amount)) continue;
    const name = lineName(category, subcategory);
    const known = sums.get(name);
    const whole = paise((known?.amount ?? 0) + amount);
    sums.set(name, { subcategory: name, kind: category, amount: whole, count: (known?.count ?? 0) + count });
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount || (a.subcategory < b.subcategory ? -1 : 1));
}

/** What was spent in each of some months, the same lines as by category. */
export function spentByMonth(
  days: readonly ReportDay[],
  months: readonly string[],
): { month: string; amount: Paise }[] {
  const sums = new Map(months.map((month) => [month, 0]));
  for (const { month, category, side, amount } of cellsOf(days)) {
    const known = sums.get(month);
    if (known !== undefined && isSpent(category, side === 'debit' ? -amount : amount)) sums.set(month, known + amount);
  }
  return months.map((month) => ({ month, amount: paise(sums.get(month) ?? 0) }));
}

/** The payments in which a habit may show: all that leaves the company to somebody with a name, except its taxes. */
export function paymentsIn(days: readonly ReportDay[]): Payment[] {
  return days.flatMap(({ day, lines }) =>
    lines.flatMap(([category, subcategory, signedAmount, payee]) => {
      const isOut = signedAmount < 0 && category !== 'tax_payment' && cashPlace(category, subcategory) !== 'own';
      return isOut && payee ? [{ day, payee, subcategory, amount: paise(-signedAmount) }] : [];
    }),
  );
}
