import { addDays, addMonths, type IsoDate, isIsoDate } from '../../../shared/dates';
import { type Paise, paise } from '../../../shared/money';
import { amountOfDigits } from '../amount';

/**
 * An amount as Tally prints it, with Tally's sign: `-60000.00`, `1,234.50`, and of a foreign one what follows the equals sign.
 * Nothing where it is no amount in whole paise, or longer than any can be.
 */
export function tallyAmount(text: string): Paise | null {
  const own = text.includes('=') ? text.slice(text.lastIndexOf('=') + 1) : text;
  return amountOfDigits(own.replace(/[\s₹]|Rs\.?|INR/gi, '').replace(/^\(-\)/, '-'));
}

/** A day as Tally writes it: `20260701`, or `1-Jul-2026` in what people look at. */
export function tallyDay(text: string): IsoDate | null {
  const bare = text.trim();
  const digits = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(bare);
  if (digits) return dayOf(`${digits[1]}-${digits[2]}-${digits[3]}`);
  const named = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]*[- ](\d{4}|\d{2})$/.exec(bare);
  if (!named) return null;
  const [, day = '', month = '', year = ''] = named;
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  const full = year.length === 2 ? `20${year}` : year;
  return dayOf(`${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** When a bill falls due: a day, or so many days, weeks, months or years after its own. Nothing where it says neither. */
export function tallyDue(text: string, on: IsoDate): IsoDate | null {
  const [, count, unit] = /^(\d{1,4})\s*(day|week|month|year)s?$/i.exec(text.trim()) ?? [];
  if (count === undefined || unit === undefined) return tallyDay(text);
  const many = Number(count);
  const due = {
    day: addDays(on, many),
    week: addDays(on, many * 7),
    month: addMonths(on, many),
    year: addMonths(on, many * 12),
  };
  return due[unit.toLowerCase() as keyof typeof due];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayOf = (text: string): IsoDate | null => (isIsoDate(text) ? text : null);

/** The sum of amounts, nothing where it is more than can be counted exactly. */
export function summed(amounts: Iterable<Paise>): Paise | null {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return Number.isSafeInteger(sum) ? paise(sum) : null;
}
