import type { IsoDate } from '../../shared/dates';
import { type DateCell, either, MONTH, readDate } from './dates-column';
import { dayPart } from './day-text';

const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)?[-/. ]?(${MONTH})\.?$`);
const MONTH_FIRST = new RegExp(String.raw`^(${MONTH})\.?[-/. ]?(\d{1,2})(?:st|nd|rd|th)?$`);

/** '13 Oct' as day and month; null for a cell that is nothing of the kind. */
function parts(cell: string): string | null {
  const { day } = dayPart(cell);
  const [, first, named] = DAY_FIRST.exec(day) ?? [];
  if (first) return `${first} ${named}`;
  const [, month, second] = MONTH_FIRST.exec(day) ?? [];
  return second ? `${second} ${month}` : null;
}

/** Whether a cell is a day and a month without a year. */
export const isYearless = (cell: string): boolean => parts(cell) !== null;

/** The day that a cell without a year means, if just one within the period that the statement prints fits it. */
export function readYearless(cell: string, period: { from: IsoDate; to: IsoDate } | null): DateCell {
  const day = parts(cell);
  if (!day || !period) return either(null);
  const [first, last] = [Number(period.from.slice(0, 4)), Number(period.to.slice(0, 4))];
  const years = last - first > 1 ? [] : [...new Set([first, last])];
  const within = years.flatMap((year) => readDate(`${day} ${year}`).dayFirst ?? []);
  const fitting = within.filter((date) => period.from <= date && date <= period.to);
  return either(fitting.length === 1 ? (fitting[0] ?? null) : null);
}
