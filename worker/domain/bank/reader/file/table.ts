import {
  DELIMITERS,
  type DelimitedRecord,
  type Delimiter,
  type Layout,
  RARE_DELIMITERS,
  type Sheet,
  STATEMENT_LIMITS,
  type Table,
} from '../model';

/** The same text under each delimiter a bank may use. */
export function textTables(lines: readonly string[]): Table[] {
  const bare = unwrapped(lines);
  const plain = bare.some((line) => line.includes(DRESSED)) ? bare.map((line) => line.replaceAll(DRESSED, '|')) : bare;
  const rare = RARE_DELIMITERS.filter((delimiter) => plain.filter((line) => line.includes(delimiter)).length > 1);
  return [...DELIMITERS, ...rare].map((delimiter) => textTable(plain, delimiter));
}

/** A program that took each line for one cell has put it in quotation marks as a whole: then every line with a comma is so. */
function unwrapped(lines: readonly string[]): readonly string[] {
  if (lines.some((line) => line.includes(',') && !WRAPPED.test(line))) return lines;
  if (lines.filter((line) => line.includes(',')).length < 2) return lines;
  return lines.map((line) => (WRAPPED.test(line) ? line.trim().slice(1, -1).replaceAll('""', '"') : line));
}

const WRAPPED = /^"(?:[^"]|"")*"\s*$/;

/** Bills of cards part their cells so, that no text may hold it by chance. */
const DRESSED = '~|~';

function textTable(lines: readonly string[], delimiter: Delimiter): Table {
  return {
    delimiter,
    length: lines.length,
    recordAt: (index, width) => readRecord(lines, index, delimiter, width),
    isCut: lines.at(-1) !== '',
    isPlaced: false,
  };
}

/** The rows of a workbook's sheet or of a page as a table; `isPlaced` where cells stand in columns of their own. */
export function sheetTable(sheet: Sheet, isPlaced: boolean): Table {
  return {
    delimiter: null,
    length: sheet.length,
    recordAt: (index) => {
      const { line, cells } = sheet[index] ?? { line: 0, cells: [] };
      return { line, cells: [...cells], quoting: 'good', next: index + 1 };
    },
    isCut: false,
    isPlaced,
  };
}

/**
 * Reads one record that begins at `index` of `lines`. Tolerates quotes inside a cell and a quote that never closes:
 * such a line is read alone and marked as repaired, so that it cannot swallow the lines after it.
 */
export function readRecord(
  lines: readonly string[],
  index: number,
  delimiter: Delimiter,
  width: number,
): DelimitedRecord & { next: number } {
  const text = lines[index] ?? '';
  const line = index + 1;
  if (text.length > LONGEST_LINE || !text.includes('"'))
    return { line, cells: plainCells(text, delimiter), quoting: 'good', next: index + 1 };
  const strict = readQuoted(lines, index, delimiter);
  if (strict?.isClean) return { line, cells: strict.cells, quoting: 'good', next: strict.next };
  return { line, quoting: 'repaired', ...bestRepair(strict, readBroken(text, delimiter), width, index) };
}

/** The cells of a line without quotes, one more than a table may have at most: in half the time that `split` takes. */
function plainCells(text: string, delimiter: Delimiter): string[] {
  const cells: string[] = [];
  for (let start = 0; cells.length <= STATEMENT_LIMITS.columns; ) {
    const end = text.indexOf(delimiter, start);
    if (end === -1) {
      cells.push(text.slice(start));
      break;
    }
    cells.push(text.slice(start, end));
    start = end + 1;
  }
  return cells;
}

// A line no bank writes is not searched for quotes: its cells are too long or too many, whatever it holds.
const LONGEST_LINE = 100_000;

/** Of two readings of a badly quoted line the one that has a cell for every heading. */
function bestRepair(
  tolerant: QuotedRead | null,
  cells: string[],
  width: number,
  index: number,
): { cells: string[]; next: number } {
  if (tolerant && tolerant.next === index + 1 && tolerant.cells.length === width) return tolerant;
  return { cells, next: index + 1 };
}

/** Whether a line has a date as one of its cells: then it is a row of its own, not the rest of a quoted cell. */
function looksLikeRow(line: string, delimiter: Delimiter): boolean {
  return line.split(delimiter, STATEMENT_LIMITS.columns).some((cell) => DATE_CELL.test(cell));
}

const DATE_CELL =
  /^\s*"?\s*(?:\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|\d{1,2}[-/ ][A-Za-z]{3}[-/ ]\d{2,4})(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?\s*"?\s*$/;

