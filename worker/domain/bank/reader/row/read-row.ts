import type { IsoDate } from '../../../shared/dates';
import { type Paise, paise } from '../../../shared/money';
import type { Side } from '../../values';
import { balanceOf, readAmount, readPrinted, sideOf } from '../cell/amount';
import { secondDay } from '../cell/dates';
import { bareText } from '../cell/text';
import { currencyBehind, foreignFault } from '../heading/currency';
import {
  type DateCell,
  type DateColumn,
  type DelimitedRecord,
  type Layout,
  STATEMENT_LIMITS,
  type UnsidedLine,
} from '../model';
import { type LineNotice, problem, quote, rupees } from '../notices';
import { ownText } from '../paper/papers';
import { withJoinedText } from './misaligned';
import type { MarkHabit } from './sides';

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

/** Why the cells of a line cannot be told apart, or stand for more than a statement prints; null where they can be read. */
function misshapen(
  { line, cells, quoting }: DelimitedRecord,
  { width }: Layout,
  cut: number | null,
  warnings: LineNotice[],
): LineNotice | null {
  if (quoting === 'repaired') {
    if (cells.length !== width)
      return problem(line, 'BAD_QUOTING', 'A quotation mark is left open, so the cells cannot be told apart.');
    const message = 'A stray quotation mark was taken as part of the text. Check the description.';
    warnings.push({ line, code: 'BAD_QUOTING', message });
  }
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== '')) {
    const advice = 'A text or an amount with a comma in it must stand in quotation marks.';
    return problem(line, 'WRONG_COLUMNS', `There are more cells than the ${width} headings. ${advice}`);
  }
  if (line === cut && cells.length < width) {
    const fault = 'The file ends in the middle of this line, so its last amount may be cut off.';
    return problem(line, 'WRONG_COLUMNS', fault);
  }
  const longest = cells.find((cell) => cell.length > STATEMENT_LIMITS.cellCharacters);
  return longest
    ? problem(line, 'TOO_LONG', `A cell is longer than ${STATEMENT_LIMITS.cellCharacters} characters.`)
    : null;
}

/** The amount of a line, above zero, and which way it went; null where one column says an amount and nothing its side. */
type Money = { side: Side | null; amount: Paise };

/** The money of a line: by its two columns, by one amount with its side, or by the sign or mark of the amount itself. */
function moneyOf(
  line: number,
  cells: readonly string[],
  { layout, warnings, marks }: Pick<Reading, 'layout' | 'warnings' | 'marks'>,
): Money | LineNotice {
  const { debit, credit, amount, side } = layout.columns;
  if (debit !== undefined && credit !== undefined)
    return readMoney(line, cells[debit] ?? '', cells[credit] ?? '', warnings);
  const sideText = side === undefined || marks.isOfKinds ? undefined : (cells[side] ?? '');
  return readSided(line, cells[amount ?? -1] ?? '', sideText, marks);
}

/** Exactly one side must hold an amount. A minus in a column is money the other way, and is said. */
function readMoney(line: number, debitText: string, creditText: string, warnings: LineNotice[]): Money | LineNotice {
  const debit = readAmount(debitText, 'debit');
  const credit = readAmount(creditText, 'credit');
  if (debit === undefined) return problem(line, 'BAD_AMOUNT', `The debit ${quote(debitText)} is not an amount.`);
  if (credit === undefined) return problem(line, 'BAD_AMOUNT', `The credit ${quote(creditText)} is not an amount.`);
  if (debit && credit)
    return problem(
      line,
      'BOTH_SIDES',
      `There is a debit of ${rupees(debit)} and a credit of ${rupees(credit)} on one line.`,
    );
  const column: Side = debit ? 'debit' : 'credit';
  const amount = debit || credit;
  if (!amount) return problem(line, 'NO_AMOUNT', 'There is neither a debit nor a credit.');
  if (amount > 0) return { side: column, amount };
  const turned = { side: column === 'debit' ? 'credit' : 'debit', amount: paise(-amount) } as const;
  const way = turned.side === 'credit' ? 'money in' : 'money out';
  warnings.push({
    line,
    code: 'NEGATIVE_AMOUNT',
    message: `A ${column} of ${rupees(amount)} was read as ${way} of ${rupees(turned.amount)}.`,
  });
  return turned;
}

/** One amount column: its side stands beside it, before or behind it as Dr or Cr, or in its sign (plus is money in). */
function readSided(
  line: number,
  text: string,
  sideText: string | undefined,
  { minus, hasWords, isDeposit }: MarkHabit,
): Money | LineNotice {
  const printed = readPrinted(text, 'credit');
  if (printed === undefined) return problem(line, 'BAD_AMOUNT', `The amount ${quote(text)} is not an amount.`);
  if (!printed?.magnitude) return problem(line, 'NO_AMOUNT', 'There is no amount.');
  const { magnitude, isMinus, isPlus, mark } = printed;
  const isDash = hasWords && sideText?.trim() === '-';
  const told = mark
    ? MARKED[mark]
    : isDash
      ? null
      : isDeposit && /^\s*D\s*$/i.test(sideText ?? '')
        ? 'credit'
        : sideOf(sideText ?? '');
  if (sideText?.trim() && told === null && !isDash)
    return problem(line, 'NO_SIDE', `${quote(sideText)} does not say whether the money came in or went out.`);
  if (!isMinus) return { side: told ?? (isPlus ? 'credit' : null), amount: magnitude };
  if (told && told !== minus) return problem(line, 'NO_SIDE', `The amount is negative but is marked as a ${told}.`);
  return { side: minus, amount: magnitude };
}

const MARKED = { dr: 'debit', cr: 'credit' } as const;

const STATUS = /^\s*(?:transaction |txn |tran |trans |payment |payout )?status\s*$/i;
const DONE =
  /^\W*(?:txn |transaction |payment )?(?:success(?:ful(?:ly)?)?|succeeded|completed?|processed|paid|settled|posted|cleared|captured|credited|debited|done|ok|s|y|yes|approved|accepted|confirmed|executed|reali[sz]ed|booked|सफल)(?![\p{L}\p{M}\p{N}])/iu;
const UNSETTLED =
  /fail|declin|reject|pending|cancel|revers|process|unsuccess|\bnot |initiat|bounce|dishono|time.?out|expir|await|queue|schedul|on.?hold|abort|विफल|असफल|लंबित/i;

/** The column that says what became of each line, and whether it has a word for what is done: then any other word is in doubt. */
type StatusColumn = { at: number; knowsDone: boolean };

/** Where each line says what became of it, as lists of payments do. */
export function statusColumn({ headerCells }: Layout, records: readonly DelimitedRecord[]): StatusColumn | null {
  const at = headerCells.findIndex((heading) => STATUS.test(heading));
  return at === -1 ? null : { at, knowsDone: records.some(({ cells }) => isDone(cells[at] ?? '')) };
}

const isDone = (status: string): boolean => DONE.test(status) && !UNSETTLED.test(status.replace(/processed/i, ''));

/** Why a line may have moved no money; null where nothing says so. */
function statusFault(cells: readonly string[], column: StatusColumn | null): string | null {
  const status = column === null ? '' : (cells[column.at] ?? '');
  if (!/[\p{L}\p{N}]/u.test(status) || isDone(status)) return null;
  const isDoubtful = column?.knowsDone || UNSETTLED.test(status);
  return isDoubtful ? `The line is marked ${quote(status)}, so its money may not have moved.` : null;
}
