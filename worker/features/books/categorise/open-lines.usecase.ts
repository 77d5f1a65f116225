import type { AssignedRow } from '../../../domain/bank/categorise/categorise';
import type { Candidate, Page, Place } from './open-lines.repository';

/** What a run sets of the lines without a category, how many it looked at and leaves to a person, and where it stopped. */
export type Looked = {
  assignments: AssignedRow<Candidate>[];
  looked: number;
  left: number;
  /** The bound that it reached: it may set no more, or has looked at as many as it may. Null where it came to the end. */
  bound: 'set' | 'look' | null;
  last: Place | null;
};

export type Suggest = (rows: readonly Candidate[]) => AssignedRow<Candidate>[];

/**
 * Goes through lines without a category page by page and keeps only what it sets, at most so many. Legs of transfers have theirs
 * already: they are looked at and not left.
 */
export async function openAssigned(
  pages: AsyncIterable<Page>,
  suggest: Suggest,
  isLeg: ReadonlySet<string>,
  most: number,
): Promise<Looked> {
  const found: Looked = { assignments: [], looked: 0, left: 0, bound: null, last: null };
  for await (const { rows, hasMore } of pages) {
    const set = suggest(rows.filter(({ id }) => !isLeg.has(id)));
    const room = most - found.assignments.length;
    const beyond = set[room]?.row;
    const seen = beyond ? rows.slice(0, rows.indexOf(beyond)) : rows;
    for (const one of set.slice(0, room)) found.assignments.push(one);
    found.looked += seen.length;
    found.left += seen.filter(({ id }) => !isLeg.has(id)).length - Math.min(set.length, room);
    found.last = placeOf(seen.at(-1)) ?? found.last;
    found.bound = beyond ? 'set' : hasMore ? 'look' : null;
    if (beyond) break;
  }
  return found;
}

const placeOf = (row: Candidate | undefined): Place | null => (row ? { date: row.date, id: row.id } : null);
