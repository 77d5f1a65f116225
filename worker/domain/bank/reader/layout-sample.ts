import { readAmount } from './amount';
import { isBareDay } from './bare-day';
import { readDate } from './dates-column';
import type { Columns } from './layout';
import { normaliseHeading } from './roles';
import type { Table } from './table';
import { isYearless } from './yearless';

/** Some of the records below a heading. */
export type Sample = readonly (readonly string[])[];

/** What a record has in a column; nothing where there is no such column. */
export const cellAt = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '').trim();

/** Records below a heading on which it is proved. */
const PROVED_ON = 20;
/** Records looked at for them: a file of headings alone is not searched to its end for each of its lines. */
const MOST_SEARCHED = 500;

/** A heading without what varies from file to file. */
export const shapeOf = (cells: readonly string[]): string => cells.map(normaliseHeading).join('|').replace(/\|+$/, '');

/** The first records below; footnotes, blank lines and the heading itself do not count. */
export function sampleBelow(table: Table, next: number, width: number, shapes: ReadonlySet<string>): string[][] {
  const sample: string[][] = [];
  for (let index = next, seen = 0; seen < MOST_SEARCHED && sample.length < PROVED_ON && index < table.length; seen++) {
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

/** Whether a cell is a day in any form. */
export function isDay(text: string): boolean {
  const { dayFirst, monthFirst } = readDate(text);
  return dayFirst !== null || monthFirst !== null || isBareDay(text) || isYearless(text);
}
