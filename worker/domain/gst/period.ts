import { addDays, addMonths, firstOfMonth, type IsoDate, isoDate } from '../shared/dates';

/** How often a return is made: the length of the period it is for. */
export const RETURN_INTERVALS = ['month', 'quarter', 'half-year', 'year'] as const;
export type ReturnInterval = (typeof RETURN_INTERVALS)[number];

/** The days a return is for, both included. A rule of a tax period is compared with its last day. */
export type TaxPeriod = { from: IsoDate; to: IsoDate };

const MONTHS: Record<ReturnInterval, number> = { month: 1, quarter: 3, 'half-year': 6, year: 12 };

/** The period of a given length that a day falls in; quarters, half-years and years are those of the year from April. */
export function periodOf(interval: ReturnInterval, day: IsoDate): TaxPeriod {
  const sinceApril = (Number(day.slice(5, 7)) + 8) % 12;
  const from = addMonths(firstOfMonth(day), -(sinceApril % MONTHS[interval]));
  return { from, to: addDays(addMonths(from, MONTHS[interval]), -1) };
}

/** The periods of a given length in a financial year, first to last. */
export function periodsOfYear(interval: ReturnInterval, day: IsoDate): readonly TaxPeriod[] {
  const { from } = periodOf('year', day);
  return Array.from({ length: 12 / MONTHS[interval] }, (_, index) =>
    periodOf(interval, addMonths(from, index * MONTHS[interval])),
  );
}

/** A day of the month that lies a number of months after the one a period ends in. */
export function dayAfterPeriod({ to }: TaxPeriod, monthsAfter: number, day: number): IsoDate {
  return addDays(addMonths(firstOfMonth(to), monthsAfter), day - 1);
}

/** The month a period begins in, as 'YYYY-MM', for people: '2026-08', or '2026-07 to 2026-09'. */
export function periodInWords({ from, to }: TaxPeriod): string {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  return first === last ? first : `${first} to ${last}`;
}

/** The period of a given length that begins or lies around a month written as 'YYYY-MM'. */
export const periodIn = (interval: ReturnInterval, month: string): TaxPeriod =>
  periodOf(interval, isoDate(`${month}-01`));
