import { balanceOf, readAmount } from '../cell/amount';
import { currencyColumn } from '../heading/currency';
import type { DateOrder, DelimitedRecord, IgnoredLine, Layout, Rows, UnsidedLine } from '../model';
import type { LineNotice } from '../notices';
import { isOwnExport } from '../paper/papers';
import { chain } from '../proof/chain';
import { fileFacts } from '../proof/facts';
import { withoutOtherAccounts } from './accounts';
import { dateColumn, dayWarnings, unturned, zonedBy } from './date-column';
import { oddLines, withoutLinesBelow, withoutMisplacedAmounts, withoutOddLines } from './misaligned';
import { withDatesAbove, withFiguresBelow } from './parted-rows';
import { type Reading, readRow, statusColumn } from './read-row';
import { type Found, recordsBelow } from './records-below';
import { markHabit, sidesByBalance, withSignedColumn } from './sides';

/** Turns the lines below the heading into transactions, and each line that cannot be one into a problem. */
export function readRows(layout: Layout, wished?: DateOrder): Rows {
  const found = recordsBelow(layout);
  // A day that was taken for a remark may be the one above lines without a day.
  const filled = found.remarks.size > 0 ? null : withDatesAbove(found.records, layout, found.days);
  const rows = filled ? rowsOf({ ...found, records: filled.records }, layout, wished) : null;
  if (filled && rows && isProved(rows)) return { ...rows, warnings: [...rows.warnings, filled.warning] };
  const joined = withFiguresBelow(found, layout);
  const whole = joined && rowsOf({ ...found, ...joined }, layout, wished);
  return whole && isProved(whole) ? whole : rowsOf(found, layout, wished);
}

/** Whether every balance follows: then no line can stand where it does not belong. */
function isProved({ rows, problems }: Rows): boolean {
  const { breaks, checked, copies } = chain(rows);
  return problems.length === 0 && breaks.length === 0 && copies.length === 0 && checked === rows.length;
}

function rowsOf(found: Found, layout: Layout, wished?: DateOrder): Rows {
  const reading = readingOf(found, layout, wished);
  const { warnings, marks, dates } = reading;
  const { unsided, problems } = readAll(found.records, reading);
  const whole = withoutOddLines(unsided, oddLines(found.records, unsided, layout), problems);
  const inTable = withoutLinesBelow(whole, found.belowTable, problems);
  const opening = () => fileFacts(layout, new Set(found.ignored.map(({ line }) => line))).opening;
  const sided = sidesByBalance(inTable, marks, warnings, opening);
  const signed = withSignedColumn({ rows: sided.rows, warnings });
  const bridged = withoutMisplacedAmounts(signed.rows, found.records, layout, problems);
  const own = withoutOtherAccounts(bridged, found.records, layout, problems);
  const all = [...problems, ...sided.problems];
  const still = zeroMovementLines(all, found.records, layout);
  if (still.length === 0) return { ...signed, rows: own, problems: all, ignored: found.ignored, dates };
  const passed = new Set(still.map(({ line }) => line));
  const ignored = [...found.ignored, ...still].sort((one, other) => one.line - other.line);
  return { ...signed, rows: own, problems: all.filter(({ line }) => !passed.has(line)), ignored, dates };
}

function readingOf(found: Found, layout: Layout, wished?: DateOrder): Reading {
  const { records, doubtful, underOther, unsettled } = found;
  const texts = [...new Set(records.map(({ cells }) => cells[layout.columns.date]?.trim() ?? ''))];
  const { days, warnings } = unturned(texts, found.days);
  return {
    ...{ layout, days, doubtful, underOther, unsettled },
    isOwn: isOwnExport(layout.headerCells),
    dates: dateColumn(texts.map(days), wished),
    warnings: [...warnings, ...dayWarnings(texts.map(zonedBy(layout)), days)],
    // A file that stops without a line end may have been cut in the middle of its last line.
    cut: layout.table.isCut ? layout.table.length : null,
    currencyAt: currencyColumn(layout),
    status: statusColumn(layout, records),
    marks: markHabit(layout, records),
  };
}

function readAll(records: Found['records'], reading: Reading) {
  const unsided: UnsidedLine[] = [];
  const problems: LineNotice[] = [];
  for (const record of records) {
    const row = readRow(record, reading);
    if ('code' in row) problems.push(row);
    else unsided.push(row);
  }
  return { unsided, problems };
}

const LONGEST_TOLD = 120;

/**
 * Dated lines without an amount that moved nothing: the balance beside them is that of a neighbour, or the bank prints nought on both
 * sides and no balance at all. A cheque book that was issued and a mandate that was set up stand so among the transactions.
 */
function zeroMovementLines(
  problems: readonly LineNotice[],
  records: readonly DelimitedRecord[],
  layout: Layout,
): IgnoredLine[] {
  const bare = new Set(problems.filter(({ code }) => code === 'NO_AMOUNT').map(({ line }) => line));
  if (bare.size === 0) return [];
  return records.flatMap((record, at) => {
    const isStill = bare.has(record.line) && standsStill(record, [records[at - 1], records[at + 1]], layout);
    return isStill ? [{ line: record.line, kind: 'note', text: textOf(record) }] : [];
  });
}

function standsStill(
  { cells }: DelimitedRecord,
  neighbours: readonly (DelimitedRecord | undefined)[],
  { columns }: Layout,
): boolean {
  const { debit, credit, amount, balance } = columns;
  const sides = debit !== undefined && credit !== undefined ? [debit, credit] : [amount ?? -1];
  if (balance === undefined) return sides.every((at) => readAmount(cells[at] ?? '', 'debit') === 0);
  const printed = balanceOf(cells, columns);
  return (
    typeof printed === 'number' && neighbours.some((other) => other && balanceOf(other.cells, columns) === printed)
  );
}

const textOf = ({ cells }: DelimitedRecord): string =>
  cells
    .filter((cell) => cell.trim() !== '')
    .join(' ')
    .slice(0, LONGEST_TOLD);
