import type { Paise } from '../../shared/money';

/** Rates of the currencies of trade move less than this while a bill is open: above it the bill is another one, or the money short. */
export const MOST_EXCHANGE_PERCENT = 20;

/** Whether so much may be a difference of exchange on bills that are carried at so much. */
export const mayBeExchange = (difference: Paise | number, carried: Paise | number): boolean =>
  Math.abs(difference) * 100 <= carried * MOST_EXCHANGE_PERCENT;
