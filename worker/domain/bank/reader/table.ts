import { DELIMITERS, type DelimitedRecord, type Delimiter, RARE_DELIMITERS, readRecord } from './records';

/** A sheet of a workbook or the table of a page: rows of cells as text, each with its line in the file. */
export type Sheet = readonly { line: number; cells: readonly string[] }[];

/** A file as records, read one by one, since a quoted cell may run over several physical lines. */
export type Table = {
  delimiter: Delimiter | null;
  /** Physical lines, or rows of the sheet. */
  length: number;
  /** The record that begins at a place; `width` is the number of headings, by which badly quoted lines are repaired. */
  recordAt: (index: number, width: number) => DelimitedRecord & { next: number };
  /** Whether the last line has no end: it may have been cut. */
  isCut: boolean;
  /** Whether every cell has its column by itself, as in a workbook, and not by the cells before it. */
  isPlaced: boolean;
};

/** The same text under each delimiter a bank may use. */
export function textTables(lines: readonly string[]): Table[] {
  const bare = unwrapped(lines);
  const plain = bare.some((line) => line.includes(DRESSED)) ? bare.map((line) => line.replaceAll(DRESSED, '|')) : bare;
  const rare = RARE_DELIMITERS.filter((delimiter) => plain.filter((line) => line.includes(delimiter)).length > 1);
  return [...DELIMITERS, ...rare].map((delimiter) => textTable(plain, delimiter));
}

/** A program that took each line for one cell has put it in quotation marks as a whole: then every line with a comma is so. */
function unwrapped(lines: readonly string[]): readonly string[] {
  const parted = lines.filter((line) => line.includes(','));
  if (parted.length < 2 || !parted.every((line) => WRAPPED.test(line))) return lines;
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
