import { readAmount } from './amount';
import type { Columns } from './layout';
import { isDay } from './layout-columns';
import { normaliseHeading } from './roles';
import type { Table } from './table';

/** Records below a heading on which it is proved. */
const PROVED_ON = 20;

/** A heading without what varies from file to file. */
export const shapeOf = (cells: readonly string[]): string => cells.map(normaliseHeading).join('|').replace(/\|+$/, '');

/** The first records below; footnotes, blank lines and the heading itself do not count. */
export function sampleBelow(table: Table, next: number, width: number, shapes: ReadonlySet<string>): string[][] {
  const sample: string[][] = [];
  for (let index = next; index < table.length && sample.length < PROVED_ON; ) {
    const { cells, next: below } = table.recordAt(index, width);
    index = below;
    if (cells.filter((cell) => cell.trim() !== '').length >= 2 && !shapes.has(shapeOf(cells))) sample.push(cells);
  }
  return sample;
}

/** Whether a record has a date and exactly one amount. */
export function isRow(cells: readonly string[], { date, debit, credit, amount }: Columns): boolean {
  if (!isDay((cells[date] ?? '').trim())) return false;
  const sides = debit !== undefined && credit !== undefined ? [debit, credit] : [amount ?? -1];
  const read = sides.map((column) => readAmount(cells[column] ?? '', 'debit'));
  return !read.includes(undefined) && read.filter(Boolean).length === 1;
}
