import { addDays, type IsoDate, isoDate } from '../../../shared/dates';
import { say } from '../../../shared/message';
import { dayPart, either, isBareDay, isYearless, readBareDay, readDate, readYearless, yearDigits } from '../cell/dates';
import type { DateCell, DateColumn, DateOrder, Layout } from '../model';
import type { LineNotice } from '../notices';
import { periodAbove } from '../proof/period';

/**
 * Chooses one order for the whole column. Indian statements are day first, so month first is chosen only where all days could be
 * read both ways and something tells (`told`): a day above 12 in the middle, with none in front, is a conflict for a person.
 */
export function dateColumn(cells: Iterable<DateCell>, wished?: DateOrder, told?: () => DateOrder | null): DateColumn {
  const all = [...cells];
  if (wished) return { order: wished, certainty: 'proved' };
  if (all.some(({ dayFirst, monthFirst }) => dayFirst && !monthFirst)) return { order: 'DMY', certainty: 'proved' };
  if (all.some(({ dayFirst, monthFirst }) => monthFirst && !dayFirst)) return { order: 'DMY', certainty: 'conflict' };
  const isOpen = all.some(({ dayFirst, monthFirst }) => dayFirst !== monthFirst);
  if (!isOpen) return { order: 'DMY', certainty: 'proved' };
  const order = told?.() ?? null;
  if (order) return { order, certainty: 'proved' };
  return { order: 'DMY', certainty: isCloserDayFirst(all) ? 'proved' : 'assumed' };
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

const SAMPLE = 40;
// One or two figures that could be days prove nothing.
const FEWEST_NUMBERS = 3;
const SHORT = /^(\d{1,2})[-/.]\d{1,2}[-/.](\d{2})\b/;
/** More years than this no statement spans; it has fewer years than days. */
const MOST_YEARS = 2;
const NO_DATE: DateCell = { dayFirst: null, monthFirst: null };

/**
 * Reads the cells of one date column in the way most of them are written. A bare figure among written dates is a figure of a
 * summary, and '30/04/20' among years of four digits is a date that lost its end: neither is a date there. '30/04/25' among
 * days of 2025 is one of them. A day without its year is one of the period that the statement prints, and '26-10-13' may have its year in front: that is not guessed.
 */
export function dayReader(layout: Layout): (text: string) => DateCell {
  const { numbers, short, long, yearless, isYearInFront, years } = shapesOf(layout);
  const period = yearless > 0 ? periodAbove(layout) : null;
  const isNumbered = numbers >= FEWEST_NUMBERS && numbers > short + long;
  const zoned = zonedBy(layout);
  const known = new Map<string, DateCell>();
  const read = (text: string): DateCell => {
    if (isBareDay(text)) return isNumbered ? readBareDay(text) : NO_DATE;
    if (yearless > 0 && isYearless(text)) return readYearless(text, period);
    if (yearDigits(text) !== 2 || (long === 0 && !isYearInFront)) return readDate(text);
    return isYearInFront ? NO_DATE : ofYears(readDate(text), years);
  };
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const found = read(zoned(text));
    known.set(text, found);
    return found;
  };
}

/** What a year loses its end to: '2025' that was cut reads as 2020. */
const CUT_YEAR = '2020';

/** A day whose year of two digits is one of those written in full beside it. */
function ofYears(cell: DateCell, years: ReadonlySet<string>): DateCell {
  const year = (cell.dayFirst ?? cell.monthFirst ?? '').slice(0, 4);
  return years.has(year) && (year !== CUT_YEAR || years.size === 1) ? cell : NO_DATE;
}

function shapesOf({ table, columns, width, next }: Layout) {
  const [fronts, backs, years] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const shapes = { numbers: 0, short: 0, long: 0, yearless: 0 };
  for (let index = next, seen = 0; index < table.length && seen < SAMPLE; seen++) {
    const record = table.recordAt(index, width);
    index = record.next;
    const text = (record.cells[columns.date] ?? '').trim();
    const digits = yearDigits(text);
    const [, front, back] = SHORT.exec(text) ?? [];
    if (front && back) fronts.add(front) && backs.add(back);
    if (isBareDay(text)) shapes.numbers++;
    else if (digits === 2) shapes.short++;
    else if (digits === 4) {
      shapes.long++;
      const { dayFirst, monthFirst } = readDate(text);
      years.add((dayFirst ?? monthFirst ?? '').slice(0, 4));
    } else if (isYearless(text)) shapes.yearless++;
  }
  return { ...shapes, years, isYearInFront: backs.size > MOST_YEARS && backs.size > 2 * fronts.size };
}

