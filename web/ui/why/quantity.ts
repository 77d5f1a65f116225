import { isIsoDate } from '#domain/shared/dates';
import { type Paise, paise } from '#domain/shared/money';
import { formatCount, formatDate, formatInr, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { isSunday } from '../../lib/weekday';
import type { ShownQuantity } from './explained';

/** A value in its unit, as a person reads it: '₹2,100', '1.5%', '13 days', '29 Nov 2026, a Sunday'. */
export function quantityWords({ unit, value }: ShownQuantity): string {
  if (typeof value === 'boolean') return value ? m.why_yes() : m.why_no();
  if (typeof value === 'string') return unit === 'day' ? dayWords(value) : value;
  if (unit === 'paise') return moneyWords(paise(value));
  if (unit === 'basis points') return `${numberWords(value / 100)}%`;
  if (unit === 'days') return m.why_days({ count: value, shown: numberWords(value) });
  if (unit === 'months') return m.why_months({ count: value, shown: numberWords(value) });
  return numberWords(value);
}

/** Rupees, with their paise only where there are any. */
export const moneyWords = (amount: Paise): string => (amount % 100 === 0 ? formatInr(amount) : formatInrExact(amount));

function dayWords(day: string): string {
  if (!isIsoDate(day)) return day;
  return isSunday(day) ? m.why_sunday({ day: formatDate(day) }) : formatDate(day);
}

const numberWords = (value: number): string =>
  Number.isInteger(value) ? formatCount(value) : String(Math.round(value * 100) / 100);
