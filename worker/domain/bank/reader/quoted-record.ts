import { STATEMENT_LIMITS } from './container';
import { type Delimiter, looksLikeRow } from './records';

/** Cells of a record with quotes; `isClean` when every quote stood where the format allows it. */
export type QuotedRead = { cells: string[]; next: number; isClean: boolean };

/** Reads a record by the rules of RFC 4180, over several lines if a cell says so; null when a quote never closes. */
export function readQuoted(lines: readonly string[], index: number, delimiter: Delimiter): QuotedRead | null {
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
export function readBroken(text: string, delimiter: Delimiter): string[] {
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
