import type { IsoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import type { Side } from '../values';
import { readAmount } from './amount';
import { type DateCell, type DateColumn, type DateOrder, dateColumn } from './dates-column';
import { dayReader } from './day-reader';
import type { Layout } from './layout';
import { type LineNotice, problem } from './notices';
import type { DelimitedRecord } from './records';
import { endsTable, isCarried, kindOfUndated, type RowKind } from './row-kind';
import { moneyOf } from './row-money';
import { misshapen } from './row-shape';
import { continued, withJoinedText } from './row-text';
import { sidesByBalance } from './sides';
import { quote } from './wording';

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

type Reading = {
  layout: Layout;
  days: (text: string) => DateCell;
  dates: DateColumn;
  warnings: LineNotice[];
  cut: number | null;
};

/** Turns the lines below the heading into transactions, and each line that cannot be one into a problem. */
export function readRows(layout: Layout, wished?: DateOrder): Rows {
  const { records, ignored, days } = recordsBelow(layout);
  const texts = new Set(records.map(({ cells }) => cells[layout.columns.date]?.trim() ?? ''));
  const dates = dateColumn([...texts].map(days), wished);
  // A file that stops without a line end may have been cut in the middle of its last line.
  const cut = layout.table.isCut ? layout.table.length : null;
  const reading: Reading = { layout, days, dates, warnings: [], cut };
  const unsided: UnsidedLine[] = [];
  const problems: LineNotice[] = [];
  for (const record of records) {
    const row = readRow(record, reading);
    if ('code' in row) problems.push(row);
    else unsided.push(row);
  }
  const sided = sidesByBalance(unsided, reading.warnings);
  return { rows: sided.rows, problems: [...problems, ...sided.problems], warnings: reading.warnings, ignored, dates };
}

/** The transactions below the heading, with the text that runs on over the next lines, and what else stands there. */
function recordsBelow(layout: Layout) {
  const { table, columns, width, next } = layout;
  const days = dayReader(layout);
  const records: DelimitedRecord[] = [];
  const ignored: IgnoredLine[] = [];
  const below = { isFooter: false, follows: false };
  for (let index = next; index < table.length; ) {
    const record = table.recordAt(index, width);
    index = record.next;
    const day = days((record.cells[columns.date] ?? '').trim());
    const isDated = day.dayFirst !== null || day.monthFirst !== null;
    const kind = isDated ? kindOfDated(record.cells, layout) : kindOfUndated(record.cells, layout, below);
    if (kind === 'blank') continue;
    if (kind === 'transaction' || kind === 'heading') below.isFooter = false;
    else if (!isDated && endsTable(kind, record.cells)) below.isFooter = true;
    below.follows = kind === 'transaction' || kind === 'continuation';
    if (kind === 'transaction') records.push(record);
    else {
      const last = kind === 'continuation' ? records.at(-1) : undefined;
      if (last) last.cells = continued(last.cells, record.cells, columns.description);
      ignored.push({
        line: record.line,
        kind,
        text: record.cells
          .filter((cell) => cell.trim())
          .join(' ')
          .slice(0, 120),
      });
    }
  }
  return { records, ignored, days };
}

const kindOfDated = (cells: readonly string[], layout: Layout): RowKind =>
  isCarried(cells, layout) ? 'total' : 'transaction';

function readRow(given: DelimitedRecord, reading: Reading): UnsidedLine | LineNotice {
  const { layout, warnings, cut } = reading;
  const { columns } = layout;
  const record = withJoinedText(given, layout, reading.days);
  const fault = misshapen(record, layout, cut, warnings);
  if (fault) return fault;
  const { line, cells } = record;
  const dateText = cells[columns.date]?.trim() ?? '';
  const date = dateOf(dateText, reading);
  if (date === null) return dateProblem(line, dateText, reading);
  const money = moneyOf(line, cells, columns, warnings);
  if ('code' in money) return money;
  const balance = balanceOf(cells, columns);
  if (balance === undefined)
    return problem(line, 'BAD_BALANCE', `The balance ${quote(cells[columns.balance ?? -1] ?? '')} is not an amount.`);
  const description = (cells[columns.description] ?? '').trim();
  const valueDate = columns.valueDate === undefined ? null : dateOf((cells[columns.valueDate] ?? '').trim(), reading);
  return { line, date, valueDate, description, ...money, balance, reference: referenceOf(cells, columns) };
}

function balanceOf(cells: readonly string[], { balance, balanceSide }: Layout['columns']): Paise | null | undefined {
  if (balance === undefined) return null;
  const side = balanceSide === undefined ? '' : (cells[balanceSide] ?? '').trim();
  return readAmount(`${cells[balance] ?? ''}${/^[dc]r?\.?$/i.test(side) ? ` ${side[0]}r` : ''}`, 'balance');
}

/** What a bank prints as a reference, if it says anything: not a dash, and not noughts alone. */
function referenceOf(cells: readonly string[], { reference }: Layout['columns']): string | null {
  const text = reference === undefined ? '' : (cells[reference] ?? '').trim();
  return /^[-–—0\s]*$/.test(text) ? null : text;
}

function dateOf(text: string, { days, dates }: Reading): IsoDate | null {
  const cell = days(text);
  if (dates.standing === 'conflict' && cell.dayFirst !== cell.monthFirst) return null;
  return dates.order === 'DMY' ? cell.dayFirst : cell.monthFirst;
}

function dateProblem(line: number, text: string, { days, dates }: Reading): LineNotice {
  if (dates.standing === 'conflict' && days(text).monthFirst) {
    const message = `The date ${quote(text)} cannot be placed: other dates of this file only fit month first. Say which comes first, the day or the month.`;
    return { line, code: 'DATE_ORDER_CONFLICT', message };
  }
  if (text === '') return problem(line, 'BAD_DATE', 'There is no date.');
  return problem(
    line,
    'BAD_DATE',
    `${quote(text)} is not a date of the calendar in a form such as DD/MM/YYYY, DD-MM-YYYY, YYYY-MM-DD or 5 Jun 2026.`,
  );
}
