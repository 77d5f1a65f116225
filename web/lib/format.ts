import { formatCount } from '#domain/shared/counts';
import { type IsoDate, isIsoDate } from '#domain/shared/dates';
import { dayInWords } from '#domain/shared/message';
import type { Paise } from '#domain/shared/money';
import { pageLanguage } from './said';

export { formatCount } from '#domain/shared/counts';

const LAKH_PAISE = 10_000_000;

/** Whole rupees as the en-IN locale has them: '₹1,18,212', '-₹43,688'. Halves of a rupee go away from zero. */
export function formatInr(amount: Paise): string {
  const rupees = Math.round(Math.abs(amount) / 100);
  return `${amount < 0 && rupees > 0 ? '-' : ''}₹${formatCount(rupees)}`;
}

/** Rupees and paise, where the paise matter: '₹1,18,212.50'. */
export function formatInrExact(amount: Paise): string {
  const magnitude = Math.abs(amount);
  const fraction = String(magnitude % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}₹${formatCount(magnitude / 100)}.${fraction}`;
}

/** Lakhs to one decimal: '85.2 lakh' is 8,520,000 rupees. */
export function formatLakhs(amount: Paise): string {
  const tenths = Math.round((Math.abs(amount) * 10) / LAKH_PAISE);
  return `${amount < 0 && tenths > 0 ? '-' : ''}₹${formatCount(tenths / 10)}.${tenths % 10}L`;
}

/** '05 Oct 2026', of a day or an instant that begins with it. The text is cut, not parsed, so that no time zone can move the day. */
export function formatDate(text: IsoDate | string): string {
  const day = text.slice(0, 10);
  return isIsoDate(day) ? dayInWords(day, pageLanguage()) : day;
}

const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** A moment as the clock in India shows it: '05 Oct 2026, 14:07'. */
export function formatInstant(instant: string | number): string {
  const inIndia = new Date(new Date(instant).getTime() + INDIA_AHEAD_MS).toISOString();
  return `${formatDate(inIndia)}, ${inIndia.slice(11, 16)}`;
}
