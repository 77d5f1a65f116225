import { cashPlace } from '../../report/reports-heads';
import { addDays } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Match, TRANSFER_DAYS } from './model';
import { apart, CHEQUE_DIGITS, type ReadLine } from './read-line';

/**
 * How near the other leg is, where both banks print the same number. The numbers of cheques are short: there a name counts
 * against it.
 */
export function referenceRank(out: ReadLine, into: ReadLine): number | null {
  const shared = sharedReference(out, into);
  if (shared === undefined || (shared.length === CHEQUE_DIGITS && namesOthers(out, into))) return null;
  return distance(out, into);
}

/** How near it is, where a narration names the other account. A category that a person chose stands against that, a rule's does not. */
export const namedRank = (out: ReadLine, into: ReadLine): number | null =>
  isNamed(out, into) && !contradicts(out, into) && [out, into].every((line) => mayMove(line) || !line.isChosen)
    ? distance(out, into)
    : null;

/** How near it is, where a narration names the holder or a category says that one of the two only moves money. */
export const saidRank = (out: ReadLine, into: ReadLine): number | null =>
  (isSaid(out) || isSaid(into)) && likenessRank(out, into) !== null ? distance(out, into) : null;

/** How near a line of the same amount is, of which nothing else is known: no evidence, only a question. */
export const likenessRank = (out: ReadLine, into: ReadLine): number | null =>
  mayMove(out) && mayMove(into) && !contradicts(out, into) ? distance(out, into) : null;

/** Two payments: numbers of one kind that differ, two ways of paying, or somebody else who was paid or who paid. */
const contradicts = (out: ReadLine, into: ReadLine): boolean =>
  areTwoPayments(out, into) || wentTwoWays(out, into) || namesOthers(out, into);

const wentTwoWays = (out: ReadLine, into: ReadLine) =>
  out.channel !== null && into.channel !== null && out.channel !== into.channel;

const namesOthers = (out: ReadLine, into: ReadLine) => isOfOther(out, into) || isOfOther(into, out);
// Beside the number of the own account a name is what somebody called it; a person who said that money moved knows the name.
const isOfOther = (line: ReadLine, other: ReadLine) =>
  line.party !== null && !line.names.includes(other.bankAccountId) && !(line.isChosen && isMoved(line));

// What is something else by its category is no leg of a transfer; the bill of a card is, where the card is an own account.
const CARD_BILL = 'credit-card-payment';
const isOwnMoney = ({ category, categoryId = null }: ReadLine) =>
  category !== null && cashPlace(category, categoryId) === 'own';
const mayMove = (line: ReadLine) => line.category === null || isOwnMoney(line) || line.categoryId === CARD_BILL;
// Cash is the company's own as well, and says nothing of another account.
const CASH: readonly string[] = ['cash-withdrawal', 'cash-deposit'];
const isMoved = (line: ReadLine) => isOwnMoney(line) && !CASH.includes(line.categoryId ?? '');
/** Whether a narration or a category says that a line only moves the company's own money. */
export const isSaid = (line: ReadLine) => line.namesOwner || isMoved(line);

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
/** The keys under which the other leg may stand: the same amount, on a day that is near enough. */
export const placesNear = ({ amount, date }: Dated): string[] =>
  Array.from({ length: 2 * TRANSFER_DAYS + 1 }, (_, at) => `${amount}|${addDays(date, at - TRANSFER_DAYS)}`);
/** The keys by the bank's own numbers: the same amount under the same reference. */
export const numbersOf = ({ amount, references }: ReadLine): string[] =>
  references.map((reference) => `${amount}|${reference}`);

/** Both legs, each naming the other. */
export function transferMatch([out, into]: [ReadLine, ReadLine]): Match[] {
  const reason = reasonOf(out, into);
  return [legOf(out, into, reason), legOf(into, out, reason)];
}

type Reason = 'reference' | 'account' | 'holder' | 'category';

function reasonOf(out: ReadLine, into: ReadLine): Reason {
  if (sharedReference(out, into)) return 'reference';
  if (isNamed(out, into)) return 'account';
  return out.namesOwner || into.namesOwner ? 'holder' : 'category';
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
