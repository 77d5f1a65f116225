import type { Layout } from './layout';
import { isDay } from './layout-sample';

const SAMPLE = 40;

/** Whether the file leaves a blank line in front of most transactions: then one parts nothing. */
export function isSpaced({ table, columns, width, next }: Layout): boolean {
  const seen = { dated: 0, spaced: 0 };
  for (let index = next, count = 0, wasBlank = false; index < table.length && count < SAMPLE; count++) {
    const record = table.recordAt(index, width);
    index = record.next;
    const isDated = isDay((record.cells[columns.date] ?? '').trim());
    if (isDated) seen.dated++;
    if (isDated && wasBlank) seen.spaced++;
    wasBlank = record.cells.every((cell) => cell.trim() === '');
  }
  return seen.spaced * 2 > seen.dated;
}
