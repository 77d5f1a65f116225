import type { IsoDate } from '../../../shared/dates';
import { type Message, say } from '../../../shared/message';
import { type Paise, paise } from '../../../shared/money';
import type { Side } from '../../values';
import { balanceOf, readAmount, readPrinted, sideOf } from '../cell/amount';
import { secondDay } from '../cell/dates';
import { bareText, isTurnedRound, undirected } from '../cell/text';
import { type CurrencyColumns, currencyBehind, foreignAmountFault, foreignFault } from '../heading/currency';
import {
  type DateCell,
  type DateColumn,
  type DelimitedRecord,
  type Layout,
  STATEMENT_LIMITS,
  type UnsidedLine,
} from '../model';
import { type LineNotice, problem, quote } from '../notices';
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
  cut: number | null;
  doubtful: ReadonlySet<number>;
  underOther: ReadonlyMap<number, number>;
  /** Lines in a list of what has not moved, or not yet, with its title. */
  unsettled: ReadonlyMap<number, string>;
  /** The columns that may name the currency of each line. */
  currencyAt: CurrencyColumns;
  /** The column that says what became of each line, if one does. */
  status: StatusColumn | null;
  marks: MarkHabit;
};

/** What became of one record: a transaction or the problem that keeps it from being one, and what is to be said of it. */
type RowRead = { row: UnsidedLine | null; problem: LineNotice | null; warnings: readonly LineNotice[] };

const NOTHING: readonly LineNotice[] = [];

/** One record as a transaction, or why it cannot be one. */
export function readRow(given: DelimitedRecord, reading: Reading): RowRead {
  const { layout } = reading;
  const record = given.cells.length > layout.width ? withJoinedText(given, layout, reading.days) : given;
  const mended = record.quoting === 'repaired' && record.cells.length === layout.width ? [strayQuote(record)] : NOTHING;
  const read = faultOf(record, reading) ?? withCurrency(readSound(record, reading), record, layout);
  if ('code' in read) return { row: null, problem: read, warnings: mended };
  return { row: read.row, problem: null, warnings: read.warnings.length > 0 ? [...mended, ...read.warnings] : mended };
}

/** An amount that cannot be read since it is of another currency says so. */
function withCurrency(read: Sound | LineNotice, { line, cells }: DelimitedRecord, layout: Layout): Sound | LineNotice {
  const isUnread = 'code' in read && (read.code === 'BAD_AMOUNT' || read.code === 'BAD_BALANCE');
  const foreign = isUnread ? foreignAmountFault(cells, layout) : null;
  return foreign ? problem(line, 'FOREIGN_CURRENCY', foreign) : read;
}

const strayQuote = ({ line }: DelimitedRecord): LineNotice => ({
  ...{ line, code: 'BAD_QUOTING' },
  message: say('statement.stray-quote'),
});

/** What keeps a line from being read, before its money is looked at; null where nothing does. */
function faultOf(record: DelimitedRecord, reading: Reading): LineNotice | null {
  const { line, cells } = record;
  const misshape = misshapen(record, reading.layout, reading.cut);
  if (misshape) return misshape;
  const heading = reading.underOther.get(line);
  if (heading !== undefined)
    return problem(line, 'BELOW_TABLE', say('statement.other-heading', { line: String(heading) }));
  const dateText = cells[reading.layout.columns.date]?.trim() ?? '';
  if (dateOf(dateText, reading) === null) return dateProblem(line, dateText, reading);
  if (reading.doubtful.has(line)) return problem(line, 'LOOKS_LIKE_TOTAL', say('statement.looks-like-total'));
  const foreign = foreignFault(cells, reading.currencyAt);
  if (foreign) return problem(line, 'FOREIGN_CURRENCY', foreign);
  const unsettled = listFault(reading.unsettled.get(line)) ?? statusFault(cells, reading.status);
  return unsettled && problem(line, 'NOT_SETTLED', unsettled);
}

type Sound = { row: UnsidedLine; warnings: readonly LineNotice[] };

