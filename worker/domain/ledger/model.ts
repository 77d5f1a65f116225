import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import type { NewDeduction } from '../tds/deduction';
import type { AccountId } from './chart/chart';

/** Tally's eight kinds of voucher, and the one that opens the books. */
export const VOUCHER_KINDS = [
  'receipt',
  'payment',
  'contra',
  'journal',
  'sales',
  'purchase',
  'credit-note',
  'debit-note',
  'opening',
] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** What made a voucher; its id is that of the row it came from. */
export const VOUCHER_SOURCES = [
  'manual',
  'opening',
  'bank-line',
  'document',
  'asset',
  'spread',
  'payroll',
  'loan',
  'return',
  'import',
  'reversal',
  /** A line in a foreign currency, or a restatement, which has no row of its own. */
  'forex',
] as const;
export type VoucherSource = { kind: (typeof VOUCHER_SOURCES)[number]; id: string | null };

/**
 * One side of a voucher. The amount is in paise and signed: a debit is positive, a credit negative, none is nought. `tag` is the
 * key below an account: a TDS section or payment code, a tax year, a loan or a deposit.
 */
export type Entry = {
  account: AccountId;
  amount: Paise;
  partyId?: string | undefined;
  /** The document whose open amount this entry makes or settles. */
  billId?: string | undefined;
  tag?: string | undefined;
  foreign?: ForeignAmount | undefined;
};

/** The amount in a foreign currency, in its minor units and with the sign of the entry; the rate is in rupees per unit. */
export type ForeignAmount = { currency: string; minor: number; rate: string };

/** A voucher before it is recorded. */
export type NewVoucher = {
  /** Its id, where rows of the same change name it. */
  id?: string | undefined;
  /** A number of its own, such as that of an invoice; else the next of its kind and financial year. */
  number?: string | undefined;
  /** The voucher it takes back. */
  reversesId?: string | undefined;
  kind: VoucherKind;
  date: IsoDate;
  narration: string;
  partyId?: string | undefined;
  reference?: string | undefined;
  source: VoucherSource;
  /** The posting rule that proposed it; nothing where a person wrote it. */
  rule?: string | undefined;
  entries: readonly Entry[];
  /** The tax at source that its entries withhold, payee by payee: written into the ledger of deductions with the voucher. */
  deductions?: readonly NewDeduction[] | undefined;
};

/** The sum of the debits of entries, in paise. */
export const debitsOf = (entries: readonly Pick<Entry, 'amount'>[]): Paise =>
  entries.reduce((sum, { amount }) => (amount > 0 ? sum + amount : sum), 0) as Paise;

/** Debits less credits, in paise: nought of a voucher that balances. */
export const differenceOf = (entries: readonly Pick<Entry, 'amount'>[]): Paise =>
  entries.reduce((sum, { amount }) => sum + amount, 0) as Paise;

/** The balance of accounts on a day, in paise, debit positive. */
export type Balances = ReadonlyMap<AccountId, Paise>;
