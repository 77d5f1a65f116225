import { cashPlace } from '../../report/reports-heads';
import { addDays } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Match, TRANSFER_DAYS } from './model';
import { apart, type ReadLine } from './read-line';

/** How near the other leg is, where both banks print the same number. */
export const referenceRank = (out: ReadLine, into: ReadLine): number | null =>
  sharedReference(out, into) ? distance(out, into) : null;

/** How near it is, where a narration names the other account. A category that a person chose stands against that, a rule's does not. */
export const namedRank = (out: ReadLine, into: ReadLine): number | null =>
  isNamed(out, into) && [out, into].every((line) => mayMove(line) || !line.isChosen) ? distance(out, into) : null;

/** How near it is, where a narration names the holder or a category says that one of the two only moves money. */
export const saidRank = (out: ReadLine, into: ReadLine): number | null =>
  (isSaid(out) || isSaid(into)) && mayMove(out) && mayMove(into) ? distance(out, into) : null;

/** How near a line of the same amount is, of which nothing else is known. Two payment numbers that differ are two payments. */
export const likenessRank = (out: ReadLine, into: ReadLine): number | null =>
  mayMove(out) && mayMove(into) && !areTwoPayments(out, into) ? distance(out, into) : null;

// What is something else by its category is no leg of a transfer; the bill of a card is, where the card is an own account.
const CARD_BILL = 'credit-card-payment';
const isOwnMoney = ({ category, categoryId = null }: ReadLine) =>
  category !== null && cashPlace(category, categoryId) === 'own';
const mayMove = (line: ReadLine) => line.category === null || isOwnMoney(line) || line.categoryId === CARD_BILL;
/** Whether a narration or a category says that a line only moves the company's own money. */
export const isSaid = (line: ReadLine) => line.namesOwner || isOwnMoney(line);

const sharedReference = (out: ReadLine, into: ReadLine) =>
  out.references.find((reference) => into.references.includes(reference));

/** Both print a number of one kind, which its length tells, and not the same one. */
const areTwoPayments = (out: ReadLine, into: ReadLine) =>
  out.references.some(({ length }) => into.references.some((reference) => reference.length === length));

const isNamed = (out: ReadLine, into: ReadLine) =>
  out.names.includes(into.bankAccountId) || into.names.includes(out.bankAccountId);
/** Whether a line names an own account, and not this one. */
const namesAnother = ({ names }: ReadLine, { bankAccountId }: ReadLine) =>
  names.length > 0 && !names.includes(bankAccountId);

function distance(out: ReadLine, into: ReadLine): number | null {
  if (out.bankAccountId === into.bankAccountId || isRefused(out, into)) return null;
  if (!sharedReference(out, into) && (namesAnother(out, into) || namesAnother(into, out))) return null;
  const days = apart(out.date, into.date);
  return days <= TRANSFER_DAYS ? days : null;
}

const isRefused = (out: ReadLine, into: ReadLine) => out.refused.includes(into.id) || into.refused.includes(out.id);

type Dated = Pick<ReadLine, 'amount' | 'date'>;

/** Where a line stands among those of its amount, and where the other leg of a transfer may stand. */
export const placeOf = ({ amount, date }: Dated): string[] => [`${amount}|${date}`];
export const placesNear = ({ amount, date }: Dated): string[] =>
  Array.from({ length: 2 * TRANSFER_DAYS + 1 }, (_, at) => `${amount}|${addDays(date, at - TRANSFER_DAYS)}`);
export const numbersOf = ({ amount, references }: ReadLine): string[] =>
  references.map((reference) => `${amount}|${reference}`);

/** Both legs, each naming the other. */
export function transferMatch([out, into]: [ReadLine, ReadLine]): Match[] {
  const reason = reasonOf(out, into);
  return [legOf(out, into, reason), legOf(into, out, reason)];
}

type Reason = 'reference' | 'account' | 'holder' | 'amount';

function reasonOf(out: ReadLine, into: ReadLine): Reason {
  if (sharedReference(out, into)) return 'reference';
  if (isNamed(out, into)) return 'account';
  return out.namesOwner || into.namesOwner ? 'holder' : 'amount';
}

const legOf = (line: ReadLine, other: ReadLine, reason: Reason): Match => ({
  lineId: line.id,
  kind: 'transfer',
  withId: other.id,
  why: say(`reconcile.transfer.by-${reason}`, {
    reference: sharedReference(line, other) ?? '',
    ...{ amount: { exact: line.amount }, day: onDay(other.date) },
  }),
});
