import type { CategoryKind, Side } from '../bank/values';
import { type Paise, paise } from '../shared/money';

export type Sum = { category: CategoryKind | null; side: Side; amount: Paise; count: number };

export type FinancialSummary = {
  totalIncome: Paise;
  totalExpenses: Paise;
  netIncome: Paise;
  transactionCount: number;
  uncategorizedCount: number;
  /** Without transfers between own accounts and without tax payments, which are neither earned nor spent. */
  operatingIncome: Paise;
  operatingExpenses: Paise;
  operatingNet: Paise;
  leftOut: { category: CategoryKind; side: Side; amount: Paise; count: number }[];
};

const isOperating = ({ category }: Sum) => category !== 'transfer' && category !== 'tax_payment';

/**
 * The four figures of a period, in paise: plain credits, plain debits, their difference and the count; beside them the
 * operating figures, and what those leave out, so that the two can be added up again.
 */
export function financialSummary(sums: readonly Sum[]): FinancialSummary {
  const totalIncome = total(sums, 'credit');
  const totalExpenses = total(sums, 'debit');
  const operating = sums.filter(isOperating);
  const operatingIncome = total(operating, 'credit');
  const operatingExpenses = total(operating, 'debit');
  return {
    totalIncome,
    totalExpenses,
    netIncome: paise(totalIncome - totalExpenses),
    transactionCount: sums.reduce((count, sum) => count + sum.count, 0),
    uncategorizedCount: sums.filter(({ category }) => category === null).reduce((count, sum) => count + sum.count, 0),
    operatingIncome,
    operatingExpenses,
    operatingNet: paise(operatingIncome - operatingExpenses),
    leftOut: sums.flatMap((sum) => (sum.category && !isOperating(sum) ? [{ ...sum, category: sum.category }] : [])),
  };
}

const total = (sums: readonly Sum[], side: Side): Paise =>
  sums.filter((sum) => sum.side === side).reduce((whole, { amount }) => paise(whole + amount), paise(0));
