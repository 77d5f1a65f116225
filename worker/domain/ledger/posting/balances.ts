import type { IsoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import { type AccountId, SURPLUS, SUSPENSE } from '../chart/chart';
import type { Entry } from '../model';
import { entriesOfLine, type Line } from './line';

/** What the bank lines of one account, category, side and bucket of days add up to. */
export type LineSum = Omit<Line, 'categoryId'> & {
  /** '' of lines without a category. */
  categoryId: string;
  bucket: string;
  isRegistered: boolean;
  /** Whether the lines lie before the day on which the books were opened: they are evidence then, and no postings. */
  isBefore: boolean;
};

/** The debits and credits of an account in stored vouchers, in paise. */
export type AccountSum = { account: AccountId; bucket: string; debit: Paise; credit: Paise };

/** The balance with which a bank account's first statement begins, and its day. */
export type FirstBalance = { bankAccountId: string; day: IsoDate; amount: Paise; bucket: string };

/** A line that undoes another, with what that one posted on its contra accounts, debit positive. */
export type Undone = { bankAccountId: string; bucket: string; amount: Paise; posted: readonly Entry[] };

export type Sums = {
  lines: readonly LineSum[];
  accounts: readonly AccountSum[];
  firstBalances: readonly FirstBalance[];
  undone: readonly Undone[];
  /** Bank accounts whose balance the opening voucher states. */
  opened: ReadonlySet<AccountId>;
};

/** Debits and credits of accounts in one bucket of days, in paise, both without sign. */
export type Movement = { debit: Paise; credit: Paise };
export type Movements = ReadonlyMap<string, ReadonlyMap<AccountId, Movement>>;

/**
 * What all postings add up to, by bucket of days and account. A bank account that no opening voucher names opens with the balance of
 * its first statement against Suspense, so that it equals the bank's from the first day.
 */
export function movementsOf({ lines, accounts, firstBalances, undone, opened }: Sums): Movements {
  const found = new Map<string, Map<AccountId, { debit: number; credit: number }>>();
  const add = (bucket: string, account: AccountId, debit: number, credit: number) => {
    const ofBucket = found.get(bucket) ?? new Map<AccountId, { debit: number; credit: number }>();
    found.set(bucket, ofBucket);
    const sum = ofBucket.get(account);
    if (sum) {
      sum.debit += debit;
      sum.credit += credit;
    } else ofBucket.set(account, { debit, credit });
  };
  const post = (bucket: string, { account, amount }: Entry) =>
    add(bucket, account, Math.max(amount, 0), Math.max(-amount, 0));
  for (const { account, bucket, debit, credit } of accounts) add(bucket, account, debit, credit);
  for (const { bankAccountId, bucket, amount } of firstBalances) {
    if (opened.has(bankAccountId) || amount === 0) continue;
    post(bucket, { account: bankAccountId, amount });
    post(bucket, { account: SUSPENSE, amount: paise(-amount) });
  }
  for (const { isBefore, isRegistered, bucket, categoryId, ...line } of together(lines)) {
    if (isBefore && opened.has(line.bankAccountId)) continue;
    const known = isBefore || categoryId === '' ? null : categoryId;
    for (const entry of entriesOfLine({ ...line, categoryId: known }, isRegistered)) post(bucket, entry);
  }
  // A line that undoes another stands in Suspense by its category; what the other posted takes that place.
  for (const { bucket, amount, posted } of undone) {
    post(bucket, { account: SUSPENSE, amount });
    for (const entry of posted) post(bucket, { ...entry, amount: paise(-entry.amount) });
  }
  return found as unknown as Movements;
}

/** Sums that post alike as one: of many days and months there are few kinds. */
function together(lines: readonly LineSum[]): Iterable<LineSum> {
  const kinds = new Map<string, LineSum>();
  for (const line of lines) {
    const { bankAccountId, categoryId, side, bucket, ownAccount = '', isRegistered, isBefore } = line;
    const kind = `${bucket}|${bankAccountId}|${categoryId}|${side}|${ownAccount}|${isRegistered}|${isBefore}`;
    const sum = kinds.get(kind);
    if (sum) {
      sum.amount = paise(sum.amount + line.amount);
      sum.inside = paise(sum.inside + line.inside);
    } else kinds.set(kind, { ...line });
  }
  return kinds.values();
}

/** The accounts whose profit or loss goes to Surplus when the year ends. */
export type IsNominal = (account: AccountId) => boolean;

/** A line of a trial balance, in paise: what the year began with (debit positive), its debits and credits, and where that leads. */
export type TrialLine = { opening: Paise; debit: Paise; credit: Paise; closing: Paise };

/**
 * The trial balance of a day: `before` is what was posted before the financial year, `since` what was posted in it. Income and
 * expense of earlier years stand in Surplus. Accounts without any posting are left out.
 */
export function trialBalanceOf(
  before: ReadonlyMap<AccountId, Movement>,
  since: ReadonlyMap<AccountId, Movement>,
  isNominal: IsNominal,
): Map<AccountId, TrialLine> {
  const openings = new Map<AccountId, number>();
  for (const [account, { debit, credit }] of before) {
    const stands = isNominal(account) ? SURPLUS : account;
    openings.set(stands, (openings.get(stands) ?? 0) + debit - credit);
  }
  const ids = new Set([...openings.keys(), ...since.keys()]);
  const found = new Map<AccountId, TrialLine>();
  for (const id of ids) {
    const opening = openings.get(id) ?? 0;
    const { debit, credit } = since.get(id) ?? { debit: 0 as Paise, credit: 0 as Paise };
    if (opening === 0 && debit === 0 && credit === 0) continue;
    found.set(id, { opening: paise(opening), debit, credit, closing: paise(opening + debit - credit) });
  }
  return found;
}
