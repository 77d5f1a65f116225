import {
  addDays,
  addMonths,
  financialYearOf,
  firstOfMonth,
  type IsoDate,
  isIsoDate,
  isoDate,
} from '#domain/shared/dates';

export const PERIOD_UNITS = ['month', 'quarter', 'year'] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** A month, a quarter or a financial year of the books; one that is running ends today. */
export type BookPeriod = { code: string; unit: PeriodUnit; from: IsoDate; to: IsoDate };

/** How the address names a period: 'm2026-10', 'q2026-3' (October to December of 2026-27), 'y2026' (2026-27). */
export const PERIOD_CODE = /^(?:m\d{4}-(?:0[1-9]|1[0-2])|q\d{4}-[1-4]|y\d{4})$/;

const MONTHS: Record<PeriodUnit, number> = { month: 1, quarter: 3, year: 12 };
const UNITS: Readonly<Record<string, PeriodUnit>> = { m: 'month', q: 'quarter', y: 'year' };

/** The same period ended on an earlier day of it, such as the last one that has data; any other day changes nothing. */
export const endedOn = (period: BookPeriod, day: string | undefined): BookPeriod =>
  day && isIsoDate(day) && day >= period.from && day < period.to ? { ...period, to: day } : period;

/** The period a code names; without one, or with one of the future, the running month. */
export function bookPeriod(code: string | undefined, today: IsoDate): BookPeriod {
  const known = code && PERIOD_CODE.test(code) ? code : codeOf('month', today);
  const unit = UNITS[known[0] ?? ''] ?? 'month';
  const from = firstDay(known);
  if (from > today) return bookPeriod(undefined, today);
  const end = addDays(addMonths(from, MONTHS[unit]), -1);
  return { code: known, unit, from, to: end > today ? today : end };
}

function firstDay(code: string): IsoDate {
  const year = code.slice(1, 5);
  if (code.startsWith('m')) return isoDate(`${code.slice(1)}-01`);
  const april = isoDate(`${year}-04-01`);
  return code.startsWith('y') ? april : addMonths(april, 3 * (Number(code.slice(6)) - 1));
}

/** The code of the month, quarter or financial year that a day falls in. */
export function codeOf(unit: PeriodUnit, day: IsoDate): string {
  const year = financialYearOf(day).slice(0, 4);
  if (unit === 'month') return `m${day.slice(0, 7)}`;
  if (unit === 'year') return `y${year}`;
  const month = Number(day.slice(5, 7));
  return `q${year}-${Math.floor(((month + 8) % 12) / 3) + 1}`;
}

const OFFERED: Record<PeriodUnit, number> = { month: 24, quarter: 12, year: 6 };

/** The periods of a unit to choose from, the running one first; a chosen one beyond them is added. */
export function offeredPeriods(unit: PeriodUnit, chosen: string, today: IsoDate): string[] {
  const running = firstDay(codeOf(unit, firstOfMonth(today)));
  const codes = Array.from({ length: OFFERED[unit] }, (_, at) => codeOf(unit, addMonths(running, -at * MONTHS[unit])));
  return codes.includes(chosen) ? codes : [...codes, chosen];
}