/** The transaction of a line whose day is known. */
function readSound({ line, cells }: DelimitedRecord, reading: Reading): Sound | LineNotice {
  const { columns } = reading.layout;
  const money = moneyOf(line, cells, reading);
  if ('code' in money) return money;
  const balance = balanceOf(cells, columns);
  if (balance === undefined)
    return problem(
      line,
      'BAD_BALANCE',
      say('statement.bad-balance', { text: quote(cells[columns.balance ?? -1] ?? '') }),
    );
  const dateText = cells[columns.date]?.trim() ?? '';
  const description = textOf(cells[columns.description] ?? '', reading);
  const abroad = columns.balance === undefined ? currencyBehind(description) : null;
  const valued = columns.valueDate === undefined ? secondDay(dateText) : (cells[columns.valueDate] ?? '').trim();
  const row = {
    line,
    date: dateOf(dateText, reading) as IsoDate,
    valueDate: valued === null ? null : dateOf(valued, reading),
    description,
    side: money.side,
    amount: money.amount,
    balance,
    reference: referenceOf(cells, reading),
  };
  const isTurned = !reading.isOwn && isTurnedRound(cells[columns.description] ?? '');
  if (!abroad && !isTurned) return { row, warnings: money.warnings };
  return { row, warnings: [...money.warnings, ...textWarnings(line, abroad, isTurned)] };
}

const textWarnings = (line: number, abroad: string | null, isTurned: boolean): LineNotice[] => [
  ...(abroad
    ? [
        {
          ...{ line, code: 'FOREIGN_CURRENCY' as const },
          message: say('statement.maybe-foreign', { line: String(line), currency: abroad }),
        },
      ]
    : []),
  ...(isTurned
    ? [
        {
          ...{ line, code: 'CONTROL_CHARACTERS' as const },
          message: say('statement.text-turned-round', { line: String(line) }),
        },
      ]
    : []),
];

const listFault = (title: string | undefined): Message | null =>
  title === undefined ? null : say('statement.below-list', { title: quote(title) });

/** A text as the bank means it; only a whole formula that stands for a text is taken off it. */
function textOf(cell: string, { isOwn }: Reading): string {
  if (isOwn) return ownText(cell);
  const text = undirected(cell).trim();
  return text.startsWith('=') ? bareText(text) : text;
}

/** What a bank prints as a reference, if it says anything: not a dash, and not noughts alone. */
function referenceOf(cells: readonly string[], { layout, isOwn }: Reading): string | null {
  const { reference } = layout.columns;
  if (reference === undefined) return null;
  const cell = cells[reference] ?? '';
  const text = isOwn ? ownText(cell) : undirected(bareText(cell));
  return /^(?:[-–—0\s]*|n\.?\/?a\.?|nil|null|none)$/i.test(text) ? null : text;
}

function dateOf(text: string, { days, dates }: Reading): IsoDate | null {
  const cell = days(text);
  if (dates.certainty === 'conflict' && cell.dayFirst !== cell.monthFirst) return null;
  return dates.order === 'DMY' ? cell.dayFirst : cell.monthFirst;
}

function dateProblem(line: number, text: string, { days, dates }: Reading): LineNotice {
  if (dates.certainty === 'conflict' && days(text).monthFirst) {
    const message = say('statement.date-order-conflict', { text: quote(text) });
    return { line, code: 'DATE_ORDER_CONFLICT', message };
  }
  if (text === '') return problem(line, 'BAD_DATE', say('statement.no-date'));
  return problem(line, 'BAD_DATE', say('statement.bad-date', { text: quote(text) }));
}

