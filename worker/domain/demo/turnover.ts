import { addDays, type IsoDate, isoDate } from '../shared/dates';
import { type Paise, paise, parseRupees } from '../shared/money';
import type { Chance } from './seeded-random';

/**
 * What customers paid the main demonstration company for services since the financial year began. The specification shows
 * this turnover as a fixed figure; here it is what the receipts add up to, so that an engine that sums them gives it.
 */
export const TURNOVER_OF_THE_YEAR = parseRupees('8520000.00');

/** What comes in on an average day outside the financial year, so that the months before it look alike. */
const RECEIPTS_A_DAY = parseRupees('34800.00');

export type Receipt = { date: IsoDate; amount: Paise };

const DAY_MS = 86_400_000;
const DAYS_BETWEEN_RECEIPTS = 3;
const STEP = 50_000; // Invoices are round: whole 500 rupees, in paise.

export const daysIn = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Receipts spread over the days of a period, both ends included, whose sum is the total to the paisa. */
export function receiptsOver(from: IsoDate, to: IsoDate, total: Paise, chance: Chance): Receipt[] {
  const days = daysIn(from, to);
  const count = Math.max(3, Math.floor(days / DAYS_BETWEEN_RECEIPTS));
  const weights = Array.from({ length: count }, () => chance.between(4, 20));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let left: number = total;
  return weights.map((weight, place) => {
    // Two exact steps, since total × weight may pass 2^53 for totals the tables allow.
    const share = Math.floor(((total / STEP) * weight) / whole) * STEP;
    const amount = place === count - 1 ? left : share;
    left -= amount;
    return { date: addDays(from, Math.floor((place * days) / count)), amount: paise(amount) };
  });
}

/** The first day of the financial year a day falls in. */
export function yearBegan(day: IsoDate): IsoDate {
  const year = Number(day.slice(0, 4));
  return isoDate(`${day.slice(5) >= '04-01' ? year : year - 1}-04-01`);
}

/** The receipts of the main company: exactly the turnover since 1 April, and the usual rate before it. */
export function mainReceipts(from: IsoDate, today: IsoDate, chance: Chance): Receipt[] {
  const began = yearBegan(today);
  const ofTheYear = receiptsOver(began, today, TURNOVER_OF_THE_YEAR, chance);
  if (from >= began) return ofTheYear;
  const eve = addDays(began, -1);
  return [...receiptsOver(from, eve, paise(daysIn(from, eve) * RECEIPTS_A_DAY), chance), ...ofTheYear];
}
