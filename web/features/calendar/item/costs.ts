import { costOnDay, perDayOn } from '#domain/calendar/ladder';
import type { CostLadder } from '#domain/calendar/model';
import { type IsoDate, isoDate } from '#domain/shared/dates';
import { type Paise, paise, parseRupees, percent } from '#domain/shared/money';
import type { CalendarItem } from '../../../lib/compliance.queries';

type Costed = Pick<CalendarItem, 'penaltyAmount' | 'costPerDay'>;

/** What a list of items has cost so far and adds each day, in paise. What is not known adds nothing. */
export function costSums(items: readonly Costed[]): { soFar: Paise; perDay: Paise } {
  return { soFar: sumOf(items, 'penaltyAmount'), perDay: sumOf(items, 'costPerDay') };
}

const sumOf = (items: readonly Costed[], field: keyof Costed): Paise =>
  items.reduce((sum, item) => paise(sum + parseRupees(item[field] ?? '0')), paise(0));

type Laddered = Pick<CalendarItem, 'costLadder' | 'penaltyAmount' | 'status'>;

/**
 * What an open item costs if it is done on a day; undefined where it is not open, or where nothing is known of its cost. One that
 * is still to be confirmed may have been done long ago, so it costs nothing that can be said.
 */
export function costIfDoneOn(item: Laddered, day: IsoDate): { cost: Paise; perDay: Paise } | undefined {
  const isOpen = item.status === 'pending' || item.status === 'overdue';
  if (!isOpen || item.costLadder.length === 0) return undefined;
  const ladder = ladderFrom(item.costLadder);
  return { cost: costOnDay(ladder, day), perDay: perDayOn(ladder, day) };
}

const ladderFrom = (rungs: CalendarItem['costLadder']): CostLadder =>
  rungs.map(({ from, base, perDay, accrual }) => ({
    from: isoDate(from),
    base: parseRupees(base),
    perDay: parseRupees(perDay),
    ...(accrual && {
      accrual: {
        amount: parseRupees(accrual.amount),
        rate: percent(accrual.rate / 100),
        since: isoDate(accrual.since),
      },
    }),
  }));

/** What all open items together cost if every one is done on that day, in paise. */
export const totalIfDoneOn = (items: readonly Laddered[], day: IsoDate): Paise =>
  items.reduce((sum, item) => paise(sum + (costIfDoneOn(item, day)?.cost ?? 0)), paise(0));
