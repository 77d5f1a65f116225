import { assemble, type Statement } from './statement/assemble';
import { isWebPage, pageWithoutTable, refuseContainer, refuseText, STATEMENT_LIMITS } from './statement/container';
import type { DateOrder } from './statement/dates-column';
import { decode } from './statement/decode';
import { findLayout, type Mapping } from './statement/layout';
import type { LineNotice, Refusal } from './statement/notices';
import { withOwedBalances } from './statement/owed';
import { refuseOwnBooks } from './statement/own-books';
import { pageSheet } from './statement/page-sheet';
import { printedTable } from './statement/printed-table';
import { readRows } from './statement/rows';
import { type Sheet, sheetTable, type Table, textTables } from './statement/table';

export type { Statement } from './statement/assemble';
export { STATEMENT_LIMITS } from './statement/container';
export type { DateOrder } from './statement/dates-column';
export type { FileFacts } from './statement/file-facts';
export type { Mapping } from './statement/layout';
export { type LineNotice, NOTICE_CODES, type NoticeCode, REFUSAL_CODES, type RefusalCode } from './statement/notices';
export type { IgnoredLine, StatementLine } from './statement/rows';
export type { Sheet } from './statement/table';

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
  const outcome = readTables(textTables(lines), options, decoded.warnings);
  const isHeadless = !outcome.ok && outcome.refusal.code === 'NO_HEADER';
  return (isHeadless && readPrinted(lines, options, decoded.warnings)) || outcome;
}

/** Columns parted by blanks alone are read only where the balances prove that each figure stands under its own name. */
function readPrinted(
  lines: readonly string[],
  options: ReadOptions,
  decodingWarnings: readonly LineNotice[],
): StatementOutcome | null {
  const table = printedTable(lines);
  const whole = table && readTables([table], { ...options, skipLines: [] }, decodingWarnings);
  if (!table || !whole?.ok) return null;
  const { checked, agreeing, lines: read } = whole.statement;
  const isProved = checked > 1 && agreeing * 10 >= read.length * 9;
  return isProved ? readTables([table], options, decodingWarnings) : { ok: false, refusal: unprovedColumns };
}

function readPage(page: string, options: ReadOptions, decodingWarnings: readonly LineNotice[]): StatementOutcome {
  if (!/<table/i.test(page)) return { ok: false, refusal: pageWithoutTable };
  const sheet = pageSheet(page);
  return sheet.length > MOST_PHYSICAL_LINES
    ? tooManyLines
    : readTables([sheetTable(sheet, false)], options, decodingWarnings);
}

/** Reads the rows of a workbook's sheet, or of a page's table, as readStatement reads text. */
export function readSheet(sheet: Sheet, options: ReadOptions = {}): StatementOutcome {
  if (sheet.length > MOST_PHYSICAL_LINES) return tooManyLines;
  return readTables([sheetTable(sheet, true)], options, []);
}

function readTables(
  tables: readonly Table[],
  options: ReadOptions,
  decodingWarnings: readonly LineNotice[],
): StatementOutcome {
  const found = findLayout(tables, options.mapping);
  if (!found.ok) return found;
  const ownBooks = options.mapping ? null : refuseOwnBooks(found.layout);
  if (ownBooks) return { ok: false, refusal: ownBooks };
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

const unprovedColumns: Refusal = {
  code: 'NO_HEADER',
  message:
    'Only blanks part the columns of this text, and the balances do not prove which figure stands in which. Download the statement as CSV, Excel or PDF.',
};

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
