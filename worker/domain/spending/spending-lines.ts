import type { CategoryKind } from '../bank/values';
import { cashPlace } from '../report/reports-heads';
import { cellsOf, daysWithin, type ReportDay } from '../report/reports-lines';
import type { IsoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import type { Payment } from './spending';

/** What was spent on a category; without one it stands under its kind. */
export type Spent = { categoryId: string | null; kind: CategoryKind | null; amount: Paise; count: number };

/** What was spent on a category in a month; below nought where more of it came back than went out. */
export type SpentInMonth = Spent & { month: string };

/**
 * Money spent: expenses, less what of them was given back, as in the profit and loss account, and what went out without a
 * category. Tax, transfers, loans and assets are not. Counted are the payments.
 */
export function spentInMonths(days: readonly ReportDay[]): SpentInMonth[] {
  return cellsOf(days).flatMap(({ month, category, categoryId, side, amount, count }) => {
    const isOut = side === 'debit';
    if (category !== 'expense' && (category !== null || !isOut)) return [];
    const spent = { amount: paise(isOut ? amount : -amount), count: isOut ? count : 0 };
    return [{ month, categoryId, kind: category, ...spent }];
  });
}

/** What was spent in a period by category, the largest first. */
export function spentByCategory(days: readonly ReportDay[], from: IsoDate, to: IsoDate): Spent[] {
  const sums = new Map<string, Spent>();
  for (const { month: _month, ...spent } of spentInMonths(daysWithin(days, from, to))) {
    const key = `${spent.categoryId ?? spent.kind}`;
    const known = sums.get(key);
    const whole = paise((known?.amount ?? 0) + spent.amount);
    sums.set(key, { ...spent, amount: whole, count: (known?.count ?? 0) + spent.count });
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount || (`${a.categoryId}` < `${b.categoryId}` ? -1 : 1));
}

/** What was spent in each of some months, the same lines as by category. */
export function spentByMonth(
  days: readonly ReportDay[],
  months: readonly string[],
): { month: string; amount: Paise }[] {
  const sums = new Map(months.map((month) => [month, 0]));
  for (const { month, amount } of spentInMonths(days)) {
    const known = sums.get(month);
    if (known !== undefined) sums.set(month, known + amount);
  }
  return months.map((month) => ({ month, amount: paise(sums.get(month) ?? 0) }));
}

/** The payments in which a habit may show: all that leaves the company to somebody with a name, except its taxes.
 * A fee that was kept back from a receipt is no payment of its own. */
export function paymentsIn(days: readonly ReportDay[]): Payment[] {
  return days.flatMap(({ day, lines }) =>
    lines.flatMap(([category, categoryId, signedAmount, payee, isDeducted]) => {
      const isOut =
        signedAmount < 0 && !isDeducted && category !== 'tax_payment' && cashPlace(category, categoryId) !== 'own';
      return isOut && payee ? [{ day, payee, categoryId, amount: paise(-signedAmount) }] : [];
    }),
  );
}