const WORLD_TIME = /\b(?:utc|gmt)\b(?!\s*\+)/i;
const BARE_TIME = /\d:\d{2}(?::\d{2})?(?:\.\d+)?$/;

/** The cells of a column headed 'Date (UTC)', each with the zone behind its time. */
export function zonedBy({ headerCells, columns }: Pick<Layout, 'headerCells' | 'columns'>): (text: string) => string {
  if (!WORLD_TIME.test(headerCells[columns.date] ?? '')) return (text) => text;
  return (text) => (BARE_TIME.test(text) ? `${text} UTC` : text);
}

type Days = (text: string) => DateCell;

/** A day or two of a form of their own prove nothing. */
const FEWEST_OF_A_FORM = 2;
const ISO = /^\d{4}-\d{1,2}-\d{1,2}$/;
const NUMBERED = /^\d{1,2}([-/.])\d{1,2}[-/.](?:\d{4}|\d{2})$/;

/**
 * A spreadsheet that expects the month first turns every day up to the twelfth round and leaves the others as text, so that the
 * two are written in two ways. Where all days below the thirteenth are written otherwise than all above, and the dates are in
 * order, or close together, only once they are turned back, they are; where nothing tells, it is said. Days behind their year are no
 * dates at all where one of them shows that the month comes last.
 */
export function unturned(texts: readonly string[], days: Days): SaidDays {
  if (isYearDayMonth(texts)) return { days: (text) => (isIso(text) ? NEITHER_DAY : days(text)), warnings: [] };
  const turned = turnedForm(texts, days);
  if (turned === null) return { days, warnings: [] };
  const back = (text: string) => (formOf(text) === turned ? turnedBack(days(text)) : days(text));
  const [plain, right] = [days, back].map((read) => texts.flatMap((text) => read(text).dayFirst ?? []));
  if (!plain || !right || isLikelier(plain, right)) return { days, warnings: [] };
  const isTurned = isLikelier(right, plain);
  return {
    days: isTurned ? back : days,
    warnings: [
      {
        line: 0,
        code: 'DAYS_TURNED',
        message: say(isTurned ? 'statement.days-turned.back' : 'statement.days-turned.open'),
      },
    ],
  };
}

const YEAR_FIRST = /^\d{4}([-/.])(\d{1,2})\1(\d{1,2})$/;
const NEITHER_DAY: DateCell = { dayFirst: null, monthFirst: null };
const isIso = (text: string): boolean => YEAR_FIRST.test(dayPart(text).day);

/** '2026-25-10' shows that the year is followed by the day: then '2026-05-10' is not the tenth of May either, and is asked. */
function isYearDayMonth(texts: readonly string[]): boolean {
  const high = texts.flatMap((text) => {
    const [, , second, third] = YEAR_FIRST.exec(dayPart(text).day) ?? [];
    return Number(second) > 12 || Number(third) > 12 ? [Number(second) > 12] : [];
  });
  return high.length > 0 && high.every(Boolean);
}

/** How a day is written: with its year in front, or with which marks between its figures. */
function formOf(text: string): string | null {
  const { day } = dayPart(text);
  return ISO.test(day) ? 'year-first' : (NUMBERED.exec(day)?.[1] ?? null);
}

/** How days are read, what is said of it, and whether a person is to say in which order they stand. */
export type SaidDays = { days: Days; warnings: LineNotice[]; isOpen?: boolean };

/**
 * Where a spreadsheet may have turned round every day, since none is above the twelfth: the days turned back, if only so they make
 * sense (`told` is asked with both readings as those of day and month first) or a person says so. Where nothing tells, and they
 * would stand much closer together turned back, that is asked; of a text nobody turned the days.
 */
