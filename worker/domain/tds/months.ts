import { addMonths, firstOfMonth, type IsoDate } from '../shared/dates';
import { monthInWords } from '../shared/days-in-words';

/** How a month or part of one is counted: the months of the calendar that are touched, or months that run from the first day. */
export const MONTH_COUNTS = ['CALENDAR', 'ROLLING'] as const;
export type MonthCount = (typeof MONTH_COUNTS)[number];

/** The months of interest from one day to another, both included, by name; none where the second lies before the first. */
export function monthsOfInterest(from: IsoDate, to: IsoDate, count: MonthCount): readonly string[] {
  if (to < from) return [];
  const months: string[] = [];
  const start = count === 'CALENDAR' ? firstOfMonth(from) : from;
  for (let begin = start; begin <= to; begin = addMonths(start, months.length)) months.push(nameOf(begin, count));
  return months;
}

function nameOf(begin: IsoDate, count: MonthCount): string {
  return count === 'CALENDAR' ? monthInWords(begin) : `month from ${begin}`;
}
