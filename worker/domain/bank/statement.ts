import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import { type Chain, chain } from './statement/balance-chain';
import { balanceNotices, copyNotices, fileWarnings } from './statement/chain-notices';
import { isWebPage, pageWithoutTable, refuseContainer, refuseText, STATEMENT_LIMITS } from './statement/container';
import type { DateOrder } from './statement/dates-column';
import { decode } from './statement/decode';
import { aboveWarnings, factWarnings, otherAccountWarnings } from './statement/fact-notices';
import { type FileFacts, fileFacts } from './statement/file-facts';
import { findLayout, type Layout, type Mapping } from './statement/layout';
import { capped, KEPT_NOTICES, type LineNotice, type Refusal } from './statement/notices';
import { withOwedBalances } from './statement/owed';
import { pageSheet } from './statement/page-sheet';
import { type IgnoredLine, type Rows, readRows, type StatementLine } from './statement/rows';
import { type Sheet, sheetTable, type Table, textTables } from './statement/table';

export { STATEMENT_LIMITS } from './statement/container';
export type { DateOrder } from './statement/dates-column';
export type { FileFacts } from './statement/file-facts';
export type { Mapping } from './statement/layout';
export { type LineNotice, NOTICE_CODES, type NoticeCode, REFUSAL_CODES, type RefusalCode } from './statement/notices';
export type { IgnoredLine, StatementLine } from './statement/rows';
export type { Sheet } from './statement/table';

export type Statement = {
  /** Oldest first, in the order the running balances prove. */
  lines: StatementLine[];
  /** Lines that cannot be stored; the file is not saved while there are any. At most 50 are kept, all are counted. */
  problems: LineNotice[];
  problemCount: number;
  warnings: LineNotice[];
  /** Lines left out at the caller's wish, each with the fault it had. */
  skipped: LineNotice[];
  opening: Paise | null;
  closing: Paise | null;
  period: { from: IsoDate; to: IsoDate } | null;
  /** Of `checked` lines, so many whose balance follows from the one before. */
  agreeing: number;
  checked: number;
  breaks: { line: number; expected: Paise; found: Paise }[];
  dateOrder: DateOrder;
  /** Lines below the heading that are no transactions, and what they were taken for. At most 50 are kept, all are counted. */
  ignored: IgnoredLine[];
  ignoredCount: number;
  /** What the file says of itself: bank, account, period, balances. */
  facts: FileFacts;
  /** Which column was read as what, so that a person can put it right. */
  heading: { line: number; cells: readonly string[]; columns: Mapping; shape: string };
};

export type StatementOutcome = { ok: true; statement: Statement } | { ok: false; refusal: Refusal };

export type ReadOptions = {
  skipLines?: readonly number[];
  dateOrder?: DateOrder;
  /** Columns put right by a person, by their place in the heading. */
  mapping?: Mapping;
};

/**
 * Reads a bank statement, whichever bank's: delimited text, as a file or pasted. Never throws and never guesses: what cannot be
 * read exactly is a problem that names its line. `skipLines` leaves lines out by their number in the file.
 */
export function readStatement(content: string | Uint8Array, options: ReadOptions = {}): StatementOutcome {
  const unread = refuseContainer(content);
  if (unread) return { ok: false, refusal: unread };
  const decoded = decode(content);
  if (!decoded.ok) return decoded;
  const refusal = refuseText(decoded.text);
  if (refusal) return { ok: false, refusal };
  if (isWebPage(decoded.text)) return readPage(decoded.text, options, decoded.warnings);
  const lines = decoded.text.split('\n', MOST_PHYSICAL_LINES + 1);
  if (lines.length > MOST_PHYSICAL_LINES) return tooManyLines;
  return readTables(textTables(lines), options, decoded.warnings);
}

function readPage(page: string, options: ReadOptions, decodingWarnings: readonly LineNotice[]): StatementOutcome {
  if (!/<table/i.test(page)) return { ok: false, refusal: pageWithoutTable };
  const sheet = pageSheet(page);
  return sheet.length > MOST_PHYSICAL_LINES ? tooManyLines : readTables([sheetTable(sheet)], options, decodingWarnings);
}

/** Reads the rows of a workbook's sheet, or of a page's table, as readStatement reads text. */
export function readSheet(sheet: Sheet, options: ReadOptions = {}): StatementOutcome {
  if (sheet.length > MOST_PHYSICAL_LINES) return tooManyLines;
  return readTables([sheetTable(sheet)], options, []);
}

function readTables(
  tables: readonly Table[],
  options: ReadOptions,
  decodingWarnings: readonly LineNotice[],
): StatementOutcome {
  const found = findLayout(tables, options.mapping);
  if (!found.ok) return found;
  const read = withOwedBalances(readRows(found.layout, options.dateOrder), found.layout);
  const count = read.rows.length + read.problems.length;
  if (count === 0) return noTransactions('There are no transactions below the heading.');
  if (count > STATEMENT_LIMITS.lines) return tooManyLines;
  const statement = assemble(read, found.layout, new Set(options.skipLines), decodingWarnings);
  const isEmpty = statement.lines.length === 0 && statement.problemCount === 0;
  return isEmpty ? noTransactions('Every line was left out, so there is nothing to store.') : { ok: true, statement };
}

// Blank lines are free, but not without end.
const MOST_PHYSICAL_LINES = STATEMENT_LIMITS.lines * 4;

const tooManyLines = {
  ok: false,
  refusal: {
    code: 'TOO_MANY_LINES',
    message: `The statement has more than ${STATEMENT_LIMITS.lines.toLocaleString('en-IN')} lines. Send it in parts, for example by quarter; lines that overlap are recognised.`,
  },
} as const satisfies StatementOutcome;

function noTransactions(message: string): StatementOutcome {
  return { ok: false, refusal: { code: 'NO_TRANSACTIONS', message } };
}

function assemble(
  read: Rows,
  layout: Layout,
  skip: ReadonlySet<number>,
  decodingWarnings: readonly LineNotice[],
): Statement {
  const kept = skip.size === 0 ? read.rows : read.rows.filter(({ line }) => !skip.has(line));
  const proved = chain(kept);
  const problems = [...read.problems.filter(({ line }) => !skip.has(line)), ...copyNotices(proved.copies)].sort(byLine);
  const skipped = skippedLines(read, skip);
  const facts = fileFacts(layout, new Set(read.ignored.map(({ line }) => line)));
  const warnings = [
    ...decodingWarnings,
    ...fileWarnings(proved, read.dates),
    ...aboveWarnings(layout),
    ...factWarnings(proved, facts),
    ...otherAccountWarnings(read.ignored, proved.lines, facts),
    ...capped(read.warnings.filter(({ line }) => !skip.has(line))),
    ...balanceNotices(
      proved,
      [...problems, ...skipped].filter(({ code }) => code !== 'DUPLICATE_IN_FILE'),
    ),
  ];
  return {
    ...summary(proved),
    problems: capped(problems),
    problemCount: problems.length,
    warnings,
    skipped,
    dateOrder: read.dates.order,
    ignored: read.ignored.slice(0, KEPT_NOTICES),
    ignoredCount: read.ignored.length,
    facts,
    heading: headingOf(layout),
  };
}

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
    copies.get(line) ?? { line, code: 'LEFT_OUT', message: 'The line was left out at your request.' };
  return [...faulty, ...sound.map(leftOut)].sort(byLine);
}

function byLine(one: LineNotice, other: LineNotice): number {
  return one.line - other.line;
}
