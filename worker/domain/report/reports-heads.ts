import { categoryById, categoryName, type OwnNames } from '../bank/chart/chart';
import type { CategoryKind } from '../bank/values';

/** Where a line stands in the profit and loss account: its side of it and its head. Null where it does not belong there. */
export type ProfitPlace = { section: 'income' | 'expenses'; head: string } | null;

// Heads of the chart that name what an accountant does with the line rather than where it is shown.
const REVENUE = 'Revenue from operations';
const HEADS: Readonly<Record<string, ProfitPlace>> = {
  'Reduce revenue': { section: 'income', head: REVENUE },
  'Reverses the receipt': { section: 'income', head: REVENUE },
  'Reduce the expense': { section: 'expenses', head: 'Refunds from vendors' },
  'Reverses the original payment': { section: 'expenses', head: 'Payments returned' },
  'By nature of the bill': { section: 'expenses', head: 'Employee reimbursements' },
  'CSR / donations': { section: 'expenses', head: 'CSR / donations' },
};

/** Movements of capital, loans, deposits, assets and own money, and payments of tax, are neither earned nor spent. */
export function profitPlace(category: CategoryKind | null, categoryId: string | null): ProfitPlace {
  if (category !== 'income' && category !== 'expense') return null;
  const section = category === 'income' ? 'income' : 'expenses';
  const entry = categoryId === null ? undefined : categoryById(categoryId);
  // A category of one's own, or one of the chart under another kind than the chart's: the person's kind decides.
  if (!entry || entry.kind !== category)
    return { section, head: section === 'income' ? 'Other income' : 'Other expenses' };
  return HEADS[entry.statementHead] ?? { section, head: entry.statementHead.split(' / ')[0] ?? entry.statementHead };
}

export type Activity = 'operating' | 'investing' | 'financing';
export type CashPlace = { activity: Activity; label: string } | 'own' | 'open';

// Interest and dividends received are investing, interest paid is financing: AS 3, paragraphs 30 to 32.
const ACTIVITIES: Readonly<Record<string, Activity>> = {
  'bank-interest': 'investing',
  'fixed-deposit-interest': 'investing',
  'fixed-deposit': 'investing',
  computers: 'investing',
  furniture: 'investing',
  'machinery-and-vehicles': 'investing',
  'security-deposit': 'investing',
  'share-capital': 'financing',
  'partner-capital': 'financing',
  'director-loan': 'financing',
  'loan-received': 'financing',
  drawings: 'financing',
  'director-loan-repayment': 'financing',
  'dividend-paid': 'financing',
  'overdraft-interest': 'financing',
  'loan-emi': 'financing',
};

// Money that stays the company's own: between its accounts, its cash and its wallets.
const OWN_MONEY: readonly string[] = ['own-account-transfer', 'wallet-top-up', 'cash-withdrawal', 'cash-deposit'];

/** Where a line stands in the cash flow: an activity, 'own' for money that only moves, 'open' without a category. */
export function cashPlace(category: CategoryKind | null, categoryId: string | null): CashPlace {
  if (category === null) return 'open';
  const entry = categoryId === null ? undefined : categoryById(categoryId);
  if (!entry) return category === 'transfer' ? 'own' : { activity: 'operating', label: OTHER[category] };
  if (entry.id === 'to-be-clarified') return 'open';
  if (OWN_MONEY.includes(entry.id)) return 'own';
  return { activity: ACTIVITIES[entry.id] ?? 'operating', label: entry.group };
}

const OTHER: Record<Exclude<CategoryKind, 'transfer'>, string> = {
  income: 'Other income',
  expense: 'Other expenses',
  tax_payment: 'Statutory dues',
};

const KINDS: Record<CategoryKind, string> = {
  income: 'Income',
  expense: 'Expense',
  tax_payment: 'Tax payment',
  transfer: 'Transfer',
};

/** The name a line is shown under: its category's, else its kind's, else that it has none. */
export const lineName = (category: CategoryKind | null, categoryId: string | null, own?: OwnNames): string =>
  categoryId !== null ? categoryName(categoryId, own) : category ? KINDS[category] : 'Not yet categorised';
