import type { Parts } from './held-lines';

/** Narrations shorter than this could be the beginning of anything. */
const SHORTEST = 8;

/** A way to know a line again: both must stand at one place, and agree. */
export type Way = {
  place: (line: Parts) => string | undefined;
  agrees: (line: Parts, other: Parts) => boolean;
};

const byAmount = ({ date, signed }: Parts) => `${date}|${signed}`;
const byBalance = (line: Parts) => (line.balance === null ? undefined : `${byAmount(line)}|${line.balance}`);

const lacksBalance = (one: Parts, other: Parts) => one.balance === null || other.balance === null;
const bothRefer = (one: Parts, other: Parts) => one.reference !== '' && other.reference !== '';
const oneRefers = (one: Parts, other: Parts) => (one.reference === '') !== (other.reference === '');
const isCut = ({ narration: one }: Parts, { narration: other }: Parts) =>
  one.startsWith(other) || other.startsWith(one);

const joined = (head: string | undefined, tail: string) => (head && tail ? `${head}|${tail}` : undefined);
const beginning = ({ narration }: Parts) => (narration.length < SHORTEST ? '' : narration.slice(0, SHORTEST));

/** Nothing both print differs: the reference, else the narration, whole or cut. */
const alike = (head: Way['place'], isOpen: Way['agrees']): Way[] => [
  { place: (line) => joined(head(line), line.reference), agrees: isOpen },
  {
    place: (line) => joined(head(line), line.narration),
    agrees: (one, other) => isOpen(one, other) && !bothRefer(one, other),
  },
  {
    place: (line) => joined(head(line), beginning(line)),
    agrees: (one, other) => isOpen(one, other) && !bothRefer(one, other) && isCut(one, other),
  },
];

/** The surest first. Equal balances say as much as an equal text; where one side prints none, the text must agree. */
export const WAYS: readonly Way[] = [
  ...alike(byBalance, () => true),
  { place: byBalance, agrees: oneRefers },
  ...alike(byAmount, lacksBalance),
];

/** Day, amount and balance are the same, and only the wording differs. */
export const BY_BALANCE: Way = { place: byBalance, agrees: (one, other) => !bothRefer(one, other) };
