import { addDays, addMonths, firstOfMonth, type IsoDate, isoDate } from '#domain/shared/dates';
import { weekdayOf } from '../../lib/weekday';

/** 'YYYY-MM' of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

const firstDay = (month: string): IsoDate => isoDate(`${month}-01`);

/** The month some months on. */
export const monthsOn = (month: string, count: number): string => monthOf(addMonths(firstDay(month), count));

/** The weeks of a month from Monday to Sunday, with the days of its neighbours that complete them. */
export function weeksOf(month: string): readonly (readonly IsoDate[])[] {
  const first = firstDay(month);
  const next = addMonths(first, 1);
  const weeks: IsoDate[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

export const isInMonth = (day: IsoDate, month: string): boolean => firstOfMonth(day) === firstDay(month);

/** Items by the month they fall due in, in order. */
export function byMonth<Item extends { dueDate: string }>(items: readonly Item[]): [month: string, items: Item[]][] {
  const months = new Map<string, Item[]>();
  for (const item of items) {
    const month = monthOf(item.dueDate);
    months.set(month, [...(months.get(month) ?? []), item]);
  }
  return [...months];
}

/** Items by the day they fall due on. */
export function byDay<Item extends { dueDate: string }>(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const days = new Map<string, Item[]>();
  for (const item of items) days.set(item.dueDate, [...(days.get(item.dueDate) ?? []), item]);
  return days;
}
