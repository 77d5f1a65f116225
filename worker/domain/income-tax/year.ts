import { isFinancialYear } from '../company/values';
import { addMonths, type IsoDate, isoDate } from '../shared/dates';

/** The first day of a financial or tax year '2026-27': by it the Act and the version of a rule are chosen. */
export function firstDayOf(year: string): IsoDate {
  if (!isFinancialYear(year)) throw new RangeError(`Not a financial year: ${year}`);
  return isoDate(`${year.slice(0, 4)}-04-01`);
}

/** The day after a financial or tax year ends. */
export const dayAfter = (year: string): IsoDate => addMonths(firstDayOf(year), 12);

/** '2026-27' is taxed as tax year 2026-27; '2025-26', still under the Act of 1961, as assessment year 2026-27. */
export function yearLabel(year: string): string {
  if (firstDayOf(year) >= '2026-04-01') return `Tax year ${year}`;
  const end = Number(year.slice(0, 4)) + 1;
  return `Assessment year ${end}-${String((end + 1) % 100).padStart(2, '0')}`;
}
