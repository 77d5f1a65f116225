import type { TaxPeriod } from '../../law/periods';
import { addMonths, financialYearOf, isoDate } from '../../shared/dates';
import { endOfMonth } from '../register/section';

/** The period of a return as its address writes it: a month '2026-10', or a quarter of the year from April '2026-Q2'. */
export type ReturnPeriod = {
  text: string;
  every: 'month' | 'quarter';
  /** Its months, first and last: 'YYYY-MM'. */
  first: string;
  last: string;
  /** The month that names it to the portal, 'MMYYYY': of a quarter its last. */
  code: string;
  /** As obligations name it: '2026-10', '2026-27 Q2'. */
  named: string;
  days: TaxPeriod;
};

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const QUARTER = /^(20\d{2})-Q([1-4])$/;

/** Reads the period of a return; undefined for a text that is none. */
export function returnPeriodOf(text: string): ReturnPeriod | undefined {
  if (MONTH.test(text)) return spanOf(text, 'month', text, text);
  const [, year, quarter] = QUARTER.exec(text) ?? [];
  if (!year || !quarter) return undefined;
  const first = addMonths(isoDate(`${year}-04-01`), (Number(quarter) - 1) * 3);
  return spanOf(text, 'quarter', first.slice(0, 7), addMonths(first, 2).slice(0, 7));
}

function spanOf(text: string, every: ReturnPeriod['every'], first: string, last: string): ReturnPeriod {
  const from = isoDate(`${first}-01`);
  const named = every === 'month' ? first : `${financialYearOf(from)} Q${text.slice(-1)}`;
  const days = { from, to: endOfMonth(last) };
  return { text, every, first, last, code: `${last.slice(5)}${last.slice(0, 4)}`, named, days };
}

/** The quarter in which a month lies, as an address writes it. */
export function quarterOfMonth(month: string): string {
  const day = isoDate(`${month}-01`);
  const sinceApril = (Number(month.slice(5)) + 8) % 12;
  return `${financialYearOf(day).slice(0, 4)}-Q${Math.floor(sinceApril / 3) + 1}`;
}

/** The month after another. */
export const monthAfter = (month: string): string => addMonths(isoDate(`${month}-01`), 1).slice(0, 7);
