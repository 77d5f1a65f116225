import { addDays, type IsoDate } from '../../shared/dates';

/** What a rate is: published for a day, what a bank gave, or that at which a balance is restated. */
export const RATE_KINDS = ['reference', 'bank', 'closing'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** Rupees for one unit of a currency on a day, as text so that no digit is lost, and where it is from. */
export type ExchangeRate = { currency: string; day: IsoDate; kind: RateKind; rate: string; source: string };

/** No reference rate is published on holidays: one that is so many days old still counts. */
const STALE_AFTER_DAYS = 7;

/**
 * The rate of a day: what a bank gave for money that moves, the closing rate for a balance that is restated, else the reference
 * rate of the day or of the last day on which there was one. Null where none is known: nothing is posted at a guess.
 */
export function rateOn(
  rates: readonly ExchangeRate[],
  currency: string,
  day: IsoDate,
  preferred: Exclude<RateKind, 'reference'>,
): ExchangeRate | null {
  const its = rates.filter((rate) => rate.currency === currency && rate.day <= day);
  const ofDay = (kind: RateKind) => its.find((rate) => rate.day === day && rate.kind === kind);
  const oldest = addDays(day, -STALE_AFTER_DAYS);
  const [published] = its
    .filter((rate) => rate.kind === 'reference' && rate.day >= oldest)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return ofDay(preferred) ?? published ?? null;
}

/** A rate above nought of at most six decimals. */
export const isRate = (text: string): boolean => /^\d{1,6}(\.\d{1,6})?$/.test(text) && /[1-9]/.test(text);
