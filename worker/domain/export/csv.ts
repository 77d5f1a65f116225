/** A column of an export. Text may come from outside, so a spreadsheet must not run it; numbers are the program's own. */
export type CsvColumn<Row> = { heading: string; kind: 'text' | 'number'; value: (row: Row) => string | number | null };

// What makes a spreadsheet take a cell for a formula, the full-width forms and a leading line end included.
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n\t]|^\s|\s$/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * A text for a cell of any spreadsheet: one that would be run gets an apostrophe in front. So does one that already looks guarded,
 * so that reading back takes off exactly what was put on.
 */
export const guarded = (text: string): string => (FORMULA_START.test(text) || GUARDED.test(text) ? `'${text}` : text);

/** One cell, quoted as RFC 4180 asks. */
export function csvCell(value: string | number | null, kind: 'text' | 'number' = 'text'): string {
  const text = value === null ? '' : String(value);
  const safe = kind === 'text' ? guarded(text) : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A whole table with its heading line; every line ends in CRLF. Stored text is never altered, only its export. */
export const csvTable = <Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string =>
  csvHeading(columns) + csvLines(columns, rows);

/** The heading line of a table. */
export const csvHeading = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  `${columns.map(({ heading }) => csvCell(heading)).join(',')}\r\n`;

/** Lines of a table, for one that is written piece by piece. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: Iterable<Row>): string {
  let lines = '';
  for (const row of rows) lines += `${columns.map(({ kind, value }) => csvCell(value(row), kind)).join(',')}\r\n`;
  return lines;
}

/** The text of a cell that `guarded` made safe, without the apostrophe that was put in front of it, if one was. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Reads a table that `csvTable` wrote: its cells as texts, without the apostrophes put in front of formulas. */
export function readExportedCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // Each match is one cell and what ends it.
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    const text = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(unguarded(text));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
