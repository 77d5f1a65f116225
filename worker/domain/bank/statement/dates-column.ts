import { addDays, type IsoDate, isoDate } from '../../shared/dates';

export type DateOrder = 'DMY' | 'MDY';

/** A date cell under both readings; null where the reading gives no real day. */
export type DateCell = { dayFirst: IsoDate | null; monthFirst: IsoDate | null };

/** How the column is to be read; `assumed` when nothing proved it, `conflict` when day first cannot be right. */
export type DateColumn = { order: DateOrder; standing: 'proved' | 'assumed' | 'conflict' };

const EARLIEST_YEAR = 1970;
const LATEST_YEAR = 2099;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const NUMBERED = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/;

/** Reads DD/MM/YYYY, DD-MM-YYYY (or month first) and YYYY-MM-DD. */
export function readDate(cell: string): DateCell {
  const iso = ISO.exec(cell);
  if (iso) {
    const day = calendarDay(iso[1], iso[2], iso[3]);
    return { dayFirst: day, monthFirst: day };
  }
  const numbered = NUMBERED.exec(cell);
  if (!numbered) return { dayFirst: null, monthFirst: null };
  const [, first, , second, year] = numbered;
  return { dayFirst: calendarDay(year, second, first), monthFirst: calendarDay(year, first, second) };
}

function calendarDay(year = '', month = '', day = ''): IsoDate | null {
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
