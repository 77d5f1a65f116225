import { formatCount } from '#domain/shared/counts';
import type { IsoDate } from '#domain/shared/dates';
import type { Paise } from '#domain/shared/money';

export { formatCount } from '#domain/shared/counts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
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

/** '05 Oct 2026'. The text is cut, not parsed, so that no time zone can move the day. */
export function formatDate(day: IsoDate | string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-');
  return `${date} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

const INSTANT = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** A moment as the clock in India shows it: '05 Oct 2026, 14:07'. */
export function formatInstant(instant: string | number): string {
  return INSTANT.format(typeof instant === 'number' ? instant : Date.parse(instant));
}
