import { addDays, type IsoDate, isoDate } from '../../shared/dates';
import { type DateCell, either } from './dates-column';
import { dayPart } from './day-text';
import type { LineNotice } from './notices';

type Days = (text: string) => DateCell;

/** A day or two of a form of their own prove nothing. */
const FEWEST = 2;
const ISO = /^\d{4}-\d{1,2}-\d{1,2}$/;
const NUMBERED = /^\d{1,2}([-/.])\d{1,2}[-/.](?:\d{4}|\d{2})$/;

/**
 * A spreadsheet that expects the month first turns every day up to the twelfth round and leaves the others as text, so that the
 * two are written in two ways. Where all days below the thirteenth are written otherwise than all above, and the dates are in
 * order, or close together, only once they are turned back, they are; where nothing tells, it is said. Days behind their year are no
 * dates at all where one of them shows that the month comes last.
 */
export function unturned(texts: readonly string[], days: Days): { days: Days; warnings: LineNotice[] } {
  if (isYearDayMonth(texts)) return { days: (text) => (isIso(text) ? NO_DATE : days(text)), warnings: [] };
  const turned = turnedForm(texts, days);
  if (turned === null) return { days, warnings: [] };
  const back = (text: string) => (formOf(text) === turned ? turnedBack(days(text)) : days(text));
  const [plain, right] = [days, back].map((read) => texts.flatMap((text) => read(text).dayFirst ?? []));
  if (!plain || !right || isLikelier(plain, right)) return { days, warnings: [] };
  const isTurned = isLikelier(right, plain);
  return {
    days: isTurned ? back : days,
    warnings: [{ line: 0, code: 'DAYS_TURNED', message: isTurned ? TURNED : OPEN }],
  };
}

const SPOILT =
  'All days up to the 12th are written in another way than the later ones, as a spreadsheet leaves them that takes the month for the day.';
const TURNED = `${SPOILT} They were turned back, and now the dates are in order or stand close together. Check one of them against the bank.`;
const OPEN = `${SPOILT} Nothing tells whether it did so here. Check the dates, or download the statement again and send it without opening it.`;

const YEAR_FIRST = /^\d{4}([-/.])(\d{1,2})\1(\d{1,2})$/;
const NO_DATE: DateCell = { dayFirst: null, monthFirst: null };
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
  return ISO.test(day) ? 'year first' : (NUMBERED.exec(day)?.[1] ?? null);
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
  const isParted = one[1].high === 0 && one[1].low >= FEWEST && other[1].low === 0 && other[1].high >= FEWEST;
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
