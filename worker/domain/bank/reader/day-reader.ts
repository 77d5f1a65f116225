import { isBareDay, readBareDay } from './bare-day';
import { type DateCell, readDate, yearDigits } from './dates-column';
import { zonedBy } from './day-zone';
import { periodAbove } from './file-facts';
import type { Layout } from './layout';
import { isYearless, readYearless } from './yearless';

const SAMPLE = 40;
// One or two figures that could be days prove nothing.
const FEWEST_NUMBERS = 3;
const SHORT = /^(\d{1,2})[-/.]\d{1,2}[-/.](\d{2})\b/;
/** More years than this no statement spans; it has fewer years than days. */
const MOST_YEARS = 2;
const NO_DATE: DateCell = { dayFirst: null, monthFirst: null };

/**
 * Reads the cells of one date column in the way most of them are written. A bare figure among written dates is a figure of a
 * summary, and '30/04/20' among years of four digits is a date that lost its end: neither is a date there. A day without
 * its year is one of the period that the statement prints, and '26-10-13' may have its year in front: that is not guessed.
 */
export function dayReader(layout: Layout): (text: string) => DateCell {
  const { numbers, short, long, yearless, isYearInFront } = shapesOf(layout);
  const period = yearless > 0 ? periodAbove(layout) : null;
  const isNumbered = numbers >= FEWEST_NUMBERS && numbers > short + long;
  const zoned = zonedBy(layout);
  const known = new Map<string, DateCell>();
  const read = (text: string): DateCell => {
    if (isBareDay(text)) return isNumbered ? readBareDay(text) : NO_DATE;
    if (yearless > 0 && isYearless(text)) return readYearless(text, period);
    return (long > 0 || isYearInFront) && yearDigits(text) === 2 ? NO_DATE : readDate(text);
  };
  return (text) => {
    const found = known.get(text) ?? read(zoned(text));
    known.set(text, found);
    return found;
  };
}

function shapesOf({ table, columns, width, next }: Layout) {
  const [fronts, backs] = [new Set<string>(), new Set<string>()];
  const shapes = { numbers: 0, short: 0, long: 0, yearless: 0 };
  for (let index = next, seen = 0; index < table.length && seen < SAMPLE; seen++) {
    const record = table.recordAt(index, width);
    index = record.next;
    const text = (record.cells[columns.date] ?? '').trim();
    const digits = yearDigits(text);
    const [, front, back] = SHORT.exec(text) ?? [];
    if (front && back) fronts.add(front) && backs.add(back);
    if (isBareDay(text)) shapes.numbers++;
    else if (digits === 2) shapes.short++;
    else if (digits === 4) shapes.long++;
    else if (isYearless(text)) shapes.yearless++;
  }
  return { ...shapes, isYearInFront: backs.size > MOST_YEARS && backs.size > 2 * fronts.size };
}
