import type { Paise } from '../../shared/money';
import { type Account, type AccountId, chartCodeOf } from '../chart/chart';

/** What an account holds on a day in paise, debit positive: of one party and one tag where the account tells them apart. */
export type Holding = {
  account: AccountId;
  partyId?: string | null | undefined;
  tag?: string | null | undefined;
  amount: Paise;
};

/** The debits and the credits of an account in a period; neither is negative. */
export type Turnover = { debit: Paise; credit: Paise };

/** Looks an account up. Throws RangeError where the company has none of this id: entries name no other. */
export type AccountFinder = (id: AccountId) => Account;

export function accountFinder(accounts: readonly Account[]): AccountFinder {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return (id) => {
    const account = byId.get(id);
    if (!account) throw new RangeError(`The company has no account ${id}`);
    return account;
  };
}

/** Looks accounts up as they are presented: one of the company's own with the code of that of the chart beside which it stands. */
export function presentedBy(accountOf: AccountFinder): AccountFinder {
  const found = new Map<AccountId, Account>();
  return (id) => {
    const known = found.get(id);
    if (known) return known;
    const account = accountOf(id);
    const shown = { ...account, code: chartCodeOf(account) };
    found.set(id, shown);
    return shown;
  };
}

/** Why an account is shown under a line that is not its own. */
export const PART_REASONS = ['own', 'opposite', 'due-within-a-year', 'tax-year', 'profit'] as const;
export type PartReason = (typeof PART_REASONS)[number];

/**
 * A part of a line as its note shows it: an account, or the taxes of one year, or the profit of the year. The amounts stand in the
 * columns of the statement and have the sign of their line.
 */
export type Part = { account: AccountId | null; tag: string | null; reason: PartReason; amounts: Paise[] };

/** A row of a statement: a line with its note, or a total of the lines above it. */
export type StatementRow<Id extends string = string> = {
  id: Id;
  kind: 'line' | 'total';
  /** The heading under which the row stands. */
  head: string;
  amounts: Paise[];
  parts: Part[];
};

export const sumOf = (amounts: Iterable<number>): Paise => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum as Paise;
};

export const negated = (amount: Paise): Paise => (amount === 0 ? 0 : -amount) as Paise;
