import { readAmount } from './amount';
import { amountsOf } from './carried';
import type { Columns, Layout } from './layout';
import type { DelimitedRecord } from './records';
import type { Found } from './records-below';
import { continued } from './row-text';
import type { IgnoredLine } from './rows';

/** A single line without its figures has lost them; several are how a page was taken apart. */
const FEWEST = 2;

/**
 * The records of a file that prints the figures of a transaction beside the last line of its text: each day without money takes
 * the money of the line below it, which has no day. Null where the file is not of that kind throughout. The caller is to check
 * that all balances follow before it believes this.
 */
export function withFiguresBelow(
  { records, ignored, days, remarks }: Pick<Found, 'records' | 'ignored' | 'days' | 'remarks'>,
  { columns }: Layout,
): Pick<Found, 'records' | 'ignored'> | null {
  // A day that was taken for a remark may have been that of figures below it.
  if (columns.balance === undefined || remarks.size > 0) return null;
  const hasDay = ({ cells }: DelimitedRecord) => days((cells[columns.date] ?? '').trim()).dayFirst !== null;
  if (records.every(hasDay)) return null;
  const joined: DelimitedRecord[] = [];
  const below: DelimitedRecord[] = [];
  let open = false;
  for (const record of records) {
    const isDated = hasDay(record);
    const isWhole = hasMoney(record.cells, columns);
    const isTold = (record.cells[columns.description] ?? '').trim() !== '';
    // A day and a text without money wait for the line below; any other line in its place belongs to no such pair.
    if (open === isDated || !(isWhole || (isDated && isTold))) return null;
    const above = joined.at(-1);
    if (open && above) joined[joined.length - 1] = merged(above, record, columns);
    (open ? below : joined).push(record);
    open = isDated && !isWhole;
  }
  if (open || below.length < FEWEST) return null;
  const told = [...ignored, ...below.map(asContinuation)].sort((one, other) => one.line - other.line);
  return { records: joined, ignored: told };
}

const asContinuation = ({ line, cells }: DelimitedRecord): IgnoredLine => ({
  ...{ line, kind: 'continuation' },
  text: cells.filter((cell) => cell.trim()).join(' '),
});

const hasMoney = (cells: readonly string[], columns: Columns): boolean =>
  amountsOf(cells, columns).length > 0 || readAmount(cells[columns.balance ?? -1] ?? '', 'balance') !== null;

/** One record of two: the text runs on, and every other cell that is empty above is the one below. */
function merged(above: DelimitedRecord, below: DelimitedRecord, columns: Columns): DelimitedRecord {
  const cells = continued(above.cells, below.cells, columns).map((cell, at) =>
    cell.trim() === '' ? (below.cells[at] ?? '') : cell,
  );
  return { ...above, cells, quoting: above.quoting === 'good' ? below.quoting : above.quoting };
}
