import type { ShownStatus } from '#domain/calendar/values';
import { addMonths, financialYearOf, type IsoDate, isoDate, yearEnd, yearStart } from '#domain/shared/dates';
import { monthOf } from './months';

type Dated = { dueDate: string; status: ShownStatus };

/** The financial year of a month 'YYYY-MM'. */
export const yearOfMonth = (month: string): string => financialYearOf(isoDate(`${month}-01`));

/** The months of a financial year, from April on. */
export const monthsOfYear = (year: string): readonly string[] =>
  Array.from({ length: 12 }, (_, place) => monthOf(addMonths(yearStart(year), place)));

/** The days that are asked for to show a year: its months, and one on each side, which a month's grid and list look into. */
export const daysOfYear = (year: string): { from: IsoDate; to: IsoDate } => ({
  from: addMonths(yearStart(year), -1),
  to: addMonths(yearEnd(year), 1),
});

export type Tally = { filed: number; late: number; today: number; due: number; confirm: number };

/** How many of these items are filed, late, due today, still to come, and wait for a word on whether they were done. */
export function tallyOf(items: readonly Dated[], today: string): Tally {
  const tally = { filed: 0, late: 0, today: 0, due: 0, confirm: 0 };
  for (const { status, dueDate } of items) {
    if (status === 'completed' || status === 'settled') tally.filed++;
    else if (status === 'overdue') tally.late++;
    else if (status === 'unconfirmed') tally.confirm++;
    else if (status === 'pending') tally[dueDate === today ? 'today' : 'due']++;
  }
  return tally;
}

/** What a month's list begins with: what is late from before it, where the month is that of today. */
export function carriedInto<Item extends Dated>(items: readonly Item[], month: string, today: string): readonly Item[] {
  if (month !== monthOf(today)) return [];
  return items.filter(({ status, dueDate }) => status === 'overdue' && monthOf(dueDate) < month);
}
