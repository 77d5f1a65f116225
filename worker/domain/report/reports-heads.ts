import { categoryById, categoryName, categoryWords, type OwnNames } from '../bank/chart/chart';
import type { CategoryKind } from '../bank/values';
import { type Message, type Said, say } from '../shared/message';

/** Where a line stands in the profit and loss account: its side of it and its head. Null where it does not belong there. */
export type ProfitPlace = { section: 'income' | 'expenses'; head: Message } | null;

// Heads of the chart that name what an accountant does with the line rather than where it is shown.
const REVENUE = say('report.head.revenue-from-operations');
const HEADS: Readonly<Record<string, ProfitPlace>> = {
  'reduce-revenue': { section: 'income', head: REVENUE },
  'reverses-the-receipt': { section: 'income', head: REVENUE },
  'reduce-the-expense': { section: 'expenses', head: say('report.head.refunds-from-vendors') },
  'reverses-the-original-payment': { section: 'expenses', head: say('report.head.payments-returned') },
  'by-nature-of-the-bill': { section: 'expenses', head: say('report.head.employee-reimbursements') },
  csr: { section: 'expenses', head: say('report.head.csr-donations') },
};

/** Movements of capital, loans, deposits, assets and own money, and payments of tax, are neither earned nor spent. */
export function profitPlace(category: CategoryKind | null, categoryId: string | null): ProfitPlace {
  if (category !== 'income' && category !== 'expense') return null;
  const section = category === 'income' ? 'income' : 'expenses';
  const entry = categoryId === null ? undefined : categoryById(categoryId);
  // A category of one's own, or one of the chart under another kind than the chart's: the person's kind decides.
  if (!entry || entry.kind !== category) return { section, head: section === 'income' ? OTHER.income : OTHER.expense };
  const head = slugOf(entry.statementHead);
  return HEADS[head] ?? { section, head: say(`report.head.${head}`) };
}

/** A head of the chart as ids have it; of two names the first is shown. */
const slugOf = (head: string): string => {
  const [shown = ''] = head.toLowerCase().split(' / ');
  return shown.replace(/[^a-z]+/g, '-').replace(/-$/, '');
};

export type Activity = 'operating' | 'investing' | 'financing';
export type CashPlace = { activity: Activity; label: Message } | 'own' | 'open';

// Interest and dividends received are investing, interest paid is financing: AS 3, paragraphs 30 to 32.
const ACTIVITIES: Readonly<Record<string, Activity>> = {
  'bank-interest': 'investing',
  'fixed-deposit-interest': 'investing',
  'dividend-received': 'investing',
  'fixed-deposit': 'investing',
  computers: 'investing',
  furniture: 'investing',
  'fit-out-works': 'investing',
  'machinery-and-vehicles': 'investing',
  'security-deposit': 'investing',
  'share-capital': 'financing',
  'partner-capital': 'financing',
  'director-loan': 'financing',
  'loan-received': 'financing',
  drawings: 'financing',
  'director-loan-repayment': 'financing',
  'dividend-paid': 'financing',
  'partner-interest': 'financing',
  'overdraft-interest': 'financing',
  'intercorporate-interest': 'financing',
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
  return { activity: ACTIVITIES[entry.id] ?? 'operating', label: say(`report.group.${entry.groupId}`) };
}

const OTHER: Record<Exclude<CategoryKind, 'transfer'>, Message> = {
  income: say('report.head.other-income'),
  expense: say('report.head.other-expenses'),
  tax_payment: say('report.group.statutory-dues'),
};

const KINDS: Record<CategoryKind, Message> = {
  income: say('report.kind.income'),
  expense: say('report.kind.expense'),
  tax_payment: say('report.kind.tax-payment'),
  transfer: say('report.kind.transfer'),
};

/** The name a line is shown under: its category's, else its kind's, else that it has none. */
export const lineName = (category: CategoryKind | null, categoryId: string | null, own?: OwnNames): Said =>
  categoryId !== null
    ? categoryWords(categoryId, categoryName(categoryId, own))
    : category
      ? KINDS[category]
      : say('report.open');
