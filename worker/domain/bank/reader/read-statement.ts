import { pageSheet } from './file/page';
import { sheetTable, textTables } from './file/table';
import {
  decode,
  isWebPage,
  MOST_PHYSICAL_LINES,
  pageWithoutTable,
  refuseContainer,
  refuseText,
  tooManyLines,
} from './file/text';
import type { ReadOptions, Sheet, StatementOutcome, Wish } from './model';
import { lacksHeading, readTables } from './read-table';
import { byWords, orByBalances, readPrintedColumns, readUnnamed } from './read-unnamed';

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
  if (!lacksHeading(outcome)) return orByBalances(outcome, tables, wish);
  return (
    readPrintedColumns(lines, wish) ?? readUnnamed(tables, wish, outcome.refusal) ?? byWords(tables, wish) ?? outcome
  );
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
  if (!lacksHeading(outcome)) return orByBalances(outcome, tables, wish);
  return readUnnamed(tables, wish, outcome.refusal) ?? byWords(tables, wish) ?? outcome;
}
