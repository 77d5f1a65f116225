import { financialYearOf, type IsoDate } from '../shared/dates';
import { monthInWords } from '../shared/days-in-words';
import { quarterOf } from '../tds/quarter';

/** A period as a key names it and as a title does. */
export type NamedPeriod = { period: string; name: string };

/** The month of a day: '2026-10', 'October 2026'. */
export const namedMonth = (day: IsoDate): NamedPeriod => ({
  period: day.slice(0, 7),
  name: monthInWords(day),
});

/** The quarter of a day in the year from April: '2026-27 Q2', 'Jul-Sep 2026'. */
export function namedQuarter(day: IsoDate): NamedPeriod {
  const { year, name, from, to } = quarterOf(day);
  const months = `${monthInWords(from).slice(0, 3)}-${monthInWords(to).slice(0, 3)}`;
  return { period: `${year} ${name}`, name: `${months} ${to.slice(0, 4)}` };
}

/** The financial year of a day: '2025-26' both ways. */
export function namedYear(day: IsoDate): NamedPeriod {
  const year = financialYearOf(day);
  return { period: year, name: year };
}
