import type { Area, ShownStatus } from '#domain/calendar/values';
import { acknowledgementFor } from '#domain/identifiers/acknowledgement';
import { isoDate } from '#domain/shared/dates';
import type { Tone } from '../ui/badge';
import type { GlyphShape } from '../ui/state/glyph';
import { deadlineMark } from './item-words';

type Proved = {
  status: ShownStatus;
  type: Area;
  formType: string | null;
  dueDate: string;
  doneOn: string | null;
  acknowledgement: string | null;
};

/** Whether an item is done and its form has a number of its own that nobody has entered, or nobody said when it was done. */
export function isUnproved({ status, type, formType, dueDate, doneOn, acknowledgement }: Proved): boolean {
  if (status !== 'completed' && status !== 'settled') return false;
  return !doneOn || (!acknowledgement && acknowledgementFor(type, formType, isoDate(dueDate)) !== undefined);
}

type Looked = Proved & { daysRemaining: number; isOptional: boolean };

/** The shape of an item's state and the colour that repeats it: how near it is, or what became of it. */
export function itemGlyph(item: Looked): { shape: GlyphShape; tone: Tone } {
  const { status, daysRemaining, isOptional } = item;
  if (status === 'overdue') return { shape: 'overdue', tone: 'red' };
  if (status === 'unconfirmed') return { shape: 'to-confirm', tone: 'yellow' };
  if (status === 'completed' || status === 'settled')
    return isUnproved(item) ? { shape: 'unproved', tone: 'grey' } : { shape: 'done', tone: 'green' };
  if (status !== 'pending') return { shape: 'none', tone: 'grey' };
  if (isOptional) return { shape: 'open', tone: 'grey' };
  return daysRemaining === 0
    ? { shape: 'today', tone: 'red' }
    : { shape: 'open', tone: deadlineMark(daysRemaining).tone };
}
