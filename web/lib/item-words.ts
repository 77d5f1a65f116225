import { DEADLINE_BAND_DAYS, type Priority, type ShownStatus } from '#domain/calendar/values';
import { type IsoDate, isoDate } from '#domain/shared/dates';
import { parseRupees } from '#domain/shared/money';
import type { Tone } from '../ui/badge';
import { formatCount, formatDate, formatInr, formatInrExact } from './format';
import { m } from './messages';
import { isSunday } from './weekday';

/** What stands on a badge: words, and the colour that repeats them. */
export type Mark = { words: string; tone: Tone };

/** The badge of a deadline by the days that remain (specification, section 4). */
export function deadlineMark(daysRemaining: number): Mark {
  if (daysRemaining < 0) return { words: m.calendar_overdue_by({ count: formatCount(-daysRemaining) }), tone: 'red' };
  if (daysRemaining === 0) return { words: m.calendar_today(), tone: 'red' };
  const words = m.calendar_in_days({ count: formatCount(daysRemaining) });
  if (daysRemaining <= DEADLINE_BAND_DAYS.near) return { words, tone: 'orange' };
  return { words, tone: daysRemaining <= DEADLINE_BAND_DAYS.upcoming ? 'yellow' : 'green' };
}

const STATUSES: Record<ShownStatus, () => string> = {
  pending: m.calendar_status_pending,
  overdue: m.calendar_status_overdue,
  completed: m.calendar_status_completed,
  unconfirmed: m.calendar_status_unconfirmed,
  settled: m.calendar_status_settled,
  not_due: m.calendar_status_not_due,
  withdrawn: m.calendar_status_withdrawn,
};

export const statusWords = (status: ShownStatus): string => STATUSES[status]();

/** The colour of an item: overdue red, pending orange, asked about grey, anything else green (specification, section 4). */
export function statusTone(status: ShownStatus): Tone {
  if (status === 'overdue') return 'red';
  if (status === 'pending') return 'orange';
  return status === 'unconfirmed' || status === 'withdrawn' ? 'grey' : 'green';
}

type Dated = { status: ShownStatus; daysRemaining: number; doneOn: string | null };

/** Open items say how long there is; the others say what became of them. */
export function itemMark({ status, daysRemaining, doneOn }: Dated): Mark {
  if (status === 'pending' || status === 'overdue') return deadlineMark(daysRemaining);
  if (status === 'completed' && doneOn)
    return { words: m.calendar_done_on({ day: formatDate(doneOn) }), tone: 'green' };
  return { words: statusWords(status), tone: statusTone(status) };
}

const PRIORITIES: Record<Priority, () => string> = {
  critical: m.calendar_priority_critical,
  high: m.calendar_priority_high,
  medium: m.calendar_priority_medium,
  low: m.calendar_priority_low,
};

export const priorityWords = (priority: Priority): string => PRIORITIES[priority]();

/** A rupee string of the API as it is read; paise only where there are any. */
export function rupees(amount: string): string {
  const paise = parseRupees(amount);
  return paise % 100 === 0 ? formatInr(paise) : formatInrExact(paise);
}

type Costed = {
  penaltyAmount: string | null;
  costPerDay: string | null;
  costCap: string | null;
  costLadder: readonly { from: string; base: string }[];
  unknownCost: string | null;
  unknownLimit: string | null;
  exposure: string | null;
  status: ShownStatus;
};

const isNothing = (amount: string | null): boolean => amount === null || parseRupees(amount) === 0;

/**
 * '₹2,100 so far, ₹100 a day', and what of it is not known: '₹100 so far + 18% interest a year on tax not entered'. Nothing where
 * delay costs nothing. What is not late yet is not said to be unknown.
 */
export function costWords(item: Costed): string | undefined {
  const known = knownCostWords(item);
  const isLate = item.status === 'overdue' || item.status === 'unconfirmed';
  if (known && item.unknownLimit !== null && isLate)
    return `${known}, ${m.calendar_cost_cap({ amount: item.unknownLimit })}`;
  const more = item.unknownCost ?? item.exposure;
  if (more === null || !isLate) return known;
  return known ? m.calendar_cost_and_unknown({ known, unknown: more }) : more;
}

