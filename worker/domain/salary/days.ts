import { addDays, addMonths, daysBetween, isoDate } from '../shared/dates';
import type { Employment } from './model';

export type Days = { monthDays: number; paidDays: number };

/** The days of a month in which somebody was employed. */
export function daysEmployed({ joinedOn, leftOn }: Pick<Employment, 'joinedOn' | 'leftOn'>, month: string): Days {
  const first = isoDate(`${month}-01`);
  const last = addDays(addMonths(first, 1), -1);
  const from = joinedOn > first ? joinedOn : first;
  const to = leftOn !== null && leftOn < last ? leftOn : last;
  return { monthDays: daysBetween(first, last) + 1, paidDays: Math.max(0, daysBetween(from, to) + 1) };
}
