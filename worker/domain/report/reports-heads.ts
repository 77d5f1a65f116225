import { chartEntry } from '../bank/chart/chart';
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
export function profitPlace(category: CategoryKind | null, subcategory: string | null): ProfitPlace {
  if (category !== 'income' && category !== 'expense') return null;
  const section = category === 'income' ? 'income' : 'expenses';
  const entry = subcategory === null ? undefined : chartEntry(subcategory);
  // A name of one's own, or one of the chart under another kind than the chart's: the person's kind decides.
  if (!entry || entry.kind !== category)
    return { section, head: section === 'income' ? 'Other income' : 'Other expenses' };
  return HEADS[entry.statementHead] ?? { section, head: entry.statementHead.split(' / ')[0] ?? entry.statementHead };
}

export type Activity = 'operating' | 'investing' | 'financing';
export type CashPlace = { activity: Activity; label: string } | 'own' | 'open';

// Interest and dividends received are investing, interest paid is financing: AS 3, paragraphs 30 to 32.
const ACTIVITIES: Readonly<Record<string, Activity>> = {
  'INC-INT': 'investing',
  'INC-FDI': 'investing',
  'TRF-FD': 'investing',
  'CAP-COMP': 'investing',
  'CAP-FURN': 'investing',
  'CAP-MACH': 'investing',
  'CAP-DEP': 'investing',
  'FUND-EQ': 'financing',
  'FUND-PART': 'financing',
  'FUND-DIR': 'financing',
  'FUND-LOAN': 'financing',
  'OWN-DRAW': 'financing',
  'OWN-LOANRP': 'financing',
  'OWN-DIV': 'financing',
  'FIN-INT': 'financing',
  'FIN-EMI': 'financing',
};

// Money that stays the company's own: between its accounts, its cash and its wallets.
const OWN_MONEY: readonly string[] = ['TRF-OWN', 'TRF-PG', 'TRF-CASHW', 'TRF-CASHD'];

/** Where a line stands in the cash flow: an activity, 'own' for money that only moves, 'open' without a category. */
export function cashPlace(category: CategoryKind | null, subcategory: string | null): CashPlace {
  if (category === null) return 'open';
  const entry = subcategory === null ? undefined : chartEntry(subcategory);
  if (!entry) return category === 'transfer' ? 'own' : { activity: 'operating', label: OTHER[category] };
  if (entry.code === 'SUSP') return 'open';
  if (OWN_MONEY.includes(entry.code)) return 'own';
  return { activity: ACTIVITIES[entry.code] ?? 'operating', label: entry.group };
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

/** The name a line is shown under: its subcategory, else its kind, else that it has none. */
export const lineName = (category: CategoryKind | null, subcategory: string | null): string =>
  subcategory ?? (category ? KINDS[category] : 'Not yet categorised');
