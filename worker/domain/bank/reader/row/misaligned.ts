import { say } from '../../../shared/message';
import { readAmount, readPrinted } from '../cell/amount';
import type { Columns, DateCell, DelimitedRecord, Layout, StatementLine, UnsidedLine } from '../model';
import { type LineNotice, problem } from '../notices';
import { signedAmount } from '../proof/chain';

// A part that is only a figure may be the rest of an amount that lost its quotation marks: that is never guessed at.
const FIGURE = /^[\s\d.,₹-]*$/;
const isFigure = (part: string): boolean => FIGURE.test(part) || readPrinted(part, 'balance') !== undefined;

/**
 * A record with more cells than headings, put right where its narration or its last text holds the delimiter unquoted: the
 * surplus cells are joined into it if the line then reads as one transaction.
 */
export function withJoinedText(
  record: DelimitedRecord,
  { table, columns, width }: Layout,
  days: (text: string) => DateCell,
): DelimitedRecord {
  const { cells } = record;
  const surplus = cells.length - width;
  if (surplus <= 0 || table.delimiter === null || cells.slice(width).every((cell) => cell.trim() === '')) return record;
  for (const at of [columns.description, ...lastText(columns, width)]) {
    const parts = cells.slice(at, at + surplus + 1);
    const joined = [...cells.slice(0, at), parts.join(table.delimiter), ...cells.slice(at + surplus + 1)];
    if (!parts.some(isFigure) && readsAsOne(joined, columns, days)) return { ...record, cells: joined };
  }
  return record;
}

/** How many cells a record has when the parts of its last text count as one. */
function countOf(cells: readonly string[], { columns, width }: Layout): number {
  const isText = cells.length > width && lastText(columns, width).length > 0 && !cells.slice(width - 1).some(isFigure);
  return isText ? width : cells.length;
}

/** The last column where it holds nothing that is read, such as the name of a branch: it may hold the delimiter as well. */
const lastText = (columns: Layout['columns'], width: number): number[] =>
  Object.values(columns).includes(width - 1) ? [] : [width - 1];

function readsAsOne(cells: readonly string[], columns: Layout['columns'], days: (text: string) => DateCell): boolean {
  const { date, valueDate, debit, credit, amount, balance } = columns;
  const dated = [date, valueDate].every((at) => at === undefined || days((cells[at] ?? '').trim()).dayFirst !== null);
  const sides = debit !== undefined && credit !== undefined ? [debit, credit] : [amount ?? -1];
  const read = sides.map((at) => readAmount(cells[at] ?? '', 'debit'));
  const hasBalance = balance === undefined || typeof readAmount(cells[balance] ?? '', 'balance') === 'number';
  return dated && hasBalance && !read.includes(undefined) && read.filter(Boolean).length === 1;
}

/** What a pass over the rows of a file leaves of them, and the problems that the others become. */
export type Passed<Row> = { rows: readonly Row[]; problems: readonly LineNotice[] };

/** The rows without some of them, each of which becomes a problem. */
export function without<Row>(
  rows: readonly Row[],
  isLeftOut: (row: Row) => boolean,
  problemOf: (row: Row) => LineNotice,
): Passed<Row> {
  const out = rows.filter(isLeftOut);
  if (out.length === 0) return { rows, problems: [] };
  return { rows: rows.filter((row) => !isLeftOut(row)), problems: out.map(problemOf) };
}

/** What proves an odd line: that its balance moves by its amount, or, where no cell before the balance can be missing, a neighbour's. */
type Odd = ReadonlyMap<number, 'own-amount' | 'any-amount'>;

/**
 * Lines with more or fewer cells than most lines of the file, or without a cell for the balance: a cell may be missing or too many
 * in front of an amount, so that all behind it stand one column off. The cells of a workbook have their columns by themselves.
 */
export function oddLines(all: readonly DelimitedRecord[], rows: readonly UnsidedLine[], layout: Layout): Odd {
  if (layout.table.isPlaced) return new Map();
  const read = new Set(rows.map(({ line }) => line));
  const records = all.filter(({ line }) => read.has(line));
  const usual = usualCount(records, layout);
  const { columns } = layout;
  const odd = records.filter(({ cells }) => countOf(cells, layout) !== usual || cells.length <= (columns.balance ?? 0));
  const isTail = isBalanceLast(columns);
  return new Map(odd.map(({ line, cells }) => [line, isTail && cells.length < usual ? 'any-amount' : 'own-amount']));
}