export function unturnedAll(
  texts: readonly string[],
  days: Days,
  {
    wished,
    isSheet,
    told,
  }: { wished: DateOrder | undefined; isSheet: boolean; told: (days: Days) => DateOrder | null },
): SaidDays | null {
  if (texts.length === 0 || !texts.every((text) => formOf(text) === 'year-first')) return null;
  const dates = texts.map((text) => days(text).dayFirst);
  if (!dates.every((date) => date !== null && Number(date.slice(8)) <= 12)) return null;
  const back = (text: string) => turnedBack(days(text));
  if (wished) return { days: wished === 'MDY' ? back : days, warnings: [] };
  const both = (text: string) => ({ dayFirst: days(text).dayFirst, monthFirst: back(text).dayFirst });
  const order = told(both);
  const turned = texts.map((text) => ({ dayFirst: back(text).dayFirst, monthFirst: days(text).dayFirst }));
  if (order === null && isSheet && isCloserDayFirst(turned)) return { days, warnings: [], isOpen: true };
  if (order !== 'MDY') return null;
  return { days: back, warnings: [{ line: 0, code: 'DAYS_TURNED', message: say('statement.days-turned.all') }] };
}

/** Of two forms the one of all days that may be turned round, if the other is of all that may not. */
function turnedForm(texts: readonly string[], days: Days): string | null {
  const forms = new Map<string, { low: number; high: number }>();
  for (const text of texts) {
    const form = formOf(text);
    const date = form === null ? null : days(text).dayFirst;
    if (form === null || date === null) continue;
    const counts = forms.get(form) ?? { low: 0, high: 0 };
    counts[Number(date.slice(8)) > 12 ? 'high' : 'low']++;
    forms.set(form, counts);
  }
  const [one, other, ...more] = [...forms].sort(([, first], [, second]) => first.high - second.high);
  if (!one || !other || more.length > 0) return null;
  const isParted =
    one[1].high === 0 && one[1].low >= FEWEST_OF_A_FORM && other[1].low === 0 && other[1].high >= FEWEST_OF_A_FORM;
  return isParted ? one[0] : null;
}

/** Month and day exchanged; a day of value above the twelfth never was. */
const turnedBack = ({ dayFirst }: DateCell): DateCell => {
  const [year, month, day] = (dayFirst ?? '').split('-');
  return either(dayFirst && Number(day) <= 12 ? isoDate(`${year}-${day}-${month}`) : dayFirst);
};

/** Whether dates are in order where the others are not, or else stand within half the time. */
function isLikelier(dates: readonly IsoDate[], others: readonly IsoDate[]): boolean {
  if (isInOrder(dates) !== isInOrder(others)) return isInOrder(dates);
  const [from, to, other, last] = [...ends(dates), ...ends(others)];
  if (!from || !to || !other || !last) return false;
  const days = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
  return addDays(other, 2 * days) < last;
}

const isInOrder = (dates: readonly IsoDate[]): boolean =>
  [dates, dates.toReversed()].some((order) => order.every((date, at) => at === 0 || (order[at - 1] ?? '') <= date));

const ends = (dates: readonly IsoDate[]): (IsoDate | undefined)[] => {
  const sorted = dates.toSorted();
  return [sorted[0], sorted.at(-1)];
};

/** What is told of days without a year, and of times of day that belong to the next day. */
export function dayWarnings(texts: readonly string[], days: Days): LineNotice[] {
  const moved = texts.filter((text) => dayPart(text).isNextDay).length;
  const isPartial = texts.some((text) => isYearless(text) && days(text).dayFirst);
  return [...(isPartial ? [YEAR_FROM_PERIOD] : []), ...(moved > 0 ? [dayMoved(moved)] : [])];
}

const YEAR_FROM_PERIOD: LineNotice = {
  line: 0,
  code: 'YEAR_FROM_PERIOD',
  message: say('statement.year-from-period'),
};

const dayMoved = (count: number): LineNotice => ({
  line: 0,
  code: 'DAY_MOVED',
  message: say('statement.day-moved', { count }),
});
