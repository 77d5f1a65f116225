import { isWebPage, pageWithoutTable, refuseContainer, refuseText } from './container';
import { decode } from './decode';
import { pageSheet } from './page-sheet';
import { readPrinted } from './read-printed';
import {
  isWithoutHeading,
  MOST_PHYSICAL_LINES,
  type ReadOptions,
  readTables,
  type StatementOutcome,
  tooManyLines,
  type Wish,
} from './read-tables';
import { byWords, orByBalances, readUnnamed } from './read-unnamed';
import { type Sheet, sheetTable, textTables } from './table';

export type { Statement } from './assemble';
export { STATEMENT_LIMITS } from './container';
export type { DateOrder } from './dates-column';
export type { FileFacts } from './file-facts';
export type { Mapping } from './layout';
export { type LineNotice, NOTICE_CODES, type NoticeCode, REFUSAL_CODES, type RefusalCode } from './notices';
export type { ReadOptions, StatementOutcome } from './read-tables';
export type { IgnoredLine, StatementLine } from './rows';
export type { Sheet } from './table';

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
  const wish = { options, warnings: decoded.warnings };
  return isWebPage(decoded.text) ? readPage(decoded.text, wish) : readText(decoded.text, wish);
}

/** Text whose heading is not found may be parted by blanks alone, or have no heading at all. */
function readText(text: string, wish: Wish): StatementOutcome {
  const lines = text.split('\n', MOST_PHYSICAL_LINES + 1);
  if (lines.length > MOST_PHYSICAL_LINES) return tooManyLines;
  const tables = textTables(lines);
  const outcome = readTables(tables, wish);
  if (!isWithoutHeading(outcome)) return orByBalances(outcome, tables, wish);
  return readPrinted(lines, wish) ?? readUnnamed(tables, wish, outcome.refusal) ?? byWords(tables, wish) ?? outcome;
}

function readPage(page: string, wish: Wish): StatementOutcome {
  if (!/<table/i.test(page)) return { ok: false, refusal: pageWithoutTable };
  return readPlaced(pageSheet(page), false, wish);
}

/** Reads the rows of a workbook's sheet, or of a page's table, as readStatement reads text. */
export function readSheet(sheet: Sheet, options: ReadOptions = {}): StatementOutcome {
  return readPlaced(sheet, true, { options, warnings: [] });
}

function readPlaced(sheet: Sheet, isPlaced: boolean, wish: Wish): StatementOutcome {
  if (sheet.length > MOST_PHYSICAL_LINES) return tooManyLines;
  const tables = [sheetTable(sheet, isPlaced)];
  const outcome = readTables(tables, wish);
  if (!isWithoutHeading(outcome)) return orByBalances(outcome, tables, wish);
  return readUnnamed(tables, wish, outcome.refusal) ?? byWords(tables, wish) ?? outcome;
}
