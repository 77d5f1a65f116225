import { addDays, addMonths, daysBetween, firstOfMonth, type IsoDate, isoDate } from '../shared/dates';

export type ReportPeriod = { from: IsoDate; to: IsoDate };

export const COMPARISONS = ['previous', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** The months a period touches, 'YYYY-MM', oldest first. */
export function monthsOf({ from, to }: ReportPeriod): string[] {
  const months: string[] = [];
  for (let first = firstOfMonth(from); first <= to; first = addMonths(first, 1)) months.push(first.slice(0, 7));
  return months;
}

/**
 * The period another is compared with: the one of the same length right before it, or the same days a year earlier. Whole
 * months are compared with whole months, so that February stands against all of January.
 */
export function comparedPeriod(period: ReportPeriod, comparison: Comparison): ReportPeriod {
  const { from, to } = period;
  const months = comparison === 'year' ? 12 : monthsOf(period).length;
  if (isWholeMonths(period)) {
    return { from: addMonths(from, -months), to: addDays(addMonths(firstOfMonth(addDays(to, 1)), -months), -1) };
  }
  if (comparison === 'year') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  return { from: addDays(from, -(daysBetween(from, to) + 1)), to: addDays(from, -1) };
}

const isWholeMonths = ({ from, to }: ReportPeriod) => from.endsWith('-01') && addDays(to, 1).endsWith('-01');

/** The last day of a month 'YYYY-MM'. */
export const endOfMonth = (month: string): IsoDate => addDays(addMonths(isoDate(`${month}-01`), 1), -1);
