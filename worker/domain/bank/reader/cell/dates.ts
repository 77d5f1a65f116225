import { addDays, type IsoDate, isoDate } from '../../../shared/dates';
import type { DateCell } from '../model';
import { bareText } from './text';

/** Whether a cell is a day in any form. */
export function isDay(text: string): boolean {
  const { dayFirst, monthFirst } = readDate(text);
  return dayFirst !== null || monthFirst !== null || isBareDay(text) || isYearless(text);
}

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

/** A day that reads the same whichever of day and month comes first. */
export const either = (day: IsoDate | null): DateCell => ({ dayFirst: day, monthFirst: day });

/** The number of a month in small letters; '0' where the word is none. */
export function monthNumber(name = ''): string {
  const isKnown = name.length === 3 || LONG_MONTHS.includes(name);
  return isKnown ? String(MONTHS.indexOf(name.slice(0, 3)) + 1) : '0';
}

function calendarDay(written = '', month = '', day = ''): IsoDate | null {
  const year = written.length === 2 ? String(CENTURY + Number(written)) : written;
  if (Number(year) < EARLIEST_YEAR || Number(year) > LATEST_YEAR) return null;
  const daysInMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const isReal = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= daysInMonth;
  return isReal ? isoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : null;
}

const CLOCK = String.raw`(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?(?:[.:]\d+)?`;
const ZONE = String.raw`(?:\s*(ist|z|utc|gmt|(?:gmt|utc)?[+-]\d{2}:?\d{2}))?`;
const TIME = new RegExp(String.raw`(?<=\d)(?:[\s,|]+(?:at\s+|-\s+)?|t|:)${CLOCK}\s*([ap]\.?m\.?)?(?:\s*hrs)?${ZONE}$`);
/** No day is written longer, with its weekday, its time and its zone. */
const LONGEST = 64;
/** A second day behind the first, as in '01-Oct-26 (02-Oct-26)': the day on which interest counts. */
const SECOND_DAY = /\s*\((\d{1,2}[-/ ](?:\d{1,2}|[a-z]{3,9})[-/ ,]{1,2}\d{2,4})\)$/i;
const BRACKETED = /\s*\(([^()]*)\)$/;
/** 'Thu Oct 01 10:11:12 IST 2026', as programs print a day where nobody says how: its year stands last. */
const YEAR_LAST = /^(?:[a-z]{3} )?([a-z]{3} \d{1,2}) (\d{2}:\d{2}:\d{2} [a-z]{3}) (\d{4})$/;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+/;

/** India is so many minutes ahead of the time that is written with a Z. */
const AHEAD = 330;
const MINUTES_A_DAY = 24 * 60;
const HERE: ReadonlySet<string> = new Set(['', 'ist', '+0530', '+05:30', 'gmt+0530', 'gmt+05:30', 'utc+05:30']);
const NAMED_ZONE = /\s*\(?india(?:n)? standard time\)?$/;
const UNIVERSAL: ReadonlySet<string> = new Set(['z', 'utc', 'gmt', '+0000', '+00:00']);

/** A day without anything that would be taken off it, as nearly all are. */
const PLAIN_DAY = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;

/** The day in a cell, small and without weekday and time; `isNextDay` where it was already tomorrow in India. */
export function dayPart(cell: string): { day: string; isNextDay: boolean } {
  if (cell.length > LONGEST) return { day: '', isNextDay: false };
  if (PLAIN_DAY.test(cell)) return { day: cell, isNextDay: false };
  const text = bareText(cell)
    .toLowerCase()
    .replace(NAMED_ZONE, '')
    .replace(SECOND_DAY, '')
    .replace(BRACKETED, ' $1')
    .replace(YEAR_LAST, '$1 $3 $2');
  if (text.length <= 10) return { day: text, isNextDay: false };
  const time = TIME.exec(text);
  const dated = (time ? text.slice(0, time.index) : text).replace(WEEKDAY, '').replace(/\s*([-/.])\s*/g, '$1');
  const day = dated.replace(/\s+/g, ' ');
  if (!time) return { day, isNextDay: false };
  const [, hour, minute, half = '', zone = ''] = time;
  if (HERE.has(zone)) return { day, isNextDay: false };
  // The day of a time of another zone is not known here: such a cell is no date.
  if (!UNIVERSAL.has(zone) || half !== '') return { day: '', isNextDay: false };
  return { day, isNextDay: Number(hour) * 60 + Number(minute) + AHEAD >= MINUTES_A_DAY };
}

/** The second day of a cell that holds two, as it is written; null where it holds one. */
export const secondDay = (cell: string): string | null =>
  cell.length > LONGEST || !cell.includes(')') ? null : (SECOND_DAY.exec(bareText(cell))?.[1] ?? null);

const DAY_AND_MONTH = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)?[-/. ]?(${MONTH})\.?$`);
const MONTH_AND_DAY = new RegExp(String.raw`^(${MONTH})\.?[-/. ]?(\d{1,2})(?:st|nd|rd|th)?$`);

/** '13 Oct' as day and month; null for a cell that is nothing of the kind. */
function parts(cell: string): string | null {
  const { day } = dayPart(cell);
  const [, first, named] = DAY_AND_MONTH.exec(day) ?? [];
  if (first) return `${first} ${named}`;
  const [, month, second] = MONTH_AND_DAY.exec(day) ?? [];
  return second ? `${second} ${month}` : null;
}

/** Whether a cell is a day and a month without a year. */
export const isYearless = (cell: string): boolean => parts(cell) !== null;

/** The day that a cell without a year means, if just one within the period that the statement prints fits it. */
export function readYearless(cell: string, period: { from: IsoDate; to: IsoDate } | null): DateCell {
  const day = parts(cell);
  if (!day || !period) return either(null);
  const [first, last] = [Number(period.from.slice(0, 4)), Number(period.to.slice(0, 4))];
  const years = last - first > 1 ? [] : [...new Set([first, last])];
  const within = years.flatMap((year) => readDate(`${day} ${year}`).dayFirst ?? []);
  const fitting = within.filter((date) => period.from <= date && date <= period.to);
  return either(fitting.length === 1 ? (fitting[0] ?? null) : null);
}

const SERIAL = /^\d{5}(?:\.\d+)?$/;
// 1 January 2000 to 1 January 2060, as spreadsheets count.
const DAY_NUMBERS = { from: 36_526, to: 58_441 };
/** DDMMYYYY, of which a spreadsheet drops the first nought, or YYYYMMDD. No figure is both within these centuries. */
const DAY_FIRST = /^(\d{1,2})(\d{2})((?:19|20)\d{2})$/;
const YEAR_FIRST = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;

/** Whether a cell is a figure that may be a day: a spreadsheet's count of days, or a day without marks, as 01102026. */
export function isBareDay(cell: string): boolean {
  const { dayFirst, monthFirst } = readBareDay(cell);
  return dayFirst !== null || monthFirst !== null;
}

/** The day a bare figure means. Spreadsheets begin with 1 January 1900 and believe in 29 February 1900. */
export function readBareDay(cell: string): DateCell {
  const text = bareText(cell);
  if (SERIAL.test(text)) return either(dayNumber(Math.floor(Number(text))));
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  const yearFirst = calendarDay(year, month, day);
  if (yearFirst) return either(yearFirst);
  const [, first, second, last] = DAY_FIRST.exec(text) ?? [];
  return { dayFirst: calendarDay(last, second, first), monthFirst: calendarDay(last, first, second) };
}

const dayNumber = (count: number) =>
  count >= DAY_NUMBERS.from && count < DAY_NUMBERS.to ? addDays(isoDate('1899-12-30'), count) : null;
