import type { IsoDate } from './dates';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].concat([
  'September',
  'October',
  'November',
  'December',
]);

/** A day as a sentence says it: '30 September 2026'. */
export const dayInWords = (day: IsoDate): string => `${Number(day.slice(8))} ${monthInWords(day.slice(0, 7))}`;

/** A month 'YYYY-MM' as a sentence says it: 'September 2026'. */
export const monthInWords = (month: string): string => `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** A day as a short line says it: '30 Sep 2026'. */
export const shortDayInWords = (day: IsoDate): string =>
  `${Number(day.slice(8))} ${monthInWords(day).slice(0, 3)} ${day.slice(0, 4)}`;
