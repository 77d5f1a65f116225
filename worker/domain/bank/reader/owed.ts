import { paise } from '../../shared/money';
import { chain, followsWithSidesSwapped } from './balance-chain';
import { recordsAbove } from './file-facts';
import type { Layout } from './layout';
import type { Rows } from './rows';

const BORROWED =
  /\b(?:cash credit|over\s?draft|drawing (?:power|limit)|(?:sanction(?:ed)?|credit|od|cc) limit|loan|credit card|outstanding)\b/i;

/** Whether the lines above the table speak of an account that borrows. */
export const isBorrowing = (layout: Layout): boolean =>
  recordsAbove(layout).some((cells) => BORROWED.test(cells.join(' ')));

/**
 * The balances of an account that borrows, where the bank prints what is owed without Dr or a minus: they grow by what goes out.
 * Taken so only where the file says that it is such an account, and every balance follows in this way and in no other.
 */
export function withOwedBalances(read: Rows, layout: Layout): Rows {
  if (!isBorrowing(layout)) return read;
  const { breaks, checked } = chain(read.rows);
  if (breaks.length < 2 || breaks.length * 2 <= checked || !followsWithSidesSwapped(read.rows)) return read;
  const rows = read.rows.map((row) => ({ ...row, balance: row.balance === null ? null : paise(0 - row.balance) }));
  const message =
    'The account borrows and prints what is owed as its balance, so the balances were read as overdrawn. All of them agree with that.';
  return { ...read, rows, warnings: [...read.warnings, { line: 0, code: 'BALANCE_OWED', message }] };
}