/** Why the cells of a line cannot be told apart, or stand for more than a statement prints; null where they can be read. */
function misshapen(
  { line, cells, quoting }: DelimitedRecord,
  { width }: Layout,
  cut: number | null,
): LineNotice | null {
  if (quoting === 'repaired' && cells.length !== width)
    return problem(line, 'BAD_QUOTING', say('statement.open-quote'));
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== ''))
    return problem(line, 'WRONG_COLUMNS', say('statement.too-many-cells', { count: width }));
  if (line === cut && cells.length < width) return problem(line, 'WRONG_COLUMNS', say('statement.cut-off'));
  const limit = STATEMENT_LIMITS.cellCharacters;
  return cells.some((cell) => cell.length > limit)
    ? problem(line, 'TOO_LONG', say('statement.cell-too-long', { count: limit }))
    : null;
}

/** The amount of a line, above zero, and which way it went; null where one column says an amount and nothing its side. */
type Money = { side: Side | null; amount: Paise; warnings: readonly LineNotice[] };

/** The money of a line: by its two columns, by one amount with its side, or by the sign or mark of the amount itself. */
function moneyOf(
  line: number,
  cells: readonly string[],
  { layout, marks }: Pick<Reading, 'layout' | 'marks'>,
): Money | LineNotice {
  const { debit, credit, amount, side } = layout.columns;
  if (debit !== undefined && credit !== undefined) return readMoney(line, cells[debit] ?? '', cells[credit] ?? '');
  const sideText = side === undefined || marks.isOfKinds ? undefined : (cells[side] ?? '');
  return readSided(line, cells[amount ?? -1] ?? '', sideText, marks);
}

/** Exactly one side must hold an amount. A minus in a column is money the other way, and is said. */
function readMoney(line: number, debitText: string, creditText: string): Money | LineNotice {
  const debit = readAmount(debitText, 'debit');
  const credit = readAmount(creditText, 'credit');
  if (debit === undefined) return problem(line, 'BAD_AMOUNT', say('statement.bad-debit', { text: quote(debitText) }));
  if (credit === undefined)
    return problem(line, 'BAD_AMOUNT', say('statement.bad-credit', { text: quote(creditText) }));
  if (debit && credit) {
    const both = say('statement.both-sides', { debit: { exact: debit }, credit: { exact: credit } });
    return problem(line, 'BOTH_SIDES', both);
  }
  const column: Side = debit ? 'debit' : 'credit';
  const amount = debit || credit;
  if (!amount) return problem(line, 'NO_AMOUNT', say('statement.neither-side'));
  if (amount > 0) return { side: column, amount, warnings: NOTHING };
  const turned = { side: column === 'debit' ? 'credit' : 'debit', amount: paise(-amount) } as const;
  const message = say(`statement.negative.${column}`, { printed: { exact: amount }, amount: { exact: turned.amount } });
  return { ...turned, warnings: [{ line, code: 'NEGATIVE_AMOUNT', message }] };
}

/** One amount column: its side stands beside it, before or behind it as Dr or Cr, or in its sign (plus is money in). */
function readSided(
  line: number,
  text: string,
  sideText: string | undefined,
  { minus, hasWords, isDeposit }: MarkHabit,
): Money | LineNotice {
  const printed = readPrinted(text, 'credit');
  if (printed === undefined) return problem(line, 'BAD_AMOUNT', say('statement.bad-amount', { text: quote(text) }));
  if (!printed?.magnitude) return problem(line, 'NO_AMOUNT', say('statement.no-amount'));
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
    return problem(line, 'NO_SIDE', say('statement.unclear-side', { text: quote(sideText) }));
  if (!isMinus) return { side: told ?? (isPlus ? 'credit' : null), amount: magnitude, warnings: NOTHING };
  if (told && told !== minus) return problem(line, 'NO_SIDE', say(`statement.minus-against.${told}`));
  return { side: minus, amount: magnitude, warnings: NOTHING };
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
function statusFault(cells: readonly string[], column: StatusColumn | null): Message | null {
  const status = column === null ? '' : (cells[column.at] ?? '');
  if (!/[\p{L}\p{N}]/u.test(status) || isDone(status)) return null;
  const isDoubtful = column?.knowsDone || UNSETTLED.test(status);
  return isDoubtful ? say('statement.marked-unsettled', { status: quote(status) }) : null;
}
