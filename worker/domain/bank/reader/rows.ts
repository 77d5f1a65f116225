import { formatCount } from '../../shared/counts';
import type { IsoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import type { Side } from '../values';
import { withoutOtherAccounts } from './account-column';
import { chain } from './balance-chain';
import { oddLines, withoutOddLines } from './cell-count';
import { withDatesAbove } from './dates-above';
import { type DateColumn, type DateOrder, dateColumn } from './dates-column';
import { dayPart } from './day-text';
import { zonedBy } from './day-zone';
import { withFiguresBelow } from './figures-below';
import { fileFacts } from './file-facts';
import { currencyColumn } from './foreign-money';
import type { Layout } from './layout';
import { withoutLinesBelow } from './lines-below';
import { markHabit } from './mark-habit';
import type { LineNotice } from './notices';
import { isOwnExport } from './own-export';
import { type Reading, readRow } from './read-row';
import { type Found, recordsBelow } from './records-below';
import type { RowKind } from './row-kind';
import { statusColumn } from './row-status';
import { sidesByBalance } from './sides';
import { withSignedColumn } from './signed-column';
import { stillLines } from './still-lines';
import { unturned } from './turned-days';
import { withoutUnbridged } from './unbridged';
import { isYearless } from './yearless';

/** One transaction of a statement. The amount is above zero; its side says whether it came in or went out. */
export type StatementLine = {
  line: number;
  date: IsoDate;
  /** The day on which interest counts, where the bank prints one of its own. */
  valueDate: IsoDate | null;
  description: string;
  side: Side;
  amount: Paise;
  balance: Paise | null;
  reference: string | null;
};

/** A transaction whose side nothing on its own line tells. */
export type UnsidedLine = Omit<StatementLine, 'side'> & { side: Side | null };

/** A line that is no transaction, and what it is taken for. */
export type IgnoredLine = { line: number; kind: Exclude<RowKind, 'transaction' | 'blank'>; text: string };

export type Rows = {
  rows: StatementLine[];
  problems: LineNotice[];
  warnings: LineNotice[];
  ignored: IgnoredLine[];
  dates: DateColumn;
};

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
  const bridged = withoutUnbridged(signed.rows, found.records, layout, problems);
  const own = withoutOtherAccounts(bridged, found.records, layout, problems);
  const all = [...problems, ...sided.problems];
  const still = stillLines(all, found.records, layout);
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

function dayWarnings(texts: readonly string[], days: Found['days']): LineNotice[] {
  const moved = texts.filter((text) => dayPart(text).isNextDay).length;
  const isPartial = texts.some((text) => isYearless(text) && days(text).dayFirst);
  return [...(isPartial ? [YEAR_FROM_PERIOD] : []), ...(moved > 0 ? [dayMoved(moved)] : [])];
}

const YEAR_FROM_PERIOD: LineNotice = {
  line: 0,
  code: 'YEAR_FROM_PERIOD',
  message: 'The dates are printed without a year. Each was read as the day within the period printed above the table.',
};

const dayMoved = (count: number): LineNotice => ({
  line: 0,
  code: 'DAY_MOVED',
  message: `The dates carry the time of the world (Z). ${formatCount(count)} of them were already the next day in India and were read so. Check one of them against the bank.`,
});
