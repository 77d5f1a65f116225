import { addDays, dateInIndia, type IsoDate } from '../../shared/dates';
import type { Covered } from './coverage';
import { openBreaks } from './open-breaks';
import type { StoredProof } from './standing-proofs';

type Compared = { line: { date: IsoDate }; isKnown: boolean };

/**
 * New lines of a file, oldest first, on days of which a standing statement proves that no line is missing. The first and the last
 * day of a statement may lack lines before or after it, so a new line there counts only where it goes on from one that does.
 */
export function insideCovered<L extends Compared>(lines: readonly L[], proofs: readonly StoredProof[]): L[] {
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
  const open = openBreaks(held);
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
