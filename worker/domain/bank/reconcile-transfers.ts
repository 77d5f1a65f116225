import { dayInWords } from '../shared/days-in-words';
import { formatRupees } from '../shared/money';
import type { Match } from './reconcile';
import { apart, type ReadLine } from './reconcile-text';

/** How many days apart the two legs of a transfer may stand. */
export const TRANSFER_DAYS = 2;

/** How near the other leg is, where both banks print the same number. */
export const referenceRank = (out: ReadLine, into: ReadLine): number | null =>
  sharedReference(out, into) ? distance(out, into) : null;

/** How near a line of the same amount is. What is something else by its category is no leg of a transfer. */
export const likenessRank = (out: ReadLine, into: ReadLine): number | null =>
  mayBeTransfer(out) && mayBeTransfer(into) ? distance(out, into) : null;

const mayBeTransfer = ({ category }: ReadLine) => category === null || category === 'transfer';

const sharedReference = (out: ReadLine, into: ReadLine) =>
  out.references.find((reference) => into.references.includes(reference));

function distance(out: ReadLine, into: ReadLine): number | null {
  if (out.bankAccountId === into.bankAccountId || isRefused(out, into)) return null;
  const days = apart(out.date, into.date);
  return days <= TRANSFER_DAYS ? days : null;
}

const isRefused = (out: ReadLine, into: ReadLine) => out.refused.includes(into.id) || into.refused.includes(out.id);

/** Both legs, each naming the other. */
export function transferMatch([out, into]: [ReadLine, ReadLine]): Match[] {
  const reference = sharedReference(out, into);
  const reason = reference ? `the same bank reference ${reference}` : 'the same amount the other way';
  return [legOf(out, into, reason), legOf(into, out, reason)];
}

const legOf = (line: ReadLine, other: ReadLine, reason: string): Match => ({
  lineId: line.id,
  kind: 'transfer',
  withId: other.id,
  why: `Transfer between own accounts: ${reason}, ${formatRupees(line.amount)}, on ${dayInWords(other.date)} in the other account`,
});
