import { addDays, addMonths, daysBetween, firstOfMonth, type IsoDate, isoDate } from '../shared/dates';

export type ReportPeriod = { from: IsoDate; to: IsoDate };

type Bounds = { from?: IsoDate | undefined; to?: IsoDate | undefined };

/** The days that are meant where a bound is not named: to today, and from the first of the month the period ends in. */
export function periodMeant({ from, to }: Bounds, today: IsoDate): ReportPeriod {
  const end = to ?? today;
  return { from: from ?? firstOfMonth(end), to: end };
}

export const COMPARISONS = ['previous', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** The months a period touches, 'YYYY-MM', oldest first. */
export function monthsOf({ from, to }: ReportPeriod): string[] {
  const months: string[] = [];
  for (let first = firstOfMonth(from); first <= to; first = addMonths(first, 1)) months.push(first.slice(0, 7));
  return months;
}

// A month, a quarter and a financial year, in months: the shortest that a period begins with and lies in is what it is of.
const UNITS = [1, 3, 12];

/**
 * The period another is compared with. Of a month, a quarter or a financial year, whole or begun: the same days of the one
 * before. Of any other whole months: as many before them. Of any other days: as many right before them. Or all of these a year
 * earlier. Whole months are compared with whole months, so that February stands against all of January.
 */
export function comparedPeriod(period: ReportPeriod, comparison: Comparison): ReportPeriod {
  if (comparison === 'year') return monthsBefore(period, 12);
  const unit = UNITS.find((months) => isWithin(period, months));
  if (unit) return monthsBefore(period, unit);
  if (isWholeMonths(period)) return monthsBefore(period, monthsOf(period).length);
  const { from, to } = period;
  return { from: addDays(from, -(daysBetween(from, to) + 1)), to: addDays(from, -1) };
}

/** Whether a period begins with a month, a quarter or a financial year, and does not go beyond it. */
function isWithin({ from, to }: ReportPeriod, months: number): boolean {
  const monthsFromApril = (Number(from.slice(5, 7)) + 8) % 12;
  return from.endsWith('-01') && monthsFromApril % months === 0 && to < addMonths(from, months);
}

function monthsBefore(period: ReportPeriod, months: number): ReportPeriod {
  const { from, to } = period;
  const until = addMonths(to, -months);
  return { from: addMonths(from, -months), to: isWholeMonths(period) ? endOfMonth(until.slice(0, 7)) : until };
}

const isWholeMonths = ({ from, to }: ReportPeriod) => from.endsWith('-01') && addDays(to, 1).endsWith('-01');

/** The last day of a month 'YYYY-MM'. */
export const endOfMonth = (month: string): IsoDate => addDays(addMonths(isoDate(`${month}-01`), 1), -1);
