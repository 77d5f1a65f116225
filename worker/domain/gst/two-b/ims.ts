import type { IsoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { passesIms, pendingPeriodsOfNotes } from './credit-law';
import { imsActionOf } from './decisions';
import { sourceOf, takesCredit } from './model';
import type { Row } from './result';

/** What the Invoice Management System has to be told of a row, and what silence does. */
export type Ims = { action: 'accept' | 'pending' | 'reject' | null; isSilent: boolean; on: IsoDate; message: Message };

/** The days by which the returns of the period and of the one after it are due. */
export type ImsDays = { periodEnd: IsoDate; dueOn: IsoDate; nextDueOn: IsoDate; today?: IsoDate };

/**
 * What a row's decision asks of the Invoice Management System; null for what does not pass it: periods before October 2024, goods
 * through customs, a distributor's documents, reverse charge, and what is no credit by the place of supply or s.16(4). Without an answer a document is accepted when GSTR-3B is filed; pending, it waits until
 * the return of the next period, which a credit note may only since October 2025, once, with the amount to reverse declared.
 */
export function imsOf(row: Row, { periodEnd, dueOn, nextDueOn, today = periodEnd }: ImsDays): Ims | null {
  const { line, decision } = row;
  if (!passesIms(periodEnd) || sourceOf(line) !== 'supplier') return null;
  if (line.isReverseCharge || line.availability === 'no') return null;
  const action = decision ? imsActionOf(decision) : null;
  if (action === null) {
    const id = today > dueOn ? 'silence-late' : 'silence';
    return { action, isSilent: true, on: dueOn, message: say(`two-b.ims.${id}`, { day: onDay(dueOn) }) };
  }
  if (action !== 'pending')
    return { action, isSilent: false, on: dueOn, message: say(`two-b.ims.${action}`, { day: onDay(dueOn) }) };
  const isNote = takesCredit(line);
  const id = !isNote ? 'pending' : pendingPeriodsOfNotes(periodEnd) > 0 ? 'pending-note' : 'note-not-pending';
  return { action, isSilent: false, on: nextDueOn, message: say(`two-b.ims.${id}`, { day: onDay(nextDueOn) }) };
}
