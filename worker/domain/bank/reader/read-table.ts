import { type Message, say } from '../../shared/message';
import { recordsAbove, recordsPassed } from './file/table';
import { tooManyLines } from './file/text';
import { currencyRefusal, unitRefusal } from './heading/currency';
import { findLayout } from './heading/layout';
import {
  type Chain,
  type FileFacts,
  type IgnoredLine,
  type Layout,
  type Rows,
  STATEMENT_LIMITS,
  type Statement,
  type StatementLine,
  type StatementOutcome,
  type Table,
  type Wish,
} from './model';
import { capped, KEPT_NOTICES, type LineNotice, type Refusal } from './notices';
import { ofOneAccount } from './paper/exported-accounts';
import { isOwnExport, judgeBooks, otherPaper, withOverdraftBalances } from './paper/papers';
import { chain } from './proof/chain';
import { fileFacts } from './proof/facts';
import { totalsWarnings } from './proof/totals';
import {
  aboveWarnings,
  astrayDates,
  balanceNotices,
  copyNotices,
  factWarnings,
  fileWarnings,
  openedAgain,
  otherAccountWarnings,
  swappedNotices,
} from './proof/warnings';
import { readRows } from './row/rows';

/** Reads the table below the best heading that one of these tables has. */
export function readTables(tables: readonly Table[], wish: Wish): StatementOutcome {
  const found = findLayout(tables, wish.options.mapping);
  if (!found.ok) return found;
  return readLayout(found.layout, wish);
}

/** Reads the lines of a table whose columns are known. */
export function readLayout(found: Layout, { options, warnings: decoded }: Wish): StatementOutcome {
  const isOwn = isOwnExport(found.headerCells);
  const one = isOwn ? ofOneAccount(found, options.bankAccountId) : { layout: found, said: [] };
  if ('refusal' in one) return { ok: false, refusal: one.refusal };
  const { layout } = one;
  const warnings = [...decoded, ...one.said];
  const refusal = unitRefusal(layout) ?? (options.mapping ? null : otherPaper(layout));
  if (refusal) return { ok: false, refusal };
  const read = withOverdraftBalances(readRows(layout, options), layout, options.isOwed);
  const count = read.rows.length + read.problems.length;
  const around = [
    ...recordsAbove(layout),
    ...read.ignored.flatMap(({ kind, text }) => (ASIDES.has(kind) ? [[text]] : [])),
  ];
  const abroad = isOwn ? null : currencyRefusal(around, read.problems, count);
  if (abroad) return { ok: false, refusal: abroad };
  if (count === 0) return noTransactions(say('statement.no-transactions'));
  if (count > STATEMENT_LIMITS.lines) return tooManyLines;
  // A person who has put the columns right knows what the file is.
  const books = options.mapping ? null : judgeBooks(layout, read);
  if (books && 'refusal' in books) return { ok: false, refusal: books.refusal };
  const said = books ? [...warnings, books.warning] : warnings;
  const statement = assemble(read, layout, new Set(options.skipLines), said, options.mapping !== undefined);
  const isEmpty = statement.lines.length === 0 && statement.problemCount === 0;
  return isEmpty ? noTransactions(say('statement.all-left-out')) : { ok: true, statement };
}

/** Lines below a table that may speak of the account; what a narration goes on with does not. */
const ASIDES: ReadonlySet<string> = new Set(['note', 'total']);

/** Whether nearly every balance follows from the one before. */
export const isProved = ({ checked, agreeing, lines }: Statement): boolean =>
  checked > 1 && agreeing * 10 >= lines.length * 9;

/** Whether a reading failed only because no line names the columns. */
export const lacksHeading = (outcome: StatementOutcome): outcome is { ok: false; refusal: Refusal } =>
  !outcome.ok && outcome.refusal.code === 'NO_HEADER';

function noTransactions(message: Message): StatementOutcome {
  return { ok: false, refusal: { code: 'NO_TRANSACTIONS', message } };
}

