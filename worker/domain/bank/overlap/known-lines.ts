import { daysBetween, type IsoDate, isoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, type Param, say } from '../../shared/message';
import { paise } from '../../shared/money';
import type { StatementLine } from '../reader/model';
import type { LineNotice } from '../reader/notices';
import { addTo, type Held, type KeyedFacts, normaliseNarration, type Parts, partsOf } from './line-keys';

/** What is known of a line: nothing, that it is held, or that one is held which only its wording tells from it. */
type Knowledge = 'new' | 'known' | 'by-balance';

/** What has not found its counterpart yet: lines of the file by their place, and lines held. */
type Open = { fresh: Map<number, Parts>; waiting: Set<Parts> };

/**
 * Which lines of a file an account holds already. A key that is held is known. Beyond that, two formats of one bank print the same
 * line differently: with a reference or without, its narration whole, cut or in other words, with a balance or without. Each line
 * held stands for one line of the file, the surest likeness first, and two references that differ are two lines.
 *
 * Lines that only their wording tells apart are one, unless the running order says that both may be there: then they are one only
 * in a file that is of another format elsewhere too.
 */
export function knownLines(lines: readonly KeyedFacts[], keys: readonly string[], held: Held): Knowledge[] {
  const known = keys.map((key): Knowledge => (held.keys.has(key) ? 'known' : 'new'));
  if (held.keys.size === 0 || !known.includes('new')) return known;
  const open = { fresh: freshOf(lines, keys, held), waiting: waitingOf(keys, held) };
  const ends = { first: partsOf(keys[0] ?? ''), last: partsOf(keys.at(-1) ?? '') };
  const isDoubted = mayBeAnother(ends, open.waiting);
  const alike = WAYS.flatMap((way) => claimCounterparts(way, open));
  const worded = claimCounterparts(BY_BALANCE, open, (line) => !isDoubted(line));
  if (alike.length + worded.length > 0) worded.push(...claimCounterparts(BY_BALANCE, open));
  for (const at of alike) known[at] = 'known';
  for (const at of worded) known[at] = 'by-balance';
  return known;
}

/** The lines of the file whose keys are not held. */
function freshOf(lines: readonly KeyedFacts[], keys: readonly string[], held: Held): Map<number, Parts> {
  const fresh = new Map<number, Parts>();
  keys.forEach((key, at) => {
    if (!held.keys.has(key)) fresh.set(at, partsOf(key, normaliseNarration(lines[at]?.description ?? '')));
  });
  return fresh;
}

/** The lines held whose keys no line of the file has. */
function waitingOf(keys: readonly string[], { keys: stored, narrations }: Held): Set<Parts> {
  const own = new Set(keys);
  const waiting = new Set<Parts>();
  for (const key of stored) if (!own.has(key)) waiting.add(partsOf(key, normaliseNarration(narrations.get(key) ?? '')));
  return waiting;
}

/** Takes the lines of the file that find one held in this way from what is open, each with its counterpart: their places. */
function claimCounterparts(
  { place, agrees }: Way,
  open: Open,
  isMeant: (line: Parts) => boolean = () => true,
): number[] {
  const places = placed(open.waiting, place);
  const found: number[] = [];
  for (const [at, line] of open.fresh) {
    const there = places.get(place(line)) ?? [];
    const taken = isMeant(line) ? there.findIndex((other) => agrees(line, other)) : -1;
    if (taken === -1) continue;
    for (const other of there.splice(taken, 1)) open.waiting.delete(other);
    open.fresh.delete(at);
    found.push(at);
  }
  return found;
}

function placed(lines: Iterable<Parts>, place: Way['place']): Map<string | undefined, Parts[]> {
  const places = new Map<string | undefined, Parts[]>();
  for (const line of lines) {
    const at = place(line);
    if (at !== undefined) addTo(places, at, line);
  }
  return places;
}

/** Narrations shorter than this could be the beginning of anything. */
const SHORTEST = 8;

