import { readPrinted, sideOf } from '../cell/amount';
import { isBareDay, isDay } from '../cell/dates';
import type { DelimitedRecord, Table } from '../model';

/** What the cells of a column are, whatever its name: of every column of a table without names. */
export type Kind = 'day' | 'figure' | 'mark' | 'text' | 'empty';

export type Row = DelimitedRecord & { index: number };

/** The lines that may be transactions, by which a table without names is judged. */
export type DatedRows = { table: Table; rows: readonly Row[]; width: number };

const SAMPLE = 60;
const MOST_SEARCHED = 500;
const FEWEST_CELLS = 3;

/** The first lines of a table that hold a day, a text and a figure. */
export function datedRows(table: Table): DatedRows {
  const rows: Row[] = [];
  for (let index = 0, seen = 0; seen < MOST_SEARCHED && rows.length < SAMPLE && index < table.length; seen++) {
    const { next, ...record } = table.recordAt(index, 0);
    if (isDated(record.cells)) rows.push({ ...record, index });
    index = next;
  }
  return { table, rows, width: usualWidth(rows) };
}

function isDated(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length < FEWEST_CELLS || !filled.some(isDay)) return false;
  return filled.some((cell) => !isDay(cell) && isFigure(cell)) && filled.some((cell) => kindOf(cell) === 'text');
}

/** The number of cells most lines have; empty ones at the end count. */
function usualWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** Whether a cell reads as an amount or a balance. */
export const isFigure = (cell: string): boolean => readPrinted(cell, 'balance') !== undefined;

const kindOf = (cell: string): Kind =>
  isDay(cell) ? 'day' : isFigure(cell) ? 'figure' : sideOf(cell) ? 'mark' : 'text';

/** The filled cells of one column. */
export const cellsAt = (rows: readonly Row[], at: number): string[] =>
  rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');

/** The kind of each column: days and figures only where every filled cell is one. */
export function kindsOf({ rows, width }: DatedRows): Kind[] {
  const kinds = Array.from({ length: width }, (_, at) => columnKind(cellsAt(rows, at), rows.length));
  const hasWritten = kinds.some((kind, at) => kind === 'day' && !cellsAt(rows, at).every(isBareDay));
  // A figure such as 45748 is a day of spreadsheets, but not beside days that are written out.
  return kinds.map((kind, at) =>
    kind === 'day' && hasWritten && cellsAt(rows, at).every(isBareDay) ? 'figure' : kind,
  );
}

function columnKind(cells: readonly string[], rows: number): Kind {
  if (cells.length === 0) return 'empty';
  const days = cells.filter(isDay).length;
  if (days === cells.length && days * 2 > rows) return 'day';
  if (cells.every((cell) => isFigure(cell) || isBareDay(cell))) return 'figure';
  // A dash says that there is no mark, or is one.
  return cells.every((cell) => sideOf(cell) !== null) ? 'mark' : 'text';
}
