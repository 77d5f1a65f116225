import type { IsoDate } from '../../shared/dates';

/**
 * The invoice that a note names, of those with its number, the latest first: where years share a number, that of the day which the note
 * names, else the latest that is not after the note.
 */
export const originalAmong = <One extends { date: IsoDate }>(
  alike: readonly One[],
  named: IsoDate | null | undefined,
  ofNote: IsoDate,
): One | undefined =>
  alike.find(({ date }) => date === named) ?? alike.find(({ date }) => date <= ofNote) ?? alike.at(-1);
