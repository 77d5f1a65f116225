import { DEADLINE_BAND_DAYS, type ItemStatus } from '../calendar/values';
import { addDays, type IsoDate } from '../shared/dates';

/**
 * How a form of the Registrar stands, in the specification's words, and two that it does not know: fell due before the books were kept
 * here, and a person said that nothing was due.
 */
export const ROC_STATUSES = ['overdue', 'pending', 'to-confirm', 'upcoming', 'filed', 'not-due'] as const;
export type RocStatus = (typeof ROC_STATUSES)[number];

type Standing = { status: ItemStatus; dueOn: IsoDate; isOptional: boolean };

/** Overdue from the day after the due day, pending within the next thirty days, upcoming before that. Nobody is late with what is optional. */
export function rocStatusOn({ status, dueOn, isOptional }: Standing, today: IsoDate): RocStatus {
  if (status === 'completed' || status === 'settled') return 'filed';
  if (status === 'not_due' || status === 'withdrawn') return 'not-due';
  if (status === 'unconfirmed') return 'to-confirm';
  if (dueOn < today && !isOptional) return 'overdue';
  return dueOn <= addDays(today, DEADLINE_BAND_DAYS.upcoming) ? 'pending' : 'upcoming';
}

export const RELIEF_STATES = ['applied', 'offered', 'closed'] as const;
type Window = { filedFrom: IsoDate; filedBy: IsoDate };

/** What a waiver is to a form: applied to who filed inside its window, offered until the window closes, closed to everybody else. */
export function waiverState({ filedFrom, filedBy }: Window, doneOn: IsoDate | undefined, today: IsoDate) {
  if (doneOn !== undefined) return filedFrom <= doneOn && doneOn <= filedBy ? 'applied' : 'closed';
  return today <= filedBy ? 'offered' : 'closed';
}
