import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { isReversing, isTakenBack } from '../categorise/categorise';
import type { Had, Match, OpenLine, Own } from './model';
import { edgesByPlace, type Places, paired } from './pairs';
import { apart, bare, CHEQUE_DIGITS, type ReadLine, readLine } from './read-line';

/** A line that undoes an earlier one of its account. */
export type Reversal<Line> = { line: Line; original: Line };

/** Whether a line stands after another in their account: of one day, by the order in which a statement brought them. */
export const isAfter = (one: Pick<OpenLine, 'id' | 'date'>, other: Pick<OpenLine, 'id' | 'date'>): boolean =>
  one.date > other.date || (one.date === other.date && one.id > other.id);

/** How many days after a payment or a deposit it may come back. */
export const REVERSAL_DAYS = 45;

/**
 * Which earlier line of the same account and amount each returned payment or cheque undoes: the one with its number, else the
 * nearest of the same name, else the only one against which nothing speaks. What a person chose stays.
 */
export function reversalsOf<Line extends OpenLine>(lines: readonly Line[], own: Own): Reversal<Line>[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const read = lines.map((line) => readLine(line, own));
  const [backs, others] = [read.filter(undoes), read.filter((line) => !isReversing(line.categoryId))];
  return paired(edgesByPlace(backs, others, BY_AMOUNT, rankOf)).flatMap(([back, other]) => {
    const [line, original] = [byId.get(back.id), byId.get(other.id)];
    return line && original ? [{ line, original }] : [];
  });
}

// A receipt that the bank takes back has no category of its own: only the number of what it undoes tells.
const undoes = ({ category, categoryId, isChosen, description }: ReadLine): boolean =>
  !isChosen && (isReversing(categoryId) || (category === null && isTakenBack(description.toUpperCase())));

const placeOf = ({ bankAccountId, amount }: ReadLine): string[] => [`${bankAccountId}|${amount}`];
const BY_AMOUNT: Places<ReadLine> = { of: placeOf, near: placeOf };

const BY_NAME = 100;
const BY_AMOUNT_ALONE = 200;

function rankOf(back: ReadLine, original: ReadLine): number | null {
  const days = apart(back.date, original.date);
  if (back.side === original.side || original.date > back.date || days > REVERSAL_DAYS) return null;
  if (back.refused.includes(original.id) || original.refused.includes(back.id)) return null;
  if (back.references.some((number) => original.references.includes(number))) return days;
  if (!isReversing(back.categoryId)) return null;
  if (hasOtherCheque(back, original) || hasOtherChannel(back, original)) return null;
  if (namesSame(back, original) || namesSame(original, back) || areOwn(back, original)) return BY_NAME + days;
  return hasOtherNumber(back, original) || hasOtherParty(back, original) ? null : BY_AMOUNT_ALONE;
}

const FEWEST_OF_A_NAME = 5;
/** Whether the name in one narration stands in the other, blanks aside. */
function namesSame({ party }: ReadLine, { text }: ReadLine): boolean {
  const name = bare(party ?? '');
  return name.length >= FEWEST_OF_A_NAME && text.includes(name);
}

/** The holder's own name in both, which is nobody else's: a transfer to another own account that came back. */
const areOwn = (back: ReadLine, original: ReadLine) => back.namesOwner && original.namesOwner;

const numbersOfKind = (line: ReadLine, isCheque: boolean) =>
  line.references.filter(({ length }) => (length === CHEQUE_DIGITS) === isCheque);
const hasOtherCheque = (back: ReadLine, original: ReadLine) =>
  numbersOfKind(back, true).length > 0 && numbersOfKind(original, true).length > 0;
// A bank sends money back under a number of its own, so that a name outweighs it.
const hasOtherNumber = (back: ReadLine, original: ReadLine) =>
  numbersOfKind(back, false).some(({ length }) => original.references.some((number) => number.length === length));
const hasOtherChannel = (back: ReadLine, original: ReadLine) =>
  back.channel !== null && original.channel !== null && back.channel !== original.channel;
// Why money came back stands where a name would.
const REASONS = /\b(?:INVALID|CLOSED|RETURN|RTN|REV|REVERSAL|INSUFFICIENT|FUNDS|DIFFER|NOT|ACCOUNT|REJECT|FAIL)/;
const hasOtherParty = (back: ReadLine, original: ReadLine) =>
  back.party !== null && original.party !== null && !REASONS.test(back.party);

/**
 * Both lines, each naming the other. What the original had paid is paid no more: it lets go of that match, and says so. The other
 * leg of a transfer stays its own, since that comes back by a line of its own.
 */
export function reversalMatch({ line, original }: Reversal<OpenLine>, had?: Had | null): Match[] {
  const back: Match = { lineId: line.id, kind: 'reversal', withId: original.id, why: whyUndoes(original) };
  if (had?.kind === 'transfer') return [back];
  const gone: Match = { lineId: original.id, kind: 'reversal', withId: line.id, why: whyUndone(line, had) };
  return [back, had ? { ...gone, letsGo: had } : gone];
}

type Told = Pick<OpenLine, 'date' | 'amount'>;
export const whyUndoes = (original: Told): Message => say('reconcile.reversal.undoes', told(original));
export const whyUndone = (line: Told, had?: Had | null): Message =>
  had
    ? say('reconcile.reversal.let-go', { ...told(line), why: had.why })
    : say('reconcile.reversal.undone', told(line));
const told = ({ date, amount }: Told) => ({ day: onDay(date), amount: { exact: amount } });