/** The number of cells that most lines have; the heading is one of them. */
function usualCount(records: readonly DelimitedRecord[], layout: Layout): number {
  const counts = new Map([[layout.headerCells.length, 1]]);
  for (const { cells } of records) {
    const count = countOf(cells, layout);
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const [usual] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  return usual;
}

const isBalanceLast = ({ date, debit = 0, credit = 0, amount = 0, side = 0, balance = 0 }: Columns): boolean =>
  balance > Math.max(date, debit, credit, amount, side);

/** The lines without those of odd lines that no balance proves: they become problems. */
export function withoutOddLines(rows: readonly UnsidedLine[], odd: Odd): Passed<UnsidedLine> {
  if (odd.size === 0) return { rows, problems: [] };
  const isProved = (row: UnsidedLine, at: number) =>
    [rows[at - 1], rows[at + 1]].some(
      (other) => other && isStep(row, other, odd.get(row.line) === 'any-amount' ? [row, other] : [row]),
    );
  const astray = new Set(rows.filter((row, at) => odd.has(row.line) && !isProved(row, at)));
  const fault = say('statement.odd-cells');
  return without(
    rows,
    (row) => astray.has(row),
    ({ line }) => problem(line, 'WRONG_COLUMNS', fault),
  );
}

/** Whether the balances of two neighbours differ by the amount of one of these. */
function isStep(one: UnsidedLine, other: UnsidedLine, movers: readonly UnsidedLine[]): boolean {
  if (one.balance === null || other.balance === null) return false;
  const moved = Math.abs(one.balance - other.balance);
  return movers.some(({ amount }) => amount === moved);
}

/** Of ten lines in the table so many print a balance, or the bank prints them now and then. */
const NEARLY_ALL = 0.9;

/** The lines of the table; one below it that alone prints no balance is of another table, and a problem. */
export function withoutLinesBelow(rows: readonly UnsidedLine[], belowTable: ReadonlySet<number>): Passed<UnsidedLine> {
  const isAstray = ({ line, balance }: UnsidedLine) => balance === null && belowTable.has(line);
  const astray = rows.filter(isAstray);
  const others = rows.length - astray.length;
  const printed = rows.filter(({ balance }) => balance !== null).length;
  if (astray.length === 0 || printed === 0 || printed < NEARLY_ALL * others) return { rows, problems: [] };
  const fault = say('statement.below-table');
  return without(rows, isAstray, ({ line }) => problem(line, 'BELOW_TABLE', fault));
}

/** Of four lines three print a balance where one without is odd; a bank that prints one a day leaves more of them out. */
const MOST = 0.75;
const SUM = /^[\d,]*\d\.\d\d$/;

/**
 * A line without a balance in a file that prints one on nearly all: its cells may stand a column off, and its balance be read as its
 * amount. It stays where the balances around it are bridged by its amount; else, or where a sum stands where none belongs, it is a
 * problem.
 */
export function withoutMisplacedAmounts(
  rows: readonly StatementLine[],
  records: readonly DelimitedRecord[],
  { columns }: Layout,
): Passed<StatementLine> {
  const bare = rows.filter(({ balance }) => balance === null).length;
  if (bare === 0 || rows.length - bare < MOST * rows.length) return { rows, problems: [] };
  const money = new Set([columns.debit, columns.credit, columns.amount, columns.balance, columns.description]);
  const suspect = new Set<number>();
  for (const { line, cells } of records)
    if (cells.some((cell, at) => !money.has(at) && SUM.test(cell.trim()))) suspect.add(line);
  const astray = new Set<StatementLine>();
  for (const { run, isBridged } of runsWithoutBalance(rows))
    for (const row of run) if (isBridged === null ? suspect.has(row.line) : !isBridged) astray.add(row);
  const fault = say('statement.misplaced-amount');
  return without(
    rows,
    (row) => astray.has(row),
    ({ line }) => problem(line, 'WRONG_COLUMNS', fault),
  );
}

type Run = { run: readonly StatementLine[]; isBridged: boolean | null };

/** Lines without a balance beside each other, and whether the balances above and below differ by what they move. */
function runsWithoutBalance(rows: readonly StatementLine[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < rows.length; from++) {
    if (rows[from]?.balance !== null) continue;
    let to = from;
    while (rows[to]?.balance === null) to++;
    const run = rows.slice(from, to);
    runs.push({ run, isBridged: isBridged(rows[from - 1], run, rows[to]) });
    from = to;
  }
  return runs;
}

/** Read downwards or upwards; null where no balance stands on one side. */
function isBridged(above: StatementLine | undefined, run: readonly StatementLine[], below: StatementLine | undefined) {
  if (!above || !below) return null;
  const moved = (below.balance ?? 0) - (above.balance ?? 0);
  const sum = run.reduce((total, row) => total + signedAmount(row), 0);
  return moved === sum + signedAmount(below) || -moved === sum + signedAmount(above);
}
