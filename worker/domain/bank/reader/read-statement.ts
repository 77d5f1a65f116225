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
import type { ReadOptions, Sheet, StatementOutcome, Table, Wish } from './model';
import { lacksHeading, readTables } from './read-table';
import { byBalances, byWords, readPrintedColumns, readUnnamed } from './read-unnamed';

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

function readText(text: string, wish: Wish): StatementOutcome {
  const lines = text.split('\n', MOST_PHYSICAL_LINES + 1);
  if (lines.length > MOST_PHYSICAL_LINES) return tooManyLines;
  return readInTurn(textTables(lines), lines, wish);
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
  return readInTurn([sheetTable(sheet, isPlaced)], null, wish);
}

/** What a strategy is given: the tables of a file, its lines where it is a text, and what the reading by its heading gave. */
type Given = { tables: readonly Table[]; lines: readonly string[] | null; wish: Wish; byHeading: StatementOutcome };

/** A way to read a file whose heading does not do; null where the file is not of its kind. */
type Strategy = { name: string; read: (given: Given) => StatementOutcome | null };

/** No line names the columns. */
const WITHOUT_HEADING: readonly Strategy[] = [
  { name: 'columns-parted-by-blanks', read: ({ lines, wish }) => lines && readPrintedColumns(lines, wish) },
  {
    name: 'columns-told-by-lines',
    read: ({ tables, wish, byHeading }) => (byHeading.ok ? null : readUnnamed(tables, wish, byHeading.refusal)),
  },
  { name: 'words-without-columns', read: ({ tables, wish }) => byWords(tables, wish) },
];

/** A line names columns under which nothing can be read: the balances may tell the right ones. */
const WRONG_HEADING: readonly Strategy[] = [
  { name: 'columns-proved-by-balances', read: ({ tables, wish }) => byBalances(tables, wish) },
  { name: 'words-without-columns', read: ({ tables, wish }) => byWords(tables, wish) },
];

/** Reads a file by its heading; where that does not do, by the first strategy whose kind it is. */
function readInTurn(tables: readonly Table[], lines: readonly string[] | null, wish: Wish): StatementOutcome {
  const byHeading = readTables(tables, wish);
  for (const { read } of strategiesFor(byHeading, wish)) {
    const outcome = read({ tables, lines, wish, byHeading });
    if (outcome) return outcome;
  }
  return byHeading;
}

function strategiesFor(byHeading: StatementOutcome, { options }: Wish): readonly Strategy[] {
  if (lacksHeading(byHeading)) return WITHOUT_HEADING;
  return byHeading.ok && byHeading.statement.lines.length === 0 && !options.mapping ? WRONG_HEADING : [];
}
