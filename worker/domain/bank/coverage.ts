import { addDays, type IsoDate } from '../shared/dates';
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
