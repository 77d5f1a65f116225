import { addDays, addMonths, firstOfMonth, type IsoDate } from '../shared/dates';
import type { Standing } from './standing';

// An extension seldom moves a date by more, and one that does would have to be found a year before the window.
const REACH_MONTHS = 12;

/** From which due day an area must look for drafts: earlier than the window where a relief may move one into it. */
export const reachOf = ({ dossier, asked }: Standing): IsoDate =>
  dossier.reliefs.some(
    ({ kind, knownSince }) => kind === 'extension' && (!asked.knownOn || knownSince <= asked.knownOn),
  )
    ? addMonths(asked.from, -REACH_MONTHS)
    : asked.from;

/** The last days of the months from one day's to another's. */
export function monthEnds(from: IsoDate, to: IsoDate): readonly IsoDate[] {
  const ends: IsoDate[] = [];
  for (let next = addMonths(firstOfMonth(from), 1); ; next = addMonths(next, 1)) {
    const end = addDays(next, -1);
    if (firstOfMonth(end) > to) return ends;
    ends.push(end);
  }
}
