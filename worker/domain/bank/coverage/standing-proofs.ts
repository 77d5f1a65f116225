import { addDays, type IsoDate } from '../../shared/dates';
import type { Covered, Proof } from './coverage';

/**
 * What an upload proved when it was stored, the days of its lines, how many it had, new and known, and when it was taken back.
 * `presentCount` is how many lines its account holds of those days now; null where nothing can have gone.
 */
export type StoredProof = Proof & {
  from: IsoDate | null;
  to: IsoDate | null;
  lineCount: number;
  presentCount: number | null;
  createdAt: string;
  undoneAt: string | null;
};

/** What the uploads of an account still prove; those that were taken back prove nothing, and may take from others. */
export function standingProofs<Stored extends StoredProof>(uploads: readonly Stored[]): Stored[] {
  const gone = uploads.filter(({ undoneAt }) => undoneAt !== null);
  const standing = uploads.filter(({ undoneAt }) => undoneAt === null);
  return standing.map((upload) => ({ ...upload, covered: stillCovered(upload, gone) }));
}

/** A statement whose lines went in part, with one that was taken back since, no longer proves the days of that one. */
function stillCovered(upload: StoredProof, gone: readonly StoredProof[]): readonly Covered[] {
  const { covered, lineCount, presentCount, createdAt } = upload;
  if (presentCount === null || presentCount >= lineCount) return covered;
  const since = gone.filter(({ undoneAt }) => undoneAt !== null && undoneAt >= createdAt);
  return since.reduce((left, { from, to }) => (from && to ? withoutDays(left, { from, to }) : left), covered);
}

/** Days without those of a stretch: what a statement still proves after lines of it went with another one. */
export function withoutDays(pieces: readonly Covered[], gone: Covered): readonly Covered[] {
  return pieces.flatMap((piece) => {
    const { from, to } = piece;
    if (gone.to < from || to < gone.from) return [piece];
    const before = from < gone.from ? [{ ...piece, to: addDays(gone.from, -1), closing: null }] : [];
    const after = gone.to < to ? [{ ...piece, from: addDays(gone.to, 1), opening: null }] : [];
    return [...before, ...after];
  });
}
