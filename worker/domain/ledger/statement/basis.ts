import type { IsoDate } from '../../shared/dates';
import type { BasisPoints, Paise } from '../../shared/money';

/** On what figures rest: on money alone, on documents in part, or on documents that a person declared complete. */
export const BASES = ['money', 'mixed', 'accrual'] as const;
export type BasisKind = (typeof BASES)[number];

/** What the basis of a period is told from, in paise; revenue and expenses as what went over their accounts, not negative. */
export type BasisFacts = {
  /** The last day of the period. */
  to: IsoDate;
  revenue: Paise;
  revenueByDocument: Paise;
  expenses: Paise;
  expensesByDocument: Paise;
  /** The last day to which a person declared documents complete. */
  documentsCompleteTo: IsoDate | null;
  /** Balances that an accrual may not have: suspense, transfers in transit, clearing, receipts awaiting an invoice. */
  open: readonly Paise[];
};

export type Basis = { kind: BasisKind; revenueShare: BasisPoints; expenseShare: BasisPoints };

/** Whether a report rests on money or documents, and how much of revenue and of expenses rests on documents, by value. */
export function basisOf(facts: BasisFacts): Basis {
  const shares = {
    revenueShare: shareIn(facts.revenueByDocument, facts.revenue),
    expenseShare: shareIn(facts.expensesByDocument, facts.expenses),
  };
  if (isComplete(facts)) return { kind: 'accrual', ...shares };
  const hasDocuments = facts.revenueByDocument !== 0 || facts.expensesByDocument !== 0;
  return { kind: hasDocuments ? 'mixed' : 'money', ...shares };
}

const isComplete = ({ documentsCompleteTo, to, open }: BasisFacts): boolean =>
  documentsCompleteTo !== null && documentsCompleteTo >= to && open.every((amount) => amount === 0);

/** Rounded down, so that only what rests on documents altogether says 100%. */
const shareIn = (part: Paise, whole: Paise): BasisPoints =>
  (whole === 0 ? 0 : Number((BigInt(part) * 10_000n) / BigInt(whole))) as BasisPoints;
