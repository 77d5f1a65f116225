import { say } from '../../../shared/message';
import { amountsOf, readAmount } from '../cell/amount';
import { looksLikeDate } from '../cell/dates';
import type { Columns, DateCell, DelimitedRecord, IgnoredLine, Layout } from '../model';
import { type LineNotice, nameLines } from '../notices';
import { continued, type Found } from './records-below';

/** A single line without a day has lost it; several are how the bank prints its days. */
const FEWEST_UNDATED = 2;

/**
 * The records of a bank that prints a day once, above all lines of that day, beside the first of them or alone: each line without a
 * day gets that of the one above.
 * Null where the file is not of that kind, or where a line without a day does not stand neatly in its columns: there the day may
 * have slipped. The caller is to check that all balances follow before it believes this.
 */
export function withDatesAbove(
  records: readonly DelimitedRecord[],
  layout: Layout,
  days: (text: string) => DateCell,
): { records: DelimitedRecord[]; warning: LineNotice } | null {
  const { columns } = layout;
  const textOf = ({ cells }: DelimitedRecord) => (cells[columns.date] ?? '').trim();
  const undated = records.filter((record) => textOf(record) === '');
  if (undated.length < FEWEST_UNDATED || columns.balance === undefined) return null;
  if (!undated.every((record) => isNeat(record, layout))) return null;
  let above = '';
  const filled: DelimitedRecord[] = [];
  for (const record of records) {
    const own = textOf(record);
    if (isDayAlone(record, columns.date)) {
      above = own;
      continue;
    }
    // Where the same day is printed twice running, a day that is missing is a fault.
    if ((own !== '' && days(own).dayFirst === days(above).dayFirst) || (own === '' && above === '')) return null;
    above = own || above;
    filled.push({ ...record, cells: record.cells.map((cell, at) => (at === columns.date ? above : cell)) });
  }
  const lines = undated.map(({ line }) => line);
  const message = say('statement.date-from-above', { lines: nameLines(lines) });
  return { records: filled, warning: { line: lines[0] ?? 0, code: 'DATE_FROM_ABOVE', message } };
}

const isDayAlone = ({ cells }: DelimitedRecord, date: number): boolean =>
  looksLikeDate(cells[date] ?? '') && cells.every((cell, at) => at === date || cell.trim() === '');

// Narrations tell of days; no other cell does.
const HOLDS_DAY = /\d[-/.]\d{1,2}[-/.]\d{2}|\d{4}-\d{2}-\d|\d[-/ ][a-z]{3}[-/ ]\d{2}/i;

/** Nothing beyond the headings, no cell mended, a balance of its own, and no day where none belongs. */
function isNeat({ cells, quoting }: DelimitedRecord, { columns, width }: Layout): boolean {
  const isBlank = (cell = '') => cell.trim() === '';
  const isAstray = (cell: string, at: number) =>
    at !== columns.valueDate && (looksLikeDate(cell) || (at !== columns.description && HOLDS_DAY.test(cell)));
  const hasBalance = !isBlank(cells[columns.balance ?? -1]);
  return quoting === 'good' && hasBalance && cells.slice(width).every(isBlank) && !cells.some(isAstray);
}

/** A single line without its figures has lost them; several are how a page was taken apart. */
const FEWEST_BELOW = 2;

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
  if (open || below.length < FEWEST_BELOW) return null;
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
