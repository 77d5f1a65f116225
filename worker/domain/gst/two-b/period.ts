import { periodOf, type TaxPeriod } from '../../law/periods';
import { addMonths, isoDate } from '../../shared/dates';

/** The return period of a GSTR-2B: a month, or a quarter of a small taxpayer, whose file bears its last month. */
export type TwoBPeriod = TaxPeriod & { name: string; month: string; every: 'month' | 'quarter' };

/** Reads '2026-10', or '2026-Q3' for the third quarter of the financial year that begins in 2026; null where it is neither. */
export function twoBPeriod(text: string): TwoBPeriod | null {
  const [, year, month, quarter] = /^(20\d\d)-(?:(0[1-9]|1[0-2])|Q([1-4]))$/.exec(text) ?? [];
  if (!year) return null;
  const first = month ? isoDate(`${year}-${month}-01`) : addMonths(isoDate(`${year}-04-01`), 3 * (Number(quarter) - 1));
  const every = month ? 'month' : 'quarter';
  const period = periodOf(every, first);
  return { ...period, name: text, month: period.to.slice(0, 7), every };
}
