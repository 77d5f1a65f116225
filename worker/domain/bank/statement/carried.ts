import { readAmount } from './amount';
import type { Columns } from './layout';

const BEGINS =
  /^\W*(?:(?:to|by)\s+(?=opening|closing|bal|brought|carried|[bc]\W?[fd]\b))?(?:(?:grand|page|sub|monthly|daily|day(?:'?s)?|date|transaction|period|statement|net)?\s*-?\s*totals?\b|(?:opening|closing|clearing|final|ledger)\s*bal|bal(?:ance)?\s*[bc]\W?[fd]|[bc]\W?f\b|[bc][/.]d\b|(?:balance\s*)?(?:brought|carried)\s*(?:forward|down)|(?:dr|cr|debit|credit)\s*count|withdrawl?s?\s*:|deposits?\s*:|statement\s*summary)/i;

// Nothing but the words and the day they are of: 'B/F', 'Opening Balance as on 01/10/2026', 'Page Total :'.
const TAIL = String.raw`(?:\W*(?:as\s+)?(?:on|at|of|for)?\W*[\d/.,-]*(?:\s*[a-z]{3,9}\s*[\d,]+)?)?\W*$`;
const IS_CARRIED = new RegExp(
  String.raw`^\W*(?:(?:to|by)\s+)?(?:(?:opening|closing|ledger)\s*bal(?:ance)?|(?:bal(?:ance)?\s*)?(?:[bc]\W?f|[bc][/.]d|(?:brought|carried)\s*(?:forward|down)))${TAIL}`,
  'i',
);
const IS_TOTAL = new RegExp(
  String.raw`^\W*(?:(?:grand|page|sub|monthly|daily|day(?:'?s)?|date|period|net)\W*)?totals?(?:\s+(?:for|of)\s+the\s+(?:day|month|page|period))?${TAIL}`,
  'i',
);

/** Whether a cell begins as a line that sums up or carries on does. */
export const beginsAsTotal = (cell: string): boolean => BEGINS.test(cell.trim());

/**
 * What a dated line is that sums up or carries a balance on: such a line moves no money, though some banks print the balance in
 * a column of amounts. `doubt` where the amount is neither that balance nor one of two, and the balance is not that of the line above.
 */
export function carriedKind(
  cells: readonly string[],
  columns: Columns,
  above?: readonly string[],
): 'total' | 'doubt' | null {
  const text = (cells[columns.description] ?? '').trim();
  if (!BEGINS.test(text)) return null;
  const moved = amountsOf(cells, columns);
  if (moved.length === 0) return 'total';
  if (!IS_CARRIED.test(text) && !IS_TOTAL.test(text)) return null;
  const [amount = 0] = moved;
  const balance = balanceIn(cells, columns);
  if (moved.length > 1 || (balance && above && balance === balanceIn(above, columns))) return 'total';
  if (columns.balance !== undefined && balance === null) return 'total';
  return IS_CARRIED.test(text) && balance && Math.abs(balance) === Math.abs(amount) ? 'total' : 'doubt';
}

const balanceIn = (cells: readonly string[], { balance }: Columns) =>
  balance === undefined ? null : readAmount(cells[balance] ?? '', 'balance');

/** The amounts of a line other than nought, whichever way they go. */
export function amountsOf(cells: readonly string[], { debit, credit, amount }: Columns): number[] {
  return [debit, credit, amount].flatMap((at) => {
    const read = at === undefined ? null : readAmount(cells[at] ?? '', 'debit');
    return read ? [read] : [];
  });
}
