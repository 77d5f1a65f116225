import { financialYearOf, type IsoDate } from '../shared/dates';
import { quarterOf } from '../tds/quarter';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'].concat([
  'October',
  'November',
  'December',
]);

const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** A period as a key names it and as a title does. */
export type NamedPeriod = { period: string; name: string };

/** The month of a day: '2026-10', 'October 2026'. */
export const namedMonth = (day: IsoDate): NamedPeriod => ({
  period: day.slice(0, 7),
  name: `${monthOf(day)} ${day.slice(0, 4)}`,
});

/** The quarter of a day in the year from April: '2026-27 Q2', 'Jul-Sep 2026'. */
export function namedQuarter(day: IsoDate): NamedPeriod {
  const { year, name, from, to } = quarterOf(day);
  const months = `${monthOf(from).slice(0, 3)}-${monthOf(to).slice(0, 3)}`;
  return { period: `${year} ${name}`, name: `${months} ${to.slice(0, 4)}` };
}

/** The financial year of a day: '2025-26' both ways. */
export function namedYear(day: IsoDate): NamedPeriod {
  const year = financialYearOf(day);
  return { period: year, name: year };
}

/** A day as a sentence names it: '30 November 2026'. */
export const dayInWords = (day: IsoDate): string => `${Number(day.slice(8))} ${monthOf(day)} ${day.slice(0, 4)}`;
