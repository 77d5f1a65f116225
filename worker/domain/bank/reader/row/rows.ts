import { daysBetween } from '../../../shared/dates';
import { say } from '../../../shared/message';
import { balanceOf, isFinerThanPaisa, readAmount } from '../cell/amount';
import { readDate } from '../cell/dates';
import { currencyColumns } from '../heading/currency';
import type {
  DateColumn,
  DelimitedRecord,
  IgnoredLine,
  Layout,
  ReadOptions,
  Rows,
  StatementLine,
  UnsidedLine,
} from '../model';
import type { LineNotice } from '../notices';
import { isOwnExport } from '../paper/papers';
import { chain, isOneRun } from '../proof/chain';
import { fileFacts } from '../proof/facts';
import { periodAbove } from '../proof/period';
import { ACCOUNT_HEADING, withoutAccountsBelow, withoutOtherAccounts } from './accounts';
import { dateColumn, dayWarnings, unturned, unturnedAll, zonedBy } from './date-column';
import { type OrderEvidence, orderTold } from './date-order';
import { oddLines, type Passed, withoutLinesBelow, withoutMisplacedAmounts, withoutOddLines } from './misaligned';
import { withDatesAbove, withFiguresBelow } from './parted-rows';
import { type Reading, readRow, statusColumn } from './read-row';
import { type Found, recordsBelow } from './records-below';
import { markHabit, NO_MARKS, sidesByBalance, unprovedMinuses, withSignedColumn } from './sides';

type WishedDays = Pick<ReadOptions, 'dateOrder' | 'fileName'>;

/** Turns the lines below the heading into transactions, and each line that cannot be one into a problem. */
export function readRows(layout: Layout, wished: WishedDays = {}): Rows {
  const found = recordsBelow(layout);
  if (found.areDated) return rowsOf(found, layout, wished);
  // A day that was taken for a remark may be the one above lines without a day.
  const filled = found.remarks.size > 0 ? null : withDatesAbove(found.records, layout, found.days);
  const rows = filled ? rowsOf({ ...found, records: filled.records }, layout, wished) : null;
  if (filled && rows && isProved(rows)) return { ...rows, warnings: [...rows.warnings, filled.warning] };
  const joined = withFiguresBelow(found, layout);
  const whole = joined && rowsOf({ ...found, ...joined }, layout, wished);
  return whole && isProved(whole) ? whole : rowsOf(found, layout, wished);
}

/** Whether every balance follows: then no line can stand where it does not belong. */
function isProved({ rows, problems, slack }: Rows): boolean {
  const { breaks, checked, copies } = chain(rows, slack);
  return problems.length === 0 && breaks.length === 0 && copies.length === 0 && checked === rows.length;
}

/** Days of a spreadsheet that may have been turned round. */
const AS_THEY_STAND: DateColumn = { order: 'DMY', certainty: 'assumed', isOfSheet: true };

