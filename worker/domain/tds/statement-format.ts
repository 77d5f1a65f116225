import type { IsoDate } from '../shared/dates';
import { type BasisPoints, formatRupees, type Paise } from '../shared/money';

/** An amount as a statement file writes it: '12000.00'. */
export const fileAmount = (amount: Paise): string => formatRupees(amount);

/** A rate as a statement file writes it, four decimals: '10.0000'. */
export const fileRate = (rate: BasisPoints): string =>
  `${Math.trunc(rate / 100)}.${String(rate % 100).padStart(2, '0')}00`;

/** A day as a statement file writes it: '10042026'. */
export const fileDay = (day: IsoDate): string => `${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`;

/** A year from April, '2026-27', as a statement file writes it, and the year after it: '202627' and '202728'. */
export function fileYears(year: string): { taxYear: string; assessmentYear: string } {
  const start = Number(year.slice(0, 4));
  const written = (first: number) => `${first}${String((first + 1) % 100).padStart(2, '0')}`;
  return { taxYear: written(start), assessmentYear: written(start + 1) };
}

/** What stands in the place of a PAN that was not given. */
export const PAN_NOT_AVAILABLE = 'PANNOTAVBL';
