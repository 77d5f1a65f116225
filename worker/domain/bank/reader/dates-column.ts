import { addDays, type IsoDate, isoDate } from '../../shared/dates';
import { dayPart } from './day-text';

export type DateOrder = 'DMY' | 'MDY';

/** A date cell under both readings; null where the reading gives no real day. */
export type DateCell = { dayFirst: IsoDate | null; monthFirst: IsoDate | null };

/** How the column is to be read; `assumed` when nothing proved it, `conflict` when day first cannot be right. */
export type DateColumn = { order: DateOrder; standing: 'proved' | 'assumed' | 'conflict' };

const EARLIEST_YEAR = 1970;
const LATEST_YEAR = 2099;
// Banks write two digits of this century only: a statement of 1999 is nobody's books any more.
const CENTURY = 2000;
const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const NUMBERED = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?([-/. ]?)([a-z]{3,9})\.?,?[-/. ]?'?(\d{4}|\d{2})$/;
const MONTH_FIRST_NAMED = /^([a-z]{3,9})\.?[-/ ]?(\d{1,2})(?:st|nd|rd|th)?,?[-/ ]'?(\d{4}|\d{2})$/;

const YEAR_FIRST_NAMED = /^(\d{4})[-/. ]([a-z]{3,9})[-/. ](\d{1,2})$/;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LONG_MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november'],
  ...['december', 'sept'],
];

/** A month as banks name it, in small letters. */
export const MONTH = [...LONG_MONTHS, ...MONTHS].join('|');

const NEITHER: DateCell = { dayFirst: null, monthFirst: null };

/**
 * Reads DD/MM/YYYY, DD-MM-YY, DD.MM.YYYY (or month first), YYYY-MM-DD, 1 Jun 2025, 01-Jun-25, 01/Jan/2026 and
 * Jun 1, 2025, with or without a weekday before and a time of day behind. A figure without marks, such as a spreadsheet's
 * number of a day, is not read here: it is no date by itself.
 */
export function readDate(cell: string): DateCell {
  const { day, isNextDay } = dayPart(cell);
  const found = readDay(day);
  return isNextDay ? nextDay(found) : found;
}

function readDay(day: string): DateCell {
  const iso = ISO.exec(day);
  if (iso) return either(calendarDay(iso[1], iso[3], iso[4]));
  const numbered = NUMBERED.exec(day);
  if (numbered) {
    const [, first, , second, year] = numbered;
    return { dayFirst: calendarDay(year, second, first), monthFirst: calendarDay(year, first, second) };
  }
  const named = NAMED.exec(day);
  if (named) return either(calendarDay(named[4], monthNumber(named[3]), named[1]));
  const american = MONTH_FIRST_NAMED.exec(day);
  if (american) return either(calendarDay(american[3], monthNumber(american[1]), american[2]));
  const yearFirst = YEAR_FIRST_NAMED.exec(day);
  return yearFirst ? either(calendarDay(yearFirst[1], monthNumber(yearFirst[2]), yearFirst[3])) : NEITHER;
}

const nextDay = ({ dayFirst, monthFirst }: DateCell): DateCell => ({
  dayFirst: dayFirst && addDays(dayFirst, 1),
  monthFirst: monthFirst && addDays(monthFirst, 1),
});

/** How the years of a date column are written; null for a cell that is no written date. */
export function yearDigits(cell: string): 2 | 4 | null {
  const { day } = dayPart(cell);
  if (ISO.test(day) || YEAR_FIRST_NAMED.test(day)) return 4;
  const year = NUMBERED.exec(day)?.[4] ?? NAMED.exec(day)?.[4] ?? MONTH_FIRST_NAMED.exec(day)?.[3];
  return year === undefined ? null : year.length === 2 ? 2 : 4;
}

/** Whether a cell is meant as a date, well or badly written, with or without a year: then its line is no footnote. */
export const looksLikeDate = (cell: string): boolean => MEANT_AS_DATE.test(cell) || readDate(cell) !== NEITHER;

const MEANT_AS_DATE = new RegExp(
  String.raw`^\W*\d{1,4}(?:\s*[-/.]\s*\d{1,2}\s*[-/.]\s*\d{1,4}\b|(?:st|nd|rd|th)?[-/. ]*(?!x{2})[a-z]{3,9}[-/. ,']*\d{1,4}\b|[-/. ]?(?:${MONTH})\W*$)`,
  'i',
);

export const either = (day: IsoDate | null): DateCell => ({ dayFirst: day, monthFirst: day });

function monthNumber(name = ''): string {
  const isKnown = name.length === 3 || LONG_MONTHS.includes(name);
  return isKnown ? String(MONTHS.indexOf(name.slice(0, 3)) + 1) : '0';
}

export function calendarDay(written = '', month = '', day = ''): IsoDate | null {
  const year = written.length === 2 ? String(CENTURY + Number(written)) : written;
  if (Number(year) < EARLIEST_YEAR || Number(year) > LATEST_YEAR) return null;
  const daysInMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const isReal = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= daysInMonth;
  return isReal ? isoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : null;
}

/**
 * Chooses one order for the whole column. Indian statements are day first, so month first is never chosen unasked:
 * a day above 12 in the middle, with none in front, is a conflict for a person to settle.
 */
export function dateColumn(cells: Iterable<DateCell>, wished?: DateOrder): DateColumn {
  const all = [...cells];
  if (wished) return { order: wished, standing: 'proved' };
  if (all.some(({ dayFirst, monthFirst }) => dayFirst && !monthFirst)) return { order: 'DMY', standing: 'proved' };
  if (all.some(({ dayFirst, monthFirst }) => monthFirst && !dayFirst)) return { order: 'DMY', standing: 'conflict' };
  const isOpen = all.some(({ dayFirst, monthFirst }) => dayFirst !== monthFirst);
  return { order: 'DMY', standing: isOpen && !isCloserDayFirst(all) ? 'assumed' : 'proved' };
}

/** A statement covers one stretch of days: the reading that scatters it over twice the time is not the one meant. */
function isCloserDayFirst(all: readonly DateCell[]): boolean {
  const dayFirst = stretch(all.map((cell) => cell.dayFirst));
  const monthFirst = stretch(all.map((cell) => cell.monthFirst));
  if (!dayFirst || !monthFirst) return false;
  const days = Math.max(1, daysBetween(dayFirst.from, dayFirst.to));
  return addDays(monthFirst.from, 2 * days) < monthFirst.to;
}

function stretch(days: readonly (IsoDate | null)[]): { from: IsoDate; to: IsoDate } | null {
  const real = days.filter((day) => day !== null).sort();
  const from = real[0];
  const to = real.at(-1);
  return from !== undefined && to !== undefined ? { from, to } : null;
}

function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
