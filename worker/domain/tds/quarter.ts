import { addDays, addMonths, financialYearOf, firstOfMonth, type IsoDate } from '../shared/dates';

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

/** A day of the month that lies a number of months after another's. */
export const dayOfMonthAfter = (day: IsoDate, monthsAfter: number, dayOfMonth: number): IsoDate =>
  addDays(addMonths(firstOfMonth(day), monthsAfter), dayOfMonth - 1);

export const isInMarch = (day: IsoDate): boolean => day.slice(5, 7) === '03';
