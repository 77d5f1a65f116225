import { addDays, addMonths, daysBetween, firstOfMonth, type IsoDate } from '../../shared/dates';
import { type Explained, inDays, inMonths, inPaise, onDay, Working } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { AccountId } from '../chart/chart';
import type { Entry } from '../model';

/** Paid before it is used up; used up before a bill comes; received before it is earned. */
export const SPREAD_KINDS = ['prepaid', 'accrual', 'deferred-income'] as const;
export type SpreadKind = (typeof SPREAD_KINDS)[number];

export const SPREAD_MEASURES = ['days', 'months'] as const;
export type SpreadMeasure = (typeof SPREAD_MEASURES)[number];

/**
 * An amount that belongs to a time: of a bill, from its first to its last day, both counted. `account` is the expense or income it
 * belongs to, `accruesOn` where it waits in the meantime.
 */
export type Spread = {
  kind: SpreadKind;
  amount: Paise;
  from: IsoDate;
  to: IsoDate;
  by: SpreadMeasure;
  account: AccountId;
};

/** Where an amount waits until its time. */
export const WAITS_ON: Readonly<Record<SpreadKind, AccountId>> = {
  prepaid: '1603',
  accrual: '2723',
  'deferred-income': '2726',
};

/** A quotient to the nearest whole, half of one up. */
const share = (amount: Paise, part: number, whole: number): Paise =>
  paise(Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole))));

const monthsBetween = (from: IsoDate, to: IsoDate): number => {
  const count = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from) + 1;
};

/** How much of its time a spread has had by the end of a day, and how long that time is; a month begun counts whole. */
function partBy({ from, to, by }: Spread, day: IsoDate): { part: number; whole: number } {
  if (by === 'days') {
    const whole = daysBetween(from, to) + 1;
    return { part: Math.max(0, Math.min(whole, daysBetween(from, day) + 1)), whole };
  }
  const whole = wholeMonths(from, to) ?? monthsBetween(from, to);
  // Months of a time that begins in the midst of one are counted from its day: 10 January to 9 February is one.
  const begun = wholeMonths(from, to) === undefined ? monthsBetween(from, day) : monthsBegun(from, day);
  return { part: day < from ? 0 : Math.min(whole, begun), whole };
}

/** How many months a time holds where it holds whole ones. */
function wholeMonths(from: IsoDate, to: IsoDate): number | undefined {
  for (let months = 1; addMonths(from, months) <= addDays(to, 1); months += 1)
    if (addMonths(from, months) === addDays(to, 1)) return months;
  return undefined;
}

function monthsBegun(from: IsoDate, day: IsoDate): number {
  let months = 0;
  while (addMonths(from, months) <= day) months += 1;
  return months;
}

/** What of a spread belongs to the time up to a day, that day counted. */
export function usedBy(spread: Spread, day: IsoDate): Paise {
  const { part, whole } = partBy(spread, day);
  return share(spread.amount, part, whole);
}

/** What of it belongs to the time after a day, with the steps that made it. */
export function waitingAfter(spread: Spread, day: IsoDate): Explained<Paise> {
  const working = new Working();
  const { part, whole } = partBy(spread, day);
  const left = paise(spread.amount - usedBy(spread, day));
  const measured = spread.by === 'days' ? inDays : inMonths;
  working.give('amount', say('spread.step.amount'), inPaise(spread.amount));
  working.give('from', say('spread.step.from'), onDay(spread.from));
  working.give('to', say('spread.step.to'), onDay(spread.to));
  working.make('whole', say('spread.step.whole'), measured(whole), { inputs: ['from', 'to'] });
  working.make('part', say('spread.step.used-time', { day: onDay(day) }), measured(part), { inputs: ['from'] });
  working.make('left', say('spread.step.waiting', { day: onDay(day) }), inPaise(left), {
    formula: say('spread.formula.waiting'),
    inputs: ['amount', 'whole', 'part'],
    summary: say('spread.summary.waiting', {
      ...{ amount: { exact: spread.amount }, left: whole - part, whole, waiting: { exact: left } },
      measure: say(spread.by === 'days' ? 'spread.measure.days' : 'spread.measure.months'),
    }),
  });
  return working.explain(left);
}

/** What belongs to each month of a spread, first to last: they add up to the amount. */
export function spreadMonths(spread: Spread): { month: string; amount: Paise }[] {
  const months: { month: string; amount: Paise }[] = [];
  for (let first = firstOfMonth(spread.from); first <= spread.to; first = addMonths(first, 1)) {
    const end = addDays(addMonths(first, 1), -1);
    const amount = paise(usedBy(spread, end) - usedBy(spread, addDays(first, -1)));
    months.push({ month: first.slice(0, 7), amount });
  }
  return months;
}

/**
 * What sets a balance aside that is to wait at the end of a day, from what waits so far: an expense paid before its time becomes
 * prepaid, income received before it is earned a debt, and an expense nobody has billed is owed. Nothing where nothing moves.
 */
export function spreadEntries(spread: Pick<Spread, 'kind' | 'account'>, waiting: Paise, sofar: Paise): Entry[] {
  const change = waiting - sofar;
  if (change === 0) return [];
  // What waits of a prepaid expense is an asset; of the others a debt.
  const sign = spread.kind === 'prepaid' ? 1 : -1;
  return [
    { account: WAITS_ON[spread.kind], amount: paise(sign * change) },
    { account: spread.account, amount: paise(-sign * change) },
  ];
}

/** What is to wait at the end of a day: of an accrual what was used and not billed, of the others what is yet to come. */
export const balanceOf = (spread: Spread, day: IsoDate): Paise =>
  spread.kind === 'accrual' ? usedBy(spread, day) : waitingAfter(spread, day).value;

/** Why a spread cannot be as told, field by field. */
export function spreadFaults({ amount, from, to }: Spread): { field: string; message: Message }[] {
  return [
    ...(amount <= 0 ? [{ field: 'amount', message: say('spread.fault.no-amount') }] : []),
    ...(to < from ? [{ field: 'to', message: say('spread.fault.ends-before', { from: onDay(from) }) }] : []),
    ...(daysBetween(from, to) > 3660 ? [{ field: 'to', message: say('spread.fault.too-long') }] : []),
  ];
}
