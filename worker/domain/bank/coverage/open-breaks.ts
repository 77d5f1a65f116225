import type { Proof, StoredBreak } from './coverage';
import { bridges, type Parting, partingsWithin } from './partings';

export type OpenBreak = StoredBreak & { uploadId: string };

/**
 * Breaks that no other statement has closed since: one that holds both days without a break holds what was missing, and so does
 * one that leads from the balance before to the balance after. A break that several statements repeat is one, of the first.
 */
export function openBreaks(proofs: readonly Proof[]): OpenBreak[] {
  const open = new Map<string, OpenBreak>();
  for (const proof of proofs.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const others = proofs.filter(({ id }) => id !== proof.id);
    for (const broken of proof.breaks) {
      const key = [broken.after, broken.date, broken.expected, broken.found].join();
      const parting = partingAt(proof, broken);
      if (open.has(key) || others.some((other) => closes(other, broken, parting))) continue;
      open.set(key, { ...broken, uploadId: proof.id });
    }
  }
  return [...open.values()];
}

function closes({ covered, breaks }: Proof, { after, date }: StoredBreak, parting: Parting | undefined): boolean {
  if (parting && covered.some((piece) => bridges(piece, parting))) return true;
  // Two statements that break on the same day prove nothing to each other.
  return covered.some(({ from, to }) => from <= after && date <= to) && !breaks.some((own) => own.date === date);
}

/** The balances on both sides of a break; none where days of it went with an upload that was taken back. */
const partingAt = (proof: Proof, { after, date, expected, found }: StoredBreak): Parting | undefined =>
  partingsWithin(proof).find(
    ({ closing, opening, ...days }) =>
      days.after === after &&
      days.date === date &&
      closing != null &&
      opening != null &&
      opening - closing === found - expected,
  );