function rowsOf(found: Found, layout: Layout, wished: WishedDays = {}): Rows {
  const texts = textsOfDays(found, layout);
  // Other days of the line were turned round with the first.
  const orderOf = (days: Found['days']) =>
    orderTold({ ...orderEvidence(found, layout, days, wished.fileName), others: [] });
  const sheet = { wished: wished.dateOrder, isSheet: layout.table.isPlaced, told: orderOf };
  const said = unturnedAll(texts, found.days, sheet) ?? unturned(texts, found.days);
  const plain = readingOf({ ...found, days: said.days }, layout, texts, wished);
  const reading = said.isOpen ? { ...plain, dates: AS_THEY_STAND } : plain;
  const read = readAll(found.records, reading);
  const table: FileTable = { found, layout };
  const placed = inTurn(ON_CELLS, { rows: read.rows, problems: read.problems }, table);
  const opening = () => fileFacts(layout, found.ignored, placed.rows).opening;
  const sided = areSided(placed.rows)
    ? { rows: placed.rows, problems: [], warnings: [] }
    : sidesByBalance(placed.rows, reading.marks, opening);
  const warnings = [
    ...said.warnings,
    ...dayWarnings(texts.map(zonedBy(layout)), said.days),
    ...roundedBalances(found, layout),
    ...read.warnings,
    ...sided.warnings,
  ];
  const isTurned = warnings.some(({ code }) => code === 'NEGATIVE_AMOUNT');
  const signed = isTurned
    ? unprovedMinuses(withSignedColumn({ rows: sided.rows, warnings }))
    : { rows: sided.rows, warnings, problems: [] };
  const proved = inTurn(ON_BALANCES, { rows: signed.rows, problems: placed.problems }, table);
  const problems = [...proved.problems, ...sided.problems, ...signed.problems];
  const slack = warnings.some(({ code }) => code === 'BALANCE_ROUNDED') ? 1 : 0;
  const told = { rows: proved.rows, warnings: signed.warnings, dates: reading.dates, slack };
  const still = zeroMovementLines(problems, found.records, layout);
  if (still.length === 0) return { ...told, problems, ignored: found.ignored };
  const passed = new Set(still.map(({ line }) => line));
  const ignored = [...found.ignored, ...still].sort((one, other) => one.line - other.line);
  return { ...told, problems: problems.filter(({ line }) => !passed.has(line)), ignored };
}

const areSided = (rows: readonly UnsidedLine[]): rows is readonly StatementLine[] =>
  rows.every(({ side }) => side !== null);

type FileTable = { found: Found; layout: Layout };

/**
 * A pass takes rows and tells which of them stay; what does not is a problem. It changes nothing that it is given, and is left out
 * where a file has nothing of its kind.
 */
type Pass<Row> = {
  name: string;
  concerns: (rows: readonly Row[], table: FileTable) => boolean;
  apply: (rows: readonly Row[], table: FileTable) => Passed<Row>;
};

/** What the cells of a line and its place tell, before the sides are known. */
const ON_CELLS: readonly Pass<UnsidedLine>[] = [
  {
    name: 'odd-cells',
    concerns: (_rows, { found, layout: { headerCells, columns } }) =>
      found.records.some(({ cells }) => cells.length !== headerCells.length || cells.length <= (columns.balance ?? 0)),
    apply: (rows, { found, layout }) => withoutOddLines(rows, oddLines(found.records, rows, layout)),
  },
  {
    name: 'below-table',
    concerns: (_rows, { found }) => found.belowTable.size > 0,
    apply: (rows, { found }) => withoutLinesBelow(rows, found.belowTable),
  },
];

/** What the balances around a line tell. */
const ON_BALANCES: readonly Pass<StatementLine>[] = [
  {
    name: 'misplaced-amount',
    concerns: (rows) => rows.some(({ balance }) => balance === null),
    apply: (rows, { found, layout }) => withoutMisplacedAmounts(rows, found.records, layout),
  },
  {
    name: 'other-account',
    concerns: (_rows, { layout }) => layout.headerCells.some((heading) => ACCOUNT_HEADING.test(heading)),
    apply: (rows, { found, layout }) => withoutOtherAccounts(rows, found.records, layout),
  },
  {
    name: 'account-below',
    concerns: (rows, { found }) => found.ignored.some(({ kind }) => kind === 'note') || !isOneRun(rows),
    apply: (rows, { found, layout }) => withoutAccountsBelow(rows, found.ignored, layout),
  },
];

const inTurn = <Row>(passes: readonly Pass<Row>[], first: Passed<Row>, table: FileTable): Passed<Row> =>
  passes.reduce((before, { concerns, apply }) => {
    if (!concerns(before.rows, table)) return before;
    const after = apply(before.rows, table);
    return after.problems.length === 0
      ? before
      : { rows: after.rows, problems: [...before.problems, ...after.problems] };
  }, first);