/** A way to know a line again: both must stand at one place, and agree. */
type Way = {
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
const WAYS: readonly Way[] = [
  ...alike(byBalance, () => true),
  { place: byBalance, agrees: oneRefers },
  ...alike(byAmount, lacksBalance),
];

/** Day, amount and balance are the same, and only the wording differs. */
const BY_BALANCE: Way = { place: byBalance, agrees: (one, other) => !bothRefer(one, other) };

/** The first line and the last of a file. */
type Ends = { first: Parts; last: Parts };

/**
 * Tells a line from one of the same day, amount and balance that is worded otherwise. A day comes back to a balance when a
 * payment is returned and made again. Both are then real if the file begins only after the line that is held, or ends before
 * it: lines held on that day lead from the one held to where the file begins, or from where it ends to the one held.
 */
function mayBeAnother({ first, last }: Ends, held: Iterable<Parts>): (line: Parts) => boolean {
  const steps = [...held].flatMap(stepOf);
  const toFirst = steps.filter(({ date }) => date === first.date).map(({ from, to }) => ({ from: to, to: from }));
  const fromLast = steps.filter(({ date }) => date === last.date);
  const [before, after] = [reached(startOf(first), toFirst), reached(last.balance, fromLast)];
  return (line) =>
    (line.date === first.date && before.has(line.balance)) || (line.date === last.date && after.has(startOf(line)));
}

type Step = { from: number; to: number };

const startOf = ({ balance, signed }: Parts) => (balance === null ? null : balance - signed);

const stepOf = ({ date, balance, signed }: Parts) =>
  balance === null ? [] : [{ date, from: balance - signed, to: balance }];

/** All balances to which steps lead from one, itself among them. */
function reached(start: number | null, steps: readonly Step[]): ReadonlySet<number | null> {
  if (start === null) return new Set();
  const nexts = new Map<number, number[]>();
  for (const { from, to } of steps) addTo(nexts, from, to);
  const found = new Set([start]);
  for (const balance of found) for (const next of nexts.get(balance) ?? []) found.add(next);
  return found;
}

type Line = Pick<StatementLine, 'line' | 'date' | 'side' | 'amount'>;

/** Another account of the company that holds lines of a file, and how many of those that were looked for. */
export type Elsewhere = { name: string; count: number };

/**
 * How a file overlaps with what is held: lines taken as held though worded otherwise, lines held days lack, and the account that
 * holds the same lines beside the chosen one.
 */
export type Overlap = {
  byBalance: readonly Line[];
  inside: readonly Line[];
  elsewhere?: Elsewhere | null;
  otherwise?: readonly DatedOtherwise[];
};

/** So many lines of a file are looked for in other accounts, as evenly spread as they can be. */
const LOOKED_FOR = 60;
/** Fewer lines than this could be alike in two accounts by chance. */
const FEWEST_ALIKE = 3;

/** Lines of a file that tell its account: those with a balance, else those that are there. */
export function tellingLines<L extends Pick<StatementLine, 'balance'>>(lines: readonly L[]): L[] {
  const printed = lines.filter(({ balance }) => balance !== null);
  const telling = printed.length > 0 ? printed : lines;
  const step = Math.max(1, Math.ceil(telling.length / LOOKED_FOR));
  return telling.filter((_, at) => at % step === 0);
}

/** How many of the lines looked for an account holds: of the same day, amount and balance; and how many are worded alike. */
export type HeldElsewhere = { name: string; count: number; alike: number };

/**
 * Whether an account holds the lines of a file. Day, amount and balance of several lines are no chance; of one or two, and where
 * no balance is printed, the words must agree, and then of most.
 */
export function isHeldBy({ count, alike }: HeldElsewhere, lines: readonly Pick<StatementLine, 'balance'>[]): boolean {
  const hasBalances = lines.some(({ balance }) => balance !== null);
  if (hasBalances) return count >= FEWEST_ALIKE || (count > 0 && count === lines.length && alike === count);
  return alike >= FEWEST_ALIKE && 2 * alike > lines.length;
}

/** A new line that may be one that is held, with another date: without it the balances of two statements meet. */
export type DatedOtherwise = { line: number; known: IsoDate };

type Parting = { after: IsoDate; date: IsoDate; expected: number; found: number; isOverlap?: boolean };

// How far the value date of a line and the day of its posting may lie apart.
const MOST_DAYS_APART = 7;

/** Which new lines explain by themselves why two statements do not meet, since the account holds them on the other side. */
export function datedOtherwise(
  seams: readonly Parting[],
  lines: readonly { line: StatementLine; key: string; isKnown: boolean }[],
  held: Held,
): DatedOtherwise[] {
  const open = seams.filter(({ isOverlap }) => !isOverlap);
  if (open.length === 0) return [];
  const known = [...held.keys].map((key) => partsOf(key));
  return open.flatMap(({ after, date, expected, found }) => {
    const fresh = lines.filter(({ isKnown, key }) => !isKnown && partsOf(key).signed === expected - found);
    return fresh.slice(0, 1).flatMap(({ line, key }) => {
      const { reference } = partsOf(key);
      const twin = known.find((other) => {
        const isAcross = line.date >= date ? other.date <= after : other.date >= date;
        const isSame =
          other.signed === expected - found && !(bothRefer(partsOf(key), other) && other.reference !== reference);
        return isAcross && isSame && Math.abs(daysBetween(isoDate(other.date), line.date)) <= MOST_DAYS_APART;
      });
      return twin ? [{ line: line.line, known: isoDate(twin.date) }] : [];
    });
  });
}

/** So many lines are named; the rest is counted. */
const NAMED = { byBalance: 10, inside: 3 };

/**
 * What a person is told of lines that were known by their balance alone, of new ones inside days already covered, and of those that
 * another account holds.
 */
export const overlapNotices = ({ byBalance, inside, elsewhere, otherwise = [] }: Overlap): LineNotice[] => [
  ...knownByBalance(byBalance),
  ...insideCoveredDays(inside),
  ...(elsewhere ? [heldElsewhere(elsewhere)] : []),
  ...otherwise.map(heldOnAnotherDay),
];

const heldOnAnotherDay = ({ line, known }: DatedOtherwise): LineNotice => ({
  line,
  code: 'DATED_OTHERWISE',
  message: say('coverage.dated-otherwise', { day: onDay(known) }),
});

const heldElsewhere = ({ name, count }: Elsewhere): LineNotice => ({
  line: 0,
  code: 'LINES_OF_ANOTHER_ACCOUNT',
  message: say('coverage.lines-of-another-account', { name, count }),
});

function knownByBalance(lines: readonly Line[]): LineNotice[] {
  if (lines.length === 0) return [];
  const places = lines.map(({ line }) => line).sort((one, other) => one - other);
  const named = firstOf(places.map(String), NAMED.byBalance);
  const message = say('coverage.known-by-balance', { count: lines.length, lines: named });
  return [{ line: 0, code: 'KNOWN_BY_BALANCE', message }];
}

function insideCoveredDays(lines: readonly Line[]): LineNotice[] {
  if (lines.length === 0) return [];
  const named = firstOf(lines.map(nameLine), NAMED.inside);
  const message = say('coverage.inside-covered-days', { count: lines.length, sums: sumsOf(lines), lines: named });
  return [{ line: 0, code: 'INSIDE_COVERED_DAYS', message }];
}

const nameLine = ({ line, date, amount }: Line): Message =>
  say('coverage.line', { line: String(line), day: onDay(date), amount: { exact: amount } });

/** 'debits ₹171.00, credits ₹20.00': a side without lines is left out. */
function sumsOf(lines: readonly Line[]): Param {
  const sumOf = (side: Line['side']): Message[] => {
    const sum = lines.filter((line) => line.side === side).reduce((total, { amount }) => total + amount, 0);
    return sum === 0 ? [] : [say(`coverage.sum.${side}`, { sum: { exact: paise(sum) } })];
  };
  return { list: [...sumOf('debit'), ...sumOf('credit')] };
}

/** The first of several, and how many more there are. */
function firstOf(items: readonly Param[], most: number): Param {
  const named = { list: items.slice(0, most) };
  return items.length > most ? say('coverage.and-more', { named, count: items.length - most }) : named;
}
