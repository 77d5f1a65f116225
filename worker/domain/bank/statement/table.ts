import { DELIMITERS, type DelimitedRecord, type Delimiter, readRecord } from './records';

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
  const plain = lines.some((line) => line.includes(DRESSED))
    ? lines.map((line) => line.replaceAll(DRESSED, '|'))
    : lines;
  return DELIMITERS.map((delimiter) => textTable(plain, delimiter));
}

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