/** Cells of a record with quotes; `isClean` when every quote stood where the format allows it. */
type QuotedRead = { cells: string[]; next: number; isClean: boolean };

/** Reads a record by the rules of RFC 4180, over several lines if a cell says so; null when a quote never closes. */
function readQuoted(lines: readonly string[], index: number, delimiter: Delimiter): QuotedRead | null {
  let text = lines[index] ?? '';
  for (let next = index + 1; ; next++) {
    const read = readCells(text, delimiter);
    if (read) return { ...read, next };
    const following = lines[next];
    const isStray =
      following === undefined ||
      next - index >= STATEMENT_LIMITS.quotedLines ||
      looksLikeRow(swallowed(following), delimiter);
    if (isStray) return null;
    text = `${text}\n${following}`;
  }
}

/** What a line adds to an open cell: a date behind the quote that closes it is a cell of its own. */
const swallowed = (line: string): string => line.split('"', 1)[0] ?? '';

function readCells(text: string, delimiter: Delimiter): { cells: string[]; isClean: boolean } | null {
  const cells: string[] = [];
  let isClean = true;
  for (let start = 0; start <= text.length && cells.length <= STATEMENT_LIMITS.columns; ) {
    const opening = openingQuote(text, start);
    const cell = opening === -1 ? plainCell(text, start, delimiter) : quotedCell(text, opening, delimiter);
    if (!cell) return null;
    isClean &&= cell.isClean;
    cells.push(cell.value);
    start = cell.end + 1;
  }
  return { cells, isClean };
}

type Cell = { value: string; end: number; isClean: boolean };

/** Where a quote opens the cell, blanks before it allowed; -1 when the cell is not quoted. */
function openingQuote(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at++;
  return text[at] === '"' ? at : -1;
}

function plainCell(text: string, start: number, delimiter: Delimiter): Cell {
  const found = text.indexOf(delimiter, start);
  const end = found === -1 ? text.length : found;
  return { value: text.slice(start, end), end, isClean: true };
}

/** A quote closes the cell only before a delimiter or the end; a doubled one is a quote; any other is text. */
function quotedCell(text: string, opening: number, delimiter: Delimiter): Cell | null {
  let isClean = true;
  for (let at = text.indexOf('"', opening + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    const after = closingEnd(text, at + 1, delimiter);
    if (after !== -1) return { value: text.slice(opening + 1, at).replaceAll('""', '"'), end: after, isClean };
    if (text[at + 1] === '"') at++;
    else isClean = false;
  }
  return null;
}

/** The end of the cell when only blanks stand between a quote and the delimiter; else -1. */
function closingEnd(text: string, start: number, delimiter: Delimiter): number {
  let at = start;
  while (text[at] === ' ') at++;
  return at === text.length || text[at] === delimiter ? at : -1;
}

/** Reads one line whose quotes cannot be trusted: cells that open and close properly keep their delimiters, others do not. */
function readBroken(text: string, delimiter: Delimiter): string[] {
  const cells: string[] = [];
  for (let start = 0; start <= text.length && cells.length <= STATEMENT_LIMITS.columns; ) {
    const opening = openingQuote(text, start);
    const quoted = opening === -1 ? null : quotedCell(text, opening, delimiter);
    const cell = quoted?.isClean ? quoted : plainCell(text, start, delimiter);
    cells.push(cell === quoted ? cell.value : cell.value.replace(/^\s*"/, ''));
    start = cell.end + 1;
  }
  return cells;
}

export type Cells = readonly string[];

/** Lines below the table that are searched for a summary. */
const LINES_BELOW = 60;

/** The lines above the heading. */
export function recordsAbove({ table, headerLine }: Layout): Cells[] {
  const found: Cells[] = [];
  for (let index = 0; index < table.length; ) {
    const { cells, next, line } = table.recordAt(index, 0);
    if (line >= headerLine) break;
    found.push(cells);
    index = next;
  }
  return found;
}

/** The lines below the heading that were passed over as no transactions: a summary may be among them. */
export function recordsPassed({ table, next, width }: Layout, ignoredLines: ReadonlySet<number>): Cells[] {
  const found: Cells[] = [];
  for (let index = next; index < table.length && found.length < LINES_BELOW; ) {
    if (!ignoredLines.has(index + 1)) {
      index++;
      continue;
    }
    const record = table.recordAt(index, width);
    if (ignoredLines.has(record.line)) found.push(record.cells);
    index = record.next;
  }
  return found;
}
