import type { Paise } from '../../shared/money';
import type { Account, AccountId } from '../chart/chart';
import type { Balances } from '../model';
import { type AccountFinder, sumOf, type Turnover } from './model';

/** An account's balance as the year or the period began, what went over it, and its balance on the day; debit positive. */
export type TrialBalanceRow = { account: Account; opening: Paise; debit: Paise; credit: Paise; closing: Paise };

/** Each side by itself: of a trial balance that is right, the two sides of each pair are equal. */
export type TrialBalanceTotals = Record<
  'openingDebit' | 'openingCredit' | 'debit' | 'credit' | 'closingDebit' | 'closingCredit',
  Paise
>;

export type TrialBalance = { rows: TrialBalanceRow[]; totals: TrialBalanceTotals };

/**
 * The trial balance in the order of the statements, without accounts that were at nil and had no entry, but for those that are to be
 * shown beside what they stood at before.
 */
export function trialBalanceOf(
  opening: Balances,
  turnover: ReadonlyMap<AccountId, Turnover>,
  accountOf: AccountFinder,
  shown: Iterable<AccountId> = [],
): TrialBalance {
  const always = new Set(shown);
  const ids = new Set([...opening.keys(), ...turnover.keys(), ...always]);
  const rows = [...ids]
    .map((id) => rowOf(accountOf(id), opening.get(id) ?? (0 as Paise), turnover.get(id)))
    .filter(
      ({ account, opening, debit, credit }) => always.has(account.id) || opening !== 0 || debit !== 0 || credit !== 0,
    )
    .sort(byPlace);
  return {
    rows,
    totals: {
      openingDebit: debits(rows.map(({ opening }) => opening)),
      openingCredit: credits(rows.map(({ opening }) => opening)),
      debit: sumOf(rows.map(({ debit }) => debit)),
      credit: sumOf(rows.map(({ credit }) => credit)),
      closingDebit: debits(rows.map(({ closing }) => closing)),
      closingCredit: credits(rows.map(({ closing }) => closing)),
    },
  };
}

function rowOf(account: Account, opening: Paise, turnover?: Turnover): TrialBalanceRow {
  const { debit, credit } = turnover ?? { debit: 0 as Paise, credit: 0 as Paise };
  return { account, opening, debit, credit, closing: (opening + debit - credit) as Paise };
}

const byPlace = ({ account: one }: TrialBalanceRow, { account: other }: TrialBalanceRow): number =>
  one.code.localeCompare(other.code) || one.name.localeCompare(other.name);

const debits = (amounts: readonly Paise[]): Paise => sumOf(amounts.filter((amount) => amount > 0));
const credits = (amounts: readonly Paise[]): Paise => (0 - sumOf(amounts.filter((amount) => amount < 0))) as Paise;
