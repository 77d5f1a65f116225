import type { IsoDate } from '../../shared/dates';
import { balanceOf } from './balance-cell';
import { bareText } from './cell-text';
import type { DateCell, DateColumn } from './dates-column';
import { secondDay } from './day-text';
import { currencyBehind, foreignFault } from './foreign-money';
import type { Layout } from './layout';
import type { MarkHabit } from './mark-habit';
import { type LineNotice, problem } from './notices';
import { ownText } from './own-export';
import type { DelimitedRecord } from './records';
import { moneyOf } from './row-money';
import { misshapen } from './row-shape';
import { type StatusColumn, statusFault } from './row-status';
import { withJoinedText } from './row-text';
import type { UnsidedLine } from './rows';
import { quote } from './wording';

/** What the reading of one line needs to know of the whole file. */
export type Reading = {
  layout: Layout;
  /** Whether the file is our own export, whose texts are taken as they stand. */
  isOwn: boolean;
  days: (text: string) => DateCell;
  dates: DateColumn;
  warnings: LineNotice[];
  cut: number | null;
  doubtful: ReadonlySet<number>;
  underOther: ReadonlyMap<number, number>;
  /** Lines in a list of what has not moved, or not yet, with its title. */
  unsettled: ReadonlyMap<number, string>;
  /** The column that names the currency of each line, if one does. */
  currencyAt: number | null;
  /** The column that says what became of each line, if one does. */
  status: StatusColumn | null;
  marks: MarkHabit;
};

/** One record as a transaction, or why it cannot be one. */
export function readRow(given: DelimitedRecord, reading: Reading): UnsidedLine | LineNotice {
  const { layout, warnings, cut } = reading;
  const { columns } = layout;
  const record = withJoinedText(given, layout, reading.days);
  const fault = misshapen(record, layout, cut, warnings);
  if (fault) return fault;
  const { line, cells } = record;
  const heading = reading.underOther.get(line);
  if (heading !== undefined) return problem(line, 'BELOW_TABLE', `The heading on line ${heading} names other columns.`);
  const dateText = cells[columns.date]?.trim() ?? '';
  const date = dateOf(dateText, reading);
  if (date === null) return dateProblem(line, dateText, reading);
  if (reading.doubtful.has(line))
    return problem(line, 'LOOKS_LIKE_TOTAL', 'This reads as a total or a balance carried on, but it has one amount.');
  const foreign = foreignFault(cells, reading.currencyAt);
  if (foreign) return problem(line, 'FOREIGN_CURRENCY', foreign);
  const unsettled = listFault(reading.unsettled.get(line)) ?? statusFault(cells, reading.status);
  if (unsettled) return problem(line, 'NOT_SETTLED', unsettled);
  const money = moneyOf(line, cells, reading);
  if ('code' in money) return money;
  const balance = balanceOf(cells, columns);
  if (balance === undefined)
    return problem(line, 'BAD_BALANCE', `The balance ${quote(cells[columns.balance ?? -1] ?? '')} is not an amount.`);
  const description = textOf(cells[columns.description] ?? '', reading);
  const abroad = columns.balance === undefined ? currencyBehind(description) : null;
  if (abroad) warnings.push({ line, code: 'FOREIGN_CURRENCY', message: mayBeForeign(line, abroad) });
  const valued = columns.valueDate === undefined ? secondDay(dateText) : (cells[columns.valueDate] ?? '').trim();
  const valueDate = valued === null ? null : dateOf(valued, reading);
  return { line, date, valueDate, description, ...money, balance, reference: referenceOf(cells, reading) };
}

const listFault = (title: string | undefined): string | null =>
  title === undefined ? null : `The line stands below ${quote(title)}, so its money may not have moved.`;

const mayBeForeign = (line: number, currency: string): string =>
  `The text of line ${line} ends in ${currency}, so its amount may not be in rupees. Check it against the bill.`;

/** A text as the bank means it; only a whole formula that stands for a text is taken off it. */
function textOf(cell: string, { isOwn }: Reading): string {
  if (isOwn) return ownText(cell);
  return cell.trim().startsWith('=') ? bareText(cell) : cell.trim();
}

/** What a bank prints as a reference, if it says anything: not a dash, and not noughts alone. */
function referenceOf(cells: readonly string[], { layout, isOwn }: Reading): string | null {
  const { reference } = layout.columns;
  const cell = reference === undefined ? '' : (cells[reference] ?? '');
  const text = isOwn ? ownText(cell) : bareText(cell);
  return /^(?:[-–—0\s]*|n\.?\/?a\.?|nil|null|none)$/i.test(text) ? null : text;
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
