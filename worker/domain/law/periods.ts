import {
  addDays,
  addMonths,
  financialYearOf,
  firstOfMonth,
  type IsoDate,
  isFinancialYear,
  isoDate,
} from '../shared/dates';
import { type Message, say } from '../shared/message';

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

/** A period as people name it: 'August 2026', or 'July 2026 to September 2026'. */
export function nameOfPeriod({ from, to }: TaxPeriod): Message {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  if (first === last) return say('period.month', { month: { month: first } });
  return say('period.months', { first: { month: first }, last: { month: last } });
}

/** The period of a given length that begins or lies around a month written as 'YYYY-MM'. */
export const periodIn = (interval: ReturnInterval, month: string): TaxPeriod =>
  periodOf(interval, isoDate(`${month}-01`));

/** A quarter of a year from April: what a statement is for. Its rules are those of its last day. */
export type Quarter = { year: string; name: 'Q1' | 'Q2' | 'Q3' | 'Q4'; from: IsoDate; to: IsoDate };

const NAMES = ['Q4', 'Q1', 'Q2', 'Q3'] as const;

/** The quarter a day falls in. */
export function quarterOf(day: IsoDate): Quarter {
  const month = Number(day.slice(5, 7));
  const from = addMonths(firstOfMonth(day), -((month - 1) % 3));
  const name = NAMES[Math.floor((month - 1) / 3)] ?? 'Q4';
  return { year: financialYearOf(day), name, from, to: addDays(addMonths(from, 3), -1) };
}

/** The four quarters of the year that begins on a day. */
export const quartersOfYear = (begins: IsoDate): readonly Quarter[] =>
  [0, 3, 6, 9].map((months) => quarterOf(addMonths(begins, months)));

/** A day of the month that lies a number of months after another's. */
export const dayOfMonthAfter = (day: IsoDate, monthsAfter: number, dayOfMonth: number): IsoDate =>
  addDays(addMonths(firstOfMonth(day), monthsAfter), dayOfMonth - 1);

export const isInMarch = (day: IsoDate): boolean => day.slice(5, 7) === '03';

/** The first day of a financial or tax year '2026-27': by it the Act and the version of a rule are chosen. */
export function firstDayOf(year: string): IsoDate {
  if (!isFinancialYear(year)) throw new RangeError(`Not a financial year: ${year}`);
  return isoDate(`${year.slice(0, 4)}-04-01`);
}

/** The day after a financial or tax year ends. */
export const dayAfter = (year: string): IsoDate => addMonths(firstDayOf(year), 12);

/** '2026-27' is taxed as tax year 2026-27; '2025-26', still under the Act of 1961, as assessment year 2026-27. */
export function nameOfTaxYear(year: string): Message {
  if (firstDayOf(year) >= '2026-04-01') return say('period.tax-year', { year });
  const end = Number(year.slice(0, 4)) + 1;
  return say('period.assessment-year', { year: `${end}-${String((end + 1) % 100).padStart(2, '0')}` });
}

/** Months from one day to another, both counted, any part of a month being a whole one (rule 119A); 0 where it ends before. */
export function monthsOrPart(from: IsoDate, to: IsoDate): number {
  let months = 0;
  while (addMonths(from, months) <= to) months += 1;
  return months;
}
