import { addDays, type IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import type { Statement } from './statement';

/** Days of which nothing is missing, both included. */
export type Covered = { from: IsoDate; to: IsoDate };

/**
 * The days a statement proves to be whole: from its first to its last, parted where a balance does not follow, since lines may
 * be missing there. The period the bank prints counts where it holds all lines: days without a line are then days on which
 * nothing happened. A statement without balances proves nothing.
 */
export function coverageOf({ lines, breaks, period, facts, checked }: Statement): Covered[] {
  if (!period || checked === 0) return [];
  const printed = facts.period;
  const isWithin = printed !== null && printed.from <= period.from && period.to <= printed.to;
  const whole = isWithin ? printed : period;
  const broken = new Set(breaks.map(({ line }) => line));
  const pieces: Covered[] = [];
  let from = whole.from;
  lines.forEach(({ line, date }, at) => {
    const before = lines[at - 1];
    if (!broken.has(line) || !before) return;
    pieces.push({ from, to: before.date });
    from = date;
  });
  return [...pieces, { from, to: whole.to }];
}

/** A printed balance that does not follow: between `after` and `date` lines are missing, or an amount is wrong. */
export type StoredBreak = { line: number; after: IsoDate; date: IsoDate; expected: Paise; found: Paise };

/** Where the balances of a statement do not follow, with the days on both sides. */
export function breaksOf({ lines, breaks }: Pick<Statement, 'lines' | 'breaks'>): StoredBreak[] {
  const places = new Map(lines.map(({ line }, at) => [line, at]));
  return breaks.flatMap(({ line, expected, found }) => {
    const at = places.get(line) ?? -1;
    const [before, broken] = [lines[at - 1], lines[at]];
    return broken ? [{ line, after: before?.date ?? broken.date, date: broken.date, expected, found }] : [];
  });
}

/** What an upload proves of an account, as long as its lines are there. */
export type Proof = { id: string; covered: readonly Covered[]; breaks: readonly StoredBreak[] };

/** Breaks that no other statement has closed since: one that holds both days without a break holds what was missing. */
export function openBreaks(proofs: readonly Proof[]): (StoredBreak & { uploadId: string })[] {
  return proofs.flatMap(({ id, breaks }) => {
    const others = proofs.filter((other) => other.id !== id);
    const open = breaks.filter((broken) => !others.some((other) => closes(other, broken)));
    return open.map((broken) => ({ ...broken, uploadId: id }));
  });
}

// Two statements that break on the same day prove nothing to each other.
const closes = ({ covered, breaks }: Proof, { after, date }: StoredBreak) =>
  covered.some(({ from, to }) => from <= after && date <= to) && !breaks.some((own) => own.date === date);

/** Days without those of a stretch: what a statement still proves after lines of it went with another one. */
export function withoutDays(pieces: readonly Covered[], gone: Covered): Covered[] {
  return pieces.flatMap(({ from, to }) => {
    if (gone.to < from || to < gone.from) return [{ from, to }];
    const before = from < gone.from ? [{ from, to: addDays(gone.from, -1) }] : [];
    const after = gone.to < to ? [{ from: addDays(gone.to, 1), to }] : [];
    return [...before, ...after];
  });
}

/** Several uploads' days as one timeline: pieces that touch or overlap become one, and what lies between them is a gap. */
export function timelineOf(pieces: readonly Covered[]): { covered: Covered[]; gaps: Covered[] } {
  const covered: Covered[] = [];
  for (const piece of pieces.toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))) {
    const last = covered.at(-1);
    if (last && piece.from <= addDays(last.to, 1)) last.to = piece.to > last.to ? piece.to : last.to;
    else covered.push({ ...piece });
  }
  const gaps = covered
    .slice(1)
    .map(({ from }, at) => ({ from: addDays(covered[at]?.to ?? from, 1), to: addDays(from, -1) }));
  return { covered, gaps };
}
