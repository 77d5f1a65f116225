import type { IsoDate } from '../../shared/dates';
import { normaliseNarration, normaliseReference } from '../overlap/line-keys';
import { apart } from '../reconcile/read-line';
import type { Difference } from './differences';

/** A line of the books with what tells it from another: its amount in paise, below zero where it was paid. */
export type BookLine = {
  id: string;
  uploadId: string;
  date: IsoDate;
  signed: number;
  balance: number | null;
  reference: string | null;
  description: string;
};

/** Two lines of which one may be the other, come again in another statement: the earlier day first. */
export type Duplicate<Line extends BookLine = BookLine> = { one: Line; other: Line };

/** How many days the value date of a line and the day of its posting may lie apart. */
export const MOST_DAYS_APART = 7;

type Pair<Line extends BookLine> = { line: Line; twin: Line; rank: number };

/**
 * Which lines explain that the books moved more than the bank: those that stand in the books twice, each time from another
 * statement, on days that lie no more than a week apart. The likest come first, and none that would explain too much. Lines of
 * which nothing but the amount is alike are named only where they alone explain the whole.
 */
export function duplicatesIn<Line extends BookLine>(
  { after, date, amount }: Difference,
  lines: readonly Line[],
  isTwo: (one: string, other: string) => boolean = () => false,
): Duplicate<Line>[] {
  const inside = lines.filter((line) => after < line.date && line.date <= date);
  const pairs = inside
    .flatMap((line) => twinsOf(line, lines, isTwo))
    .sort((one, other) => one.rank - other.rank || (one.line.id < other.line.id ? -1 : 1));
  const single = pairs.filter(({ line }) => line.signed === amount);
  const [first] = single;
  if (first && (first.rank < BY_AMOUNT || isOnly(first, single))) return [inOrder(first)];
  return explaining(
    pairs.filter(({ rank }) => rank < BY_AMOUNT),
    amount,
  ).map(inOrder);
}

/** Of an amount alone it must be plain which two are meant, whichever of them is called the second. */
const isOnly = <Line extends BookLine>(first: Pair<Line>, pairs: readonly Pair<Line>[]): boolean => {
  const ids = new Set([first.line.id, first.twin.id]);
  return pairs.every(({ line, twin }) => ids.has(line.id) && ids.has(twin.id));
};

/** The pairs that together explain an amount, or as much of it as they can; each line is meant once. */
function explaining<Line extends BookLine>(pairs: readonly Pair<Line>[], amount: number): Pair<Line>[] {
  const taken = new Set<string>();
  let left = amount;
  return pairs.filter(({ line, twin }) => {
    const fits = Math.sign(line.signed) === Math.sign(left) && Math.abs(line.signed) <= Math.abs(left);
    if (!fits || taken.has(line.id) || taken.has(twin.id)) return false;
    for (const { id } of [line, twin]) taken.add(id);
    left -= line.signed;
    return true;
  });
}

const inOrder = <Line extends BookLine>({ line, twin }: Pair<Line>): Duplicate<Line> => {
  const isFirst = line.date < twin.date || (line.date === twin.date && line.id < twin.id);
  return isFirst ? { one: line, other: twin } : { one: twin, other: line };
};

function twinsOf<Line extends BookLine>(
  line: Line,
  lines: readonly Line[],
  isTwo: (one: string, other: string) => boolean,
): Pair<Line>[] {
  return lines.flatMap((twin) => {
    const isOther = twin.id !== line.id && twin.uploadId !== line.uploadId && twin.signed === line.signed;
    if (!isOther || apart(line.date, twin.date) > MOST_DAYS_APART || isTwo(line.id, twin.id)) return [];
    const rank = rankOf(line, twin);
    return rank === null ? [] : [{ line, twin, rank: rank + apart(line.date, twin.date) }];
  });
}

const BY_REFERENCE = 100;
const BY_NARRATION = 200;
const BY_AMOUNT = 300;

/** How little likeness two lines have: the balance after them, the reference, the words. Null where their references differ. */
function rankOf(one: BookLine, other: BookLine): number | null {
  const [mine, its] = [referenceOf(one), referenceOf(other)];
  if (mine !== '' && its !== '' && mine !== its) return null;
  if (one.balance !== null && one.balance === other.balance) return 0;
  if (mine !== '' && mine === its) return BY_REFERENCE;
  return isSameText(one, other) ? BY_NARRATION : BY_AMOUNT;
}

const referenceOf = ({ reference }: BookLine): string => (reference === null ? '' : normaliseReference(reference));

// Narrations shorter than this could be the beginning of anything.
const SHORTEST = 8;

/** Whether two narrations are one, whole or cut, blanks and capitals aside. */
function isSameText(one: BookLine, other: BookLine): boolean {
  const [mine, its] = [normaliseNarration(one.description), normaliseNarration(other.description)];
  if (mine === its) return true;
  return Math.min(mine.length, its.length) >= SHORTEST && (mine.startsWith(its) || its.startsWith(mine));
}