/** What was read, in its proved order, with all that is to be said of it. `isMapped`: a person has said which column is which. */
export function assemble(
  read: Rows,
  layout: Layout,
  skip: ReadonlySet<number>,
  decodingWarnings: readonly LineNotice[],
  isMapped = false,
): Statement {
  const kept = skip.size === 0 ? read.rows : read.rows.filter(({ line }) => !skip.has(line));
  const proved = chain(kept, read.slack);
  const swapped = swappedNotices(proved);
  const faults = [...read.problems.filter(({ line }) => !skip.has(line)), ...copyNotices(proved.copies)];
  const problems = (isMapped ? faults : [...swapped, ...faults]).sort(byLine);
  const skipped = skippedLines(read, skip);
  const facts = fileFacts(layout, ignoredOfOwn(read), read.rows);
  const warnings = warningsOf({ read, layout, skip, proved, facts });
  // Where all balances turn round together, a sentence for each line would hide the one question.
  const ofLines = swapped.length > 0 && !isMapped ? [] : lineWarnings(proved, [...problems, ...skipped]);
  return {
    ...summary(proved),
    problems: capped(problems),
    problemCount: problems.length,
    warnings: [...decodingWarnings, ...(isMapped ? swapped : []), ...warnings, ...ofLines],
    skipped,
    dateOrder: read.dates.order,
    ignored: read.ignored.slice(0, KEPT_NOTICES),
    ignoredCount: read.ignored.length,
    facts,
    heading: headingOf(layout),
  };
}

type Judged = { read: Rows; layout: Layout; skip: ReadonlySet<number>; proved: Chain; facts: FileFacts };

/** What is to be said of the file, and of lines by what they hold. */
const warningsOf = ({ read, layout, skip, proved, facts }: Judged): LineNotice[] => [
  ...fileWarnings(proved, read.dates),
  ...aboveWarnings(layout),
  ...factWarnings(proved, facts),
  ...(skip.size > 0 || read.ignored.length === 0
    ? []
    : totalsWarnings(recordsPassed(layout, summaryOf(ignoredOfOwn(read))), proved.lines)),
  ...otherAccountWarnings(read.ignored, proved.lines, facts),
  ...openedAgain(read.ignored, proved),
  ...capped(read.warnings.filter(({ line }) => !skip.has(line))),
];

/** What is to be said of lines by the balances around them. */
const lineWarnings = (proved: Chain, leftOut: readonly LineNotice[]): LineNotice[] => [
  ...astrayDates(proved.lines),
  ...balanceNotices(
    proved,
    leftOut.filter(({ code }) => code !== 'DUPLICATE_IN_FILE'),
  ),
];

/** What stands among the lines that are read, and not below one of another account: its closing balance is not that of this one. */
function ignoredOfOwn({ rows, problems, ignored }: Rows): readonly IgnoredLine[] {
  const others = new Set(problems.flatMap(({ line, code }) => (code === 'OTHER_ACCOUNT' ? [line] : [])));
  if (others.size === 0) return ignored;
  const lines = [...rows.map(({ line }) => line), ...others].sort((one, other) => one - other);
  let next = 0;
  return ignored.filter(({ line }) => {
    while ((lines[next] ?? Number.POSITIVE_INFINITY) < line) next++;
    return !others.has(lines[next - 1] ?? 0);
  });
}

/** What may be a summary: a heading that is repeated names the same two sides. */
const summaryOf = (ignored: readonly IgnoredLine[]): ReadonlySet<number> =>
  new Set(ignored.filter(({ kind }) => kind !== 'heading').map(({ line }) => line));

const headingOf = ({ headerLine, headerCells, columns, shape }: Layout) => ({
  line: headerLine,
  cells: headerCells,
  columns,
  shape,
});

function summary({ lines, opening, closing, agreeing, checked, breaks }: Chain) {
  const named = breaks.map(({ index, expected, found }) => ({ line: lines[index]?.line ?? 0, expected, found }));
  return { lines, opening, closing, agreeing, checked, breaks: named, period: periodOf(lines) };
}

function periodOf(lines: readonly StatementLine[]): Statement['period'] {
  const first = lines[0];
  if (!first) return null;
  let { date: from, date: to } = first;
  for (const { date } of lines) {
    if (date < from) from = date;
    if (date > to) to = date;
  }
  return { from, to };
}

/** What was left out: a line's own fault, or that it repeated another, or only the wish. */
function skippedLines({ rows, problems }: Rows, skip: ReadonlySet<number>): LineNotice[] {
  const faulty = problems.filter(({ line }) => skip.has(line));
  const sound = rows.filter(({ line }) => skip.has(line));
  if (sound.length === 0) return faulty;
  const copies = new Map(copyNotices(chain(rows).copies).map((notice) => [notice.line, notice]));
  const leftOut = ({ line }: StatementLine): LineNotice =>
    copies.get(line) ?? { line, code: 'LEFT_OUT', message: say('statement.left-out') };
  return [...faulty, ...sound.map(leftOut)].sort(byLine);
}

function byLine(one: LineNotice, other: LineNotice): number {
  return one.line - other.line;
}
