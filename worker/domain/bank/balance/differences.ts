import { addDays, type IsoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import { balanceAt, balancesOn, type Covered, meets, type Proof, type Redated } from '../coverage/coverage';
import { addTo } from '../overlap/line-keys';

/** What the lines of an account moved on a day, in paise, and how many they are. */
export type DayMoved = { day: IsoDate; received: number; paid: number; count: number };

/** The balance of an account at the end of a day. */
export type DayBalance = { day: IsoDate; balance: Paise };

/** By how much the books moved more than the bank (paise, signed) after one day whose balance is known, until another. */
export type Difference = { after: IsoDate; date: IsoDate; amount: Paise };

/**
 * An account on the last day of which a statement prints the balance: with what the statements begin, what its lines moved since,
 * what the books so hold, and where the two went apart. The lines before and after have no balance of the bank beside them.
 */
export type AccountBalance = {
  opening: DayBalance;
  received: Paise;
  paid: Paise;
  book: Paise;
  bank: DayBalance;
  difference: Paise;
  differences: Difference[];
  earlier: number;
  later: number;
};

type Piece = Covered & { uploadId: string };

/**
 * What statements print for the ends of days, oldest first; the first is the day before they begin, and so is one after each gap.
 * Where two hold a day, the one that began first is asked, and of its last day the one that goes on from it.
 */
export function bankBalances(proofs: readonly Proof[]): DayBalance[] {
  const found = new Map<IsoDate, Paise>();
  let last: Piece | undefined;
  for (const piece of piecesOf(proofs)) {
    const { from, to, closing } = piece;
    const opening = balanceAt(piece, addDays(from, -1));
    if (opening !== null && (!last || from > addDays(last.to, 1))) found.set(addDays(from, -1), opening);
    for (const [day, balance] of endsOf(piece)) if (isNext(day, last, piece)) found.set(day, balance);
    if (closing != null && (!last || to > last.to)) found.set(to, closing);
    if (!last || to > last.to || goesOn(last, piece)) last = piece;
  }
  return [...found].map(([day, balance]) => ({ day, balance })).sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The pieces by the days on which they begin; of one day, that first from which the others go on. */
function piecesOf(proofs: readonly Proof[]): Piece[] {
  const all = proofs.flatMap(({ id, covered }) => covered.map((piece) => ({ ...piece, uploadId: id })));
  const byFrom = new Map<IsoDate, Piece[]>();
  for (const piece of all) addTo(byFrom, piece.from, piece);
  return [...byFrom]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([from, pieces]) => (pieces.length > 1 ? goingOn(from, pieces) : pieces));
}

type OnDay = { piece: Piece; balances: readonly number[] };

const onDay = (piece: Piece, day: IsoDate): OnDay => ({ piece, balances: balancesOn(piece, day) });

function goingOn(day: IsoDate, pieces: readonly Piece[]): Piece[] {
  const all = pieces.map((piece) => onDay(piece, day));
  const left = all.filter((one, at) => !all.some((other, place) => tellsAll(other, one, place < at)));
  return [...left].flatMap(() => {
    const first = left.findIndex((one) => !left.some((other) => other !== one && isBefore(other, one)));
    return left.splice(Math.max(first, 0), 1).map(({ piece }) => piece);
  });
}

/** Whether another piece has all balances of a day for one that is of this day alone; of two that are alike, the first has. */
function tellsAll(other: OnDay, { piece, balances }: OnDay, isFirst: boolean): boolean {
  if (other.piece === piece || piece.from !== piece.to || other.piece.opening == null) return false;
  const isLonger = other.balances.length > balances.length || other.piece.to > piece.to;
  return (isLonger || isFirst) && holds(other.balances, balances);
}

const startsAt = (balances: readonly number[], at: number, part: readonly number[]): boolean =>
  part.every((balance, place) => balances[at + place] === balance);

const holds = (balances: readonly number[], part: readonly number[]): boolean =>
  balances.some((_, at) => startsAt(balances, at, part));

/**
 * Whether one piece of a day comes before another: the other begins with the balances with which it ends. An account may come
 * through one balance many times, so that the longer of two runs tells; of none, that the other begins with a balance within it.
 */
function isBefore(one: OnDay, other: OnDay): boolean {
  // What goes on to the next day holds the end of this one.
  const [ends, otherEnds] = [one, other].map(({ piece }) => piece.from === piece.to);
  if (ends !== otherEnds) return ends === true;
  const [forth, back] = [sharedRun(one, other), sharedRun(other, one)];
  return forth === back ? leadsTo(one, other) && !leadsTo(other, one) : forth > back;
}

/** How many balances at the end of one piece of a day are those at the beginning of another. */
function sharedRun({ balances: one }: OnDay, { balances: other }: OnDay): number {
  const at = one.findIndex((_, from) => startsAt(other, 0, one.slice(from)));
  return at < 0 ? 0 : one.length - at;
}

const leadsTo = ({ piece: one, balances }: OnDay, { piece: { opening } }: OnDay): boolean =>
  opening != null && one.opening !== opening && balances.some((balance) => balance === opening);

/** What a piece prints for its days, the last balance of each last. Days that went with another upload are none of it. */
const endsOf = ({ from, to, balances = [] }: Piece) => balances.filter(([day]) => from <= day && day <= to);

const isNext = (day: IsoDate, last: Piece | undefined, piece: Piece): boolean =>
  !last || day > last.to || (day === last.to && goesOn(last, piece));

/** Whether a piece goes on from the last day of another: in one statement it does, whatever breaks there. */
const goesOn = (last: Piece, piece: Piece): boolean =>
  piece.to >= last.to &&
  (piece.uploadId === last.uploadId || (piece.closing !== last.closing && comesThrough(last, piece)));

/** Whether a piece comes, on the last day of another, through the balance with which that ends, and tells more of the day. */
function comesThrough(last: Piece, piece: Piece): boolean {
  const [one, other] = [onDay(last, last.to), onDay(piece, last.to)];
  if (!other.balances.some((balance) => balance === last.closing)) return false;
  if (piece.to > last.to) return true;
  return !holds(one.balances, other.balances) && sharedRun(one, other) >= sharedRun(other, one);
}

/**
 * Opening balance and lines against the balances that the bank prints, for every day that has one. Null where no statement prints
 * any. A line of which somebody said that it came with two days may be missing or too many between the two.
 */
export function compareBalances(
  proofs: readonly Proof[],
  days: readonly DayMoved[],
  redated: readonly Redated[] = [],
): AccountBalance | null {
  const balances = bankBalances(proofs);
  const [opening, bank] = [balances[0], balances.at(-1)];
  if (!opening || !bank) return null;
  const moved = days.filter(({ day }) => opening.day < day && day <= bank.day).sort(byDay);
  const differences: Difference[] = [];
  let [at, book, apart, after] = [0, opening.balance as number, 0, opening.day];
  for (const { day, balance } of balances) {
    for (let next = moved[at]; next && next.day <= day; next = moved[++at]) book += next.received - next.paid;
    const now = book - balance;
    const isOne = now === apart || (day !== bank.day && meets(day, now, apart, redated));
    if (!isOne) differences.push({ after, date: day, amount: paise(now - apart) });
    if (!isOne) apart = now;
    after = day;
  }
  return {
    opening,
    bank,
    received: paise(sumOf(moved, ({ received }) => received)),
    paid: paise(sumOf(moved, ({ paid }) => paid)),
    book: paise(book),
    difference: paise(apart),
    differences,
    earlier: sumOf(days, ({ day, count }) => (day <= opening.day ? count : 0)),
    later: sumOf(days, ({ day, count }) => (day > bank.day ? count : 0)),
  };
}

const byDay = (one: DayMoved, other: DayMoved) => (one.day < other.day ? -1 : 1);

const sumOf = (days: readonly DayMoved[], of: (day: DayMoved) => number): number =>
  days.reduce((sum, day) => sum + of(day), 0);