function knownCostWords(item: Costed): string | undefined {
  const { penaltyAmount, costPerDay, costCap } = item;
  if (penaltyAmount === null || (isNothing(penaltyAmount) && isNothing(costPerDay))) return undefined;
  if (item.status === 'unconfirmed') return m.calendar_cost_if_open({ amount: rupees(penaltyAmount) });
  const perDay = costPerDay !== null && !isNothing(costPerDay) ? rupees(costPerDay) : undefined;
  if (isNothing(penaltyAmount) && perDay) return withCap(m.calendar_cost_if_late({ amount: perDay }), costCap);
  const soFar = m.calendar_cost_so_far({ amount: rupees(penaltyAmount) });
  if (perDay) return withCap(`${soFar}, ${m.calendar_cost_per_day({ amount: perDay })}`, costCap);
  const next = isOpen(item) ? nextStep(item) : undefined;
  return next ? `${soFar}, ${m.calendar_cost_from({ amount: rupees(next.base), day: formatDate(next.from) })}` : soFar;
}

const isOpen = ({ status }: Pick<Costed, 'status'>): boolean => status === 'pending' || status === 'overdue';

const withCap = (words: string, cap: string | null): string =>
  cap === null ? words : `${words}, ${m.calendar_cost_cap({ amount: rupees(cap) })}`;

/** Where the cost stands still for now, as interest by the month does: when it steps up, and to what. */
const nextStep = ({ penaltyAmount, costLadder }: Costed) =>
  costLadder.find(({ base }) => parseRupees(base) > parseRupees(penaltyAmount ?? '0'));

/** '29 Nov 2026 (Sunday)': the law moves a date only where it says so, so a Sunday is named and stands. */
export function dueWords(dueDate: string): string {
  const day: IsoDate = isoDate(dueDate);
  return isSunday(day) ? m.calendar_sunday({ day: formatDate(day) }) : formatDate(day);
}

/** What a relief asks for, as the calls and the law's tables carry it. */
type OnlyIf = {
  paidBy?: string | undefined;
  filedFrom?: string | undefined;
  filedBy?: string | undefined;
  filedBefore?: readonly string[] | undefined;
};

/** 'Only if the tax is paid by 31 Mar 2027, it is filed by 30 Jun 2027.'; empty where nothing is asked. */
export function onlyIfWords(asked: OnlyIf | null | undefined): string {
  const { paidBy, filedFrom, filedBy, filedBefore = [] } = asked ?? {};
  const parts = [
    paidBy && m.calendar_if_paid({ day: formatDate(paidBy) }),
    filedFrom && m.calendar_if_filed_from({ day: formatDate(filedFrom) }),
    filedBy && m.calendar_if_filed_by({ day: formatDate(filedBy) }),
    filedBefore.length > 0 && m.calendar_if_filed_before({ forms: filedBefore.join(', ') }),
  ].filter(Boolean);
  return parts.length > 0 ? m.calendar_only_if({ parts: parts.join(m.calendar_only_if_and()) }) : '';
}

type Eased = {
  dueDate: string;
  originalDueDate: string | null;
  moves: readonly { to: string; statute: string; onlyIf?: OnlyIf | undefined }[];
  waivers: readonly { filedBy: string; stillAsked: number; statute: string; onlyIf?: OnlyIf | undefined }[];
};

/** A relief of an item in words. A moved date and a waived fee are told apart by kind, word and colour. */
export type ReliefNote = { kind: 'moved' | 'waived'; words: string };

export function reliefNotes({ dueDate, originalDueDate, moves, waivers }: Eased): ReliefNote[] {
  const move = moves.at(-1);
  const isMoved = originalDueDate !== null && originalDueDate !== dueDate;
  const moved = isMoved && {
    kind: 'moved' as const,
    words: move
      ? withCondition(m.calendar_moved_by({ from: formatDate(originalDueDate), statute: move.statute }), move.onlyIf)
      : m.calendar_moved({ from: formatDate(originalDueDate) }),
  };
  const waived = waivers.map(({ filedBy, stillAsked, statute, onlyIf }) => ({
    kind: 'waived' as const,
    words: withCondition(
      stillAsked === 0
        ? m.calendar_waived({ day: formatDate(filedBy), statute })
        : m.calendar_waived_part({ day: formatDate(filedBy), share: `${(10_000 - stillAsked) / 100}%`, statute }),
      onlyIf,
    ),
  }));
  return [...(moved ? [moved] : []), ...waived];
}

const withCondition = (words: string, onlyIf: OnlyIf | undefined): string =>
  [words, onlyIfWords(onlyIf)].filter(Boolean).join('. ');
