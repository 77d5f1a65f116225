import { isFinancialYear, isIsoDate } from '#domain/shared/dates';
import { say } from '#domain/shared/message';
import { formatDate } from './format';
import { m } from './messages';
import { formatMonthShort } from './month-words';
import { saidInWords } from './said';

const MONTH = /^(\d{4})-(\d{2})$/;

/** The period of an obligation as a row names it: 'Oct 2026', 'FY 2025-26', '05 Oct 2026'; a quarter as it is. */
export function formPeriodWords(period: string): string {
  if (isIsoDate(period)) return formatDate(period);
  if (isFinancialYear(period)) return m.dashboard_year({ year: period });
  const [, year, month] = MONTH.exec(period) ?? [];
  return year && month ? `${saidInWords(say(`unit.month-short-${Number(month)}`))} ${year}` : period;
}

/** 'Oct': a month within a year that is known. */
export const formatMonthName = (month: string): string => formatMonthShort(month).slice(0, -3);
