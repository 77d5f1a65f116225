import { addDays, dateInIndia, type IsoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import type { LineNotice } from '../reader/notices';
import { type Covered, findOpenBreaks, type Proof, type Redated, type Seam, THIS, timelineOf } from './coverage';

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
export function validProofs<Stored extends StoredProof>(uploads: readonly Stored[]): Stored[] {
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

type Compared = { line: { date: IsoDate }; isKnown: boolean };

/**
 * New lines of a file, oldest first, on days of which a standing statement proves that no line is missing. The first and the last
 * day of a statement may lack lines before or after it, so a new line there counts only where it goes on from one that does.
 */
export function linesInsideCoveredDays<L extends Compared>(lines: readonly L[], proofs: readonly StoredProof[]): L[] {
  const { isWithin, isAtEdge } = wholeDays(proofs);
  const inside = new Set(lines.filter(({ isKnown, line }) => !isKnown && isWithin(line.date)));
  if (inside.size === 0) return [];
  for (const order of [lines, lines.toReversed()]) {
    order.forEach((compared, at) => {
      const before = order[at - 1];
      if (before && inside.has(before) && !compared.isKnown && isAtEdge(compared.line.date)) inside.add(compared);
    });
  }
  return lines.filter((compared) => inside.has(compared));
}

/** The days that standing statements prove each by itself, without those on which a balance still does not follow. */
function wholeDays(proofs: readonly StoredProof[]) {
  const held = proofs.map((proof) => ({ ...proof, covered: passedDays(proof) }));
  const pieces = held.flatMap(({ covered }) => covered);
  const open = findOpenBreaks(held);
  const isOpen = (day: IsoDate) => open.some(({ after, date }) => after <= day && day <= date);
  return {
    isWithin: (day: IsoDate) => pieces.some(({ from, to }) => from < day && day < to) && !isOpen(day),
    isAtEdge: (day: IsoDate) => pieces.some(({ from, to }) => from === day || to === day) && !isOpen(day),
  };
}

/** Days that had passed when an upload came, or on which it has lines: a bank prints a period that is not over. */
function passedDays({ covered, to, createdAt }: StoredProof): Covered[] {
  const uploaded = dateInIndia(new Date(createdAt));
  return covered.flatMap((piece) => upTo(piece, later(to, addDays(uploaded, -1))));
}

const later = (one: IsoDate | null, other: IsoDate) => (one !== null && one > other ? one : other);

const upTo = ({ from, to }: Covered, end: IsoDate) => (from > end ? [] : [{ from, to: to < end ? to : end }]);

/**
 * Where a statement follows on a stored one, or a stored one on it, with another balance between the two days: lines are
 * missing there, though no day is. Or where it ends days that a stored one holds as well with another balance.
 */
export function findNewSeams(proof: Proof, standing: readonly Proof[], redated: readonly Redated[] = []): Seam[] {
  const placeOf = ({ date, isOverlap = false }: Seam) => `${date} ${isOverlap}`;
  const before = new Set(timelineOf(standing, redated).seams.map(placeOf));
  const { seams } = timelineOf([...standing, proof], redated);
  return seams.filter((seam) => !before.has(placeOf(seam)));
}

/** The same in words, with both balances in rupees. */
export const seamNotices = (seams: readonly Seam[]): LineNotice[] =>
  seams.map((seam) => ({ line: 0, code: 'NOT_CARRIED_ON', message: bothBalances(seam) }));

function bothBalances({ uploadId, after, date, expected, found, isOverlap }: Seam): Message {
  const isLater = uploadId === THIS;
  const told = { after: onDay(after), date: onDay(date), expected: { exact: expected }, found: { exact: found } };
  if (!isOverlap) return say(isLater ? 'coverage.seam.before' : 'coverage.seam.after', told);
  const [own, stored] = isLater ? [found, expected] : [expected, found];
  return say('coverage.seam.overlap', { date: onDay(date), own: { exact: own }, stored: { exact: stored } });
}