const hasBothSides = ({ columns: { debit, credit } }: Layout): boolean => debit !== undefined && credit !== undefined;

/** The days of the lines as they are written, each once. */
const textsOfDays = ({ records }: Found, { columns }: Layout): string[] => [
  ...new Set(records.map(({ cells }) => cells[columns.date]?.trim() ?? '')),
];

/** Balances counted finer than a paisa are rounded, and said to be. */
function roundedBalances({ records }: Found, { columns: { balance } }: Layout): LineNotice[] {
  const first = balance === undefined ? undefined : records.find(({ cells }) => isFinerThanPaisa(cells[balance] ?? ''));
  return first ? [{ line: first.line, code: 'BALANCE_ROUNDED', message: say('statement.balance-rounded') }] : [];
}

const FIRST_WORD = /^\S+/;

/** What the rows, the lines above them and the name of the file may say of the order of day and month. */
function orderEvidence(
  { records, ignored }: Found,
  layout: Layout,
  days: Found['days'],
  fileName: string | undefined,
): OrderEvidence {
  const { date, description, debit, credit, amount, balance } = layout.columns;
  const passed = new Set<number | undefined>([date, description, debit, credit, amount, balance]);
  const others = records.flatMap(({ cells }, at) =>
    cells.flatMap((cell, place) => (passed.has(place) ? [] : [{ at, day: readDate(cell.trim()) }])),
  );
  const told = records.map(({ cells }) => days((cells[date] ?? '').trim()));
  const carried = ignored.flatMap(({ kind, text }) =>
    kind === 'total' ? [days(FIRST_WORD.exec(text)?.[0] ?? '')] : [],
  );
  return { days: told, carried, others, period: periodAbove(layout), fileName };
}

/** `texts`: the days of the lines as they are written. */
function readingOf(found: Found, layout: Layout, texts: readonly string[], wished: WishedDays = {}): Reading {
  const { records, days, doubtful, underOther, unsettled } = found;
  return {
    ...{ layout, days, doubtful, underOther, unsettled },
    isOwn: isOwnExport(layout.headerCells),
    dates: dateColumn(texts.map(days), wished.dateOrder, () =>
      orderTold(orderEvidence(found, layout, days, wished.fileName)),
    ),
    // A file that stops without a line end may have been cut in the middle of its last line.
    cut: layout.table.isCut ? layout.table.length : null,
    currencyAt: currencyColumns(layout),
    status: statusColumn(layout, records),
    marks: hasBothSides(layout) ? NO_MARKS : markHabit(layout, records),
  };
}

function readAll(records: Found['records'], reading: Reading) {
  const rows: UnsidedLine[] = [];
  const problems: LineNotice[] = [];
  const warnings: LineNotice[] = [];
  for (const record of records) {
    const read = readRow(record, reading);
    if (read.row) rows.push(read.row);
    if (read.problem) problems.push(read.problem);
    if (read.warnings.length > 0) warnings.push(...read.warnings);
  }
  return { rows, problems, warnings };
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
    const isStill =
      bare.has(record.line) &&
      (standsStill(record, [records[at - 1], records[at + 1]], layout) || isSecondDay(record, records[at - 1], layout));
    return isStill ? [{ line: record.line, kind: 'note', text: textOf(record) }] : [];
  });
}

/** Days further apart are of two lines. */
const SECOND_WITHIN = 31;

/** Whether a line holds nothing but a day, close to that of the line above: the day on which its interest counts. */
function isSecondDay({ cells }: DelimitedRecord, above: DelimitedRecord | undefined, { columns }: Layout): boolean {
  const isAlone = cells.every((cell, at) => at === columns.date || cell.trim() === '');
  if (!isAlone || !above) return false;
  const [day, first] = [cells, above.cells].map((one) => readDate((one[columns.date] ?? '').trim()).dayFirst);
  return Boolean(day && first && Math.abs(daysBetween(day, first)) <= SECOND_WITHIN);
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
