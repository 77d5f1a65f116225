import { addDays, financialYearOf, firstOfMonth, type IsoDate, isIsoDate, isoDate } from '#domain/shared/dates';
import { bookPeriod } from '../../../lib/book-period';

export type Period = { startDate: string; endDate: string };

/** The periods the overview offers; the first is the one it begins with. */
export const PERIODS = ['this-month', 'last-month', 'quarter', 'year', 'custom'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** A named period as of a day: the running ones end on that day, the last month on its own last day. */
export function namedPeriod(name: Exclude<PeriodName, 'custom'>, today: IsoDate): Period {
  if (name === 'last-month') return monthOf(addDays(firstOfMonth(today), -1));
  const starts = { 'this-month': firstOfMonth, quarter: firstOfQuarter, year: firstOfFinancialYear };
  return { startDate: starts[name](today), endDate: today };
}

/** The whole calendar month a day falls in. */
export function monthOf(day: IsoDate): Period {
  const startDate = firstOfMonth(day);
  return { startDate, endDate: addDays(firstOfMonth(addDays(startDate, 31)), -1) };
}

type Asked = Readonly<Partial<Record<'period' | 'start' | 'end', string | undefined>>>;

const isNamed = (period: string): period is PeriodName => PERIODS.some((name) => name === period);

/** The period the address asks for: a named one, typed days, or a month, quarter or financial year by its code. */
export function askedPeriod(asked: Asked, today: IsoDate): Period {
  const { period = 'this-month', start, end } = asked;
  if (!isNamed(period)) {
    const { from, to } = bookPeriod(period, today);
    return { startDate: from, endDate: to };
  }
  if (period !== 'custom') return namedPeriod(period, today);
  return typedPeriod(start, end) ?? namedPeriod('this-month', today);
}

/** The period somebody typed, where it is one: both days real, and in their order. */
export function typedPeriod(start: string | undefined, end: string | undefined): Period | undefined {
  if (!start || !end || !isIsoDate(start) || !isIsoDate(end) || start > end) return undefined;
  return { startDate: start, endDate: end };
}

const firstOfFinancialYear = (day: IsoDate): IsoDate => isoDate(`${financialYearOf(day).slice(0, 4)}-04-01`);

// The quarters of the financial year begin in April, July, October and January, as those of the calendar year do.
function firstOfQuarter(day: IsoDate): IsoDate {
  const month = Number(day.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return isoDate(`${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`);
}
