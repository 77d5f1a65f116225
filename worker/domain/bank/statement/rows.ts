import type { IsoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import type { Side } from '../values';
import { readAmount } from './amount';
import type { Layout } from './columns';
import { STATEMENT_LIMITS } from './container';
import { type DateCell, type DateColumn, type DateOrder, dateColumn, readDate } from './dates-column';
import { type LineNotice, problem } from './notices';
import { type DelimitedRecord, readRecord } from './records';
import { readMoney } from './row-money';
import { quote } from './wording';

/** One transaction of a statement. The amount is above zero; its side says whether it came in or went out. */
export type StatementLine = {
  line: number;
  date: IsoDate;
  description: string;
  side: Side;
  amount: Paise;
  balance: Paise | null;
  reference: string | null;
};

export type Rows = { rows: StatementLine[]; problems: LineNotice[]; warnings: LineNotice[]; dates: DateColumn };

type Reading = {
  layout: Layout;
  dateCells: Map<string, DateCell>;
  dates: DateColumn;
  warnings: LineNotice[];
  cut: number | null;
};

/** Turns the lines below the heading into transactions, and each line that cannot be one into a problem. */
export function readRows(lines: readonly string[], layout: Layout, wished?: DateOrder): Rows {
  const records = readRecords(lines, layout);
  const dateCells = new Map<string, DateCell>();
  for (const { cells } of records) {
    const text = cells[layout.columns.date]?.trim() ?? '';
    if (!dateCells.has(text)) dateCells.set(text, readDate(text));
  }
  const dates = dateColumn(dateCells.values(), wished);
  // A file that stops without a line end may have been cut in the middle of its last line.
  const cut = lines.at(-1) === '' ? null : lines.length;
  const reading: Reading = { layout, dateCells, dates, warnings: [], cut };
  const rows: StatementLine[] = [];
  const problems: LineNotice[] = [];
  for (const record of records) {
    const row = readRow(record, reading);
    if ('code' in row) problems.push(row);
    else rows.push(row);
  }
  return { rows, problems, warnings: reading.warnings, dates };
}

function readRecords(lines: readonly string[], { delimiter, width, headerCells, next }: Layout): DelimitedRecord[] {
  const records: DelimitedRecord[] = [];
  for (let index = next; index < lines.length; ) {
    const record = readRecord(lines, index, delimiter, width);
    index = record.next;
    const isBlank = record.cells.every((cell) => cell === '' || cell.trim() === '');
    const isHeading = record.cells[0] === headerCells[0] && record.cells.every((cell, at) => cell === headerCells[at]);
    if (!isBlank && !isHeading) records.push(record);
  }
  return records;
}

function readRow(record: DelimitedRecord, reading: Reading): StatementLine | LineNotice {
  const misshapen = shapeProblem(record, reading);
  if (misshapen) return misshapen;
  const { columns } = reading.layout;
  const { line, cells } = record;
  const dateText = cells[columns.date]?.trim() ?? '';
  const date = dateOf(dateText, reading);
  if (date === null) return dateProblem(line, dateText, reading);
  const money = readMoney(line, cells[columns.debit] ?? '', cells[columns.credit] ?? '', reading.warnings);
  if ('code' in money) return money;
  const balanceText = columns.balance === null ? '' : (cells[columns.balance] ?? '');
  const balance = readAmount(balanceText, 'balance');
  if (balance === undefined) return problem(line, 'BAD_BALANCE', `The balance ${quote(balanceText)} is not an amount.`);
  const description = (cells[columns.description] ?? '').trim();
  return { line, date, description, side: money.side, amount: money.amount, balance, reference: null };
}

function shapeProblem(
  { line, cells, quoting }: DelimitedRecord,
  { layout, warnings, cut }: Reading,
): LineNotice | null {
  const hasExtra = cells.length > layout.width && cells.slice(layout.width).some((cell) => cell.trim() !== '');
  if (quoting === 'repaired') {
    if (cells.length !== layout.width)
      return problem(line, 'BAD_QUOTING', 'A quotation mark is left open, so the cells cannot be told apart.');
    warnings.push({
      line,
      code: 'BAD_QUOTING',
      message: 'A stray quotation mark was taken as part of the text. Check the description.',
    });
  }
  if (hasExtra) {
    const advice = 'A text or an amount with a comma in it must stand in quotation marks.';
    return problem(line, 'WRONG_COLUMNS', `There are more cells than the ${layout.width} headings. ${advice}`);
  }
  if (line === cut && cells.length < layout.width) {
    return problem(
      line,
      'WRONG_COLUMNS',
      'The file ends in the middle of this line, so its last amount may be cut off.',
    );
  }
  const longest = cells.find((cell) => cell.length > STATEMENT_LIMITS.cellCharacters);
  return longest
    ? problem(line, 'TOO_LONG', `A cell is longer than ${STATEMENT_LIMITS.cellCharacters} characters.`)
    : null;
}

function dateOf(text: string, { dateCells, dates }: Reading): IsoDate | null {
  const cell = dateCells.get(text);
  if (!cell) return null;
  if (dates.standing === 'conflict' && cell.dayFirst !== cell.monthFirst) return null;
  return dates.order === 'DMY' ? cell.dayFirst : cell.monthFirst;
}

function dateProblem(line: number, text: string, { dateCells, dates }: Reading): LineNotice {
  const cell = dateCells.get(text);
  if (dates.standing === 'conflict' && cell?.monthFirst) {
    const message = `The date ${quote(text)} cannot be placed: other dates of this file only fit month first. Say which comes first, the day or the month.`;
    return { line, code: 'DATE_ORDER_CONFLICT', message };
  }
  if (text === '') return problem(line, 'BAD_DATE', 'There is no date.');
  return problem(
    line,
    'BAD_DATE',
    `${quote(text)} is not a date of the calendar in the form DD/MM/YYYY, DD-MM-YYYY or YYYY-MM-DD.`,
  );
}
