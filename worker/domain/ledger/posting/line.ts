import { categoryById } from '../../bank/chart/chart';
import type { Side } from '../../bank/values';
import { type Paise, paise } from '../../shared/money';
import { CATEGORY_ACCOUNTS } from '../chart/category-accounts.data';
import { type AccountCode, type AccountId, SUSPENSE } from '../chart/chart';
import type { Entry, VoucherKind } from '../model';

/** Tax in receipts for which no invoice is known yet: due, though not invoiced. */
export const TAX_AWAITING_INVOICE: AccountCode = '2707';

/** Categories of lines that undo another line: matched, they post the opposite of what that one posted. */
export const UNDOING: ReadonlySet<string> = new Set(['failed-payment-returned', 'cheque-return']);

/**
 * What is kept back of a payment, as a part of its line that is deducted, is owed to the authority until it is deposited: these stand
 * on the account of that debt whichever side they come on (posting rules B20, D09, W01).
 */
const KEPT_BACK: ReadonlySet<string> = new Set(['tds-deposited', 'provident-fund', 'esic', 'professional-tax']);

/** A bank line, or what several lines of one account, category and side add up to. Amounts are in paise and without sign. */
export type Line = {
  bankAccountId: string;
  /** Null of a line without a category. */
  categoryId: string | null;
  side: Side;
  /** The account to which the company lets the category post; nothing where it is the usual one. */
  ownAccount?: AccountId | null | undefined;
  amount: Paise;
  /** GST at the rate of its category within a receipt; nought of what holds none. */
  inside: Paise;
};

/**
 * The account a line posts to beside its bank account. Without a category, against the direction of its category, or undoing a line
 * that nobody has named, it is Suspense (posting rule B01).
 */
export function contraOf({
  categoryId,
  side,
  ownAccount,
}: Pick<Line, 'categoryId' | 'side' | 'ownAccount'>): AccountId {
  if (categoryId === null || UNDOING.has(categoryId)) return SUSPENSE;
  if (ownAccount) return ownAccount;
  const entry = categoryById(categoryId);
  if (!entry) return side === 'credit' ? '4206' : '5531';
  const isAgainst =
    entry.direction !== 'both' && (entry.direction === 'in') !== (side === 'credit') && !KEPT_BACK.has(entry.id);
  return isAgainst ? SUSPENSE : CATEGORY_ACCOUNTS[entry.id];
}

/**
 * The entries of a line that posts by its category: its bank account against the category's. Of a receipt of a company registered
 * for GST the tax within it is set aside (posting rule B02).
 */
export function entriesOfLine(line: Line, isRegistered: boolean): Entry[] {
  const sign = line.side === 'credit' ? 1 : -1;
  const account = contraOf(line);
  const inside = isRegistered && account !== SUSPENSE && line.side === 'credit' ? line.inside : 0;
  const entries = [
    { account: line.bankAccountId, amount: paise(sign * line.amount) },
    { account, amount: paise(-sign * (line.amount - inside)) },
    { account: TAX_AWAITING_INVOICE, amount: paise(-sign * inside) },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

/** GST at a rate within an amount that holds it, in paise, halves up: as the triggers of the database count it. */
export const insideOf = (amount: Paise, rate: number): Paise =>
  paise(Math.trunc((2 * amount * rate + 10_000 + rate) / (2 * (10_000 + rate))));

/** Where a line of own money goes to own money: a contra, not a receipt or a payment. */
export const OWN_MONEY: ReadonlySet<string> = new Set([
  'own-account-transfer',
  'fixed-deposit',
  'wallet-top-up',
  'cash-withdrawal',
  'cash-deposit',
]);

/** The kind of voucher a bank line is. */
export function kindOfLine({ categoryId, side }: Pick<Line, 'categoryId' | 'side'>): VoucherKind {
  if (categoryId !== null && OWN_MONEY.has(categoryId)) return 'contra';
  return side === 'credit' ? 'receipt' : 'payment';
}

/** The rule by which a line posts, as an entry tells it. */
export function ruleOfLine(line: Pick<Line, 'categoryId' | 'side' | 'ownAccount'>): string {
  if (contraOf(line) === SUSPENSE) return 'B01';
  return line.ownAccount ? 'own' : 'category';
}
