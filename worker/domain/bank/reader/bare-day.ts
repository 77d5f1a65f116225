import { addDays, isoDate } from '../../shared/dates';
import { bareText } from './cell-text';
import { calendarDay, type DateCell, either } from './dates-column';

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
