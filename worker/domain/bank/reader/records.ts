import { STATEMENT_LIMITS } from './container';
import { type QuotedRead, readBroken, readQuoted } from './quoted-record';

export const DELIMITERS = [',', '\t', ';', '|'] as const;
/** Delimiters that stand in a text by chance more often than they part cells. */
export const RARE_DELIMITERS = ['~', '^'] as const;
export type Delimiter = (typeof DELIMITERS)[number] | (typeof RARE_DELIMITERS)[number];

/** One record of a delimited file: its cells, and the physical line it begins on, counted from 1. */
export type DelimitedRecord = { line: number; cells: string[]; quoting: 'good' | 'repaired' };

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
    return { line, cells: text.split(delimiter, STATEMENT_LIMITS.columns + 1), quoting: 'good', next: index + 1 };
  const strict = readQuoted(lines, index, delimiter);
  if (strict?.isClean) return { line, cells: strict.cells, quoting: 'good', next: strict.next };
  return { line, quoting: 'repaired', ...bestRepair(strict, readBroken(text, delimiter), width, index) };
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
export function looksLikeRow(line: string, delimiter: Delimiter): boolean {
  return line.split(delimiter, STATEMENT_LIMITS.columns).some((cell) => DATE_CELL.test(cell));
}

const DATE_CELL =
  /^\s*"?\s*(?:\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|\d{1,2}[-/ ][A-Za-z]{3}[-/ ]\d{2,4})(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?\s*"?\s*$/;
