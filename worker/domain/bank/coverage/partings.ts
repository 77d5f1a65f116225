import type { IsoDate } from '../../shared/dates';
import type { Covered } from './coverage';

/** Two days of one account, and the balances (paise) before and after what may be missing between them. */
export type Parting = {
  after: IsoDate;
  date: IsoDate;
  closing: Covered['closing'];
  opening: Covered['opening'];
};

/** Between two stretches of days that lie one after the other. */
export const partingOf = (last: Covered, next: Covered): Parting => ({
  after: last.to,
  date: next.from,
  closing: last.closing,
  opening: next.opening,
});

/** Where a statement is parted within itself, since a balance does not follow. */
export const partingsWithin = ({ covered }: { covered: readonly Covered[] }): Parting[] =>
  covered.slice(1).flatMap((piece, at) => {
    const before = covered[at];
    return before ? [partingOf(before, piece)] : [];
  });

export const keyOf = ({ after, date, closing, opening }: Parting): string => [after, date, closing, opening].join();

/** Whether both balances are known and differ. */
export const isParted = ({ closing, opening }: Parting): boolean =>
  closing != null && opening != null && closing !== opening;

/**
 * Whether a stretch holds what was missing: it leads from the one balance to the other, or on from the one beyond the days
 * between, or from before them to the other.
 */
export function bridges(piece: Covered, { after, date, closing, opening }: Parting): boolean {
  if (closing == null || opening == null) return false;
  const begins = piece.opening === closing && piece.from >= after && piece.from <= date;
  const ends = piece.closing === opening && piece.to >= after && piece.to <= date;
  return (begins && ends) || (begins && piece.to > date) || (ends && piece.from < after);
}
