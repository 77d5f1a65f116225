import { type IsoDate, isIsoDate } from '#domain/shared/dates';

// As it is written in India: day, month, year, with any mark between them or none.
const WRITTEN = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2}|[a-z]{3,9})\s*[-/. ,]\s*(\d{4}|\d{2})$/i;
const JOINED = /^(\d{2})(\d{2})(\d{4})$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day that was typed: 20/11/2026, 20-11-26, 20 Nov 2026, 20112026 or 2026-11-20; undefined where it is none. */
export function typedDay(text: string): IsoDate | undefined {
  const trimmed = text.trim();
  if (isIsoDate(trimmed)) return trimmed;
  const [, day = '', month = '', year = ''] = WRITTEN.exec(trimmed) ?? JOINED.exec(trimmed) ?? [];
  const number = /^\d/.test(month) ? month : String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1);
  const iso = `${year.length === 2 ? '20' : ''}${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
}

/** Whether a day is written to its end: a year of two figures may only be the beginning of one of four. */
export const isWhole = (text: string): boolean => /\d{4}\s*$|^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text);

/** '2026-11-20' as 20/11/2026, as it is typed; '' for none. */
export const dayAsTyped = (day: string): string => (isIsoDate(day) ? day.split('-').toReversed().join('/') : '');
