import { addDays, daysBetween, type IsoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import type { Statement } from '../reader/model';
import { signedAmount, withoutAstray } from '../reader/proof/chain';

/** Balances (paise) that a statement prints, by their days, in its order. */
type Balances = readonly (readonly [day: IsoDate, balance: Paise])[];

/**
 * Days of which nothing is missing, both included, with the balances (paise) they begin and end with and those of its days: the
 * last of each, of the first and the last day all. Proofs stored before balances were kept have none.
 */
export type Covered = {
  from: IsoDate;
  to: IsoDate;
  opening?: Paise | null;
  closing?: Paise | null;
  balances?: Balances;
};

/**
 * The days a statement proves to be whole: from its first to its last, parted where a balance does not follow, since lines may
 * be missing there. The period the bank prints counts where it holds all lines, but no further than today: days without a line
 * are then days on which nothing happened. A statement without balances proves nothing.
 */
export function coverageOf(
  { lines, breaks, opening, closing, checked, ...days }: Statement,
  today: IsoDate,
): Covered[] {
  const whole = wholePeriod({ ...days, period: daysOf(lines) }, today);
  if (!whole || checked === 0) return [];
  const broken = new Map(breaks.map((one) => [one.line, one]));
  const pieces: Covered[] = [];
  let piece: Pick<Covered, 'from' | 'opening'> = { from: whole.from, opening };
  let begins = 0;
  lines.forEach((line, at) => {
    const [before, found] = [lines[at - 1], broken.get(line.line)];
    if (!found || !before) return;
    const balances = balancesOf(lines.slice(begins, at), piece.opening);
    pieces.push({ ...piece, to: before.date, closing: paise(found.expected - signedAmount(line)), balances });
    piece = { from: line.date, opening: paise(found.found - signedAmount(line)) };
    begins = at;
  });
  return [...pieces, { ...piece, to: whole.to, closing, balances: balancesOf(lines.slice(begins), piece.opening) }];
}

// A day on which a statement begins or ends may go on in another one; a day of more lines than this is not looked into.
const MOST_OF_A_DAY = 200;

/** What tells a line's place in the balances of its statement. */
export type PrintedLine = Pick<Statement['lines'][number], 'line' | 'date' | 'side' | 'amount' | 'balance'>;

/** The last balance of each day, and all of the first and the last day, which other statements may hold in part. */
export function balancesOf(lines: readonly PrintedLine[], opening: Covered['opening']): Balances {
  const rising = withoutAstray(lines);
  const isRising = rising.length === lines.length || opening == null;
  const printed = isRising ? printedOf(rising) : byDays(lines, opening);
  const [first, last] = [printed[0]?.[0], printed.at(-1)?.[0]];
  const isWhole = (day: IsoDate | undefined) => printed.filter(([on]) => on === day).length <= MOST_OF_A_DAY;
  const whole = [first, last].filter(isWhole);
  return printed.filter(([day], at) => whole.includes(day) || printed[at + 1]?.[0] !== day);
}

const printedOf = (lines: readonly PrintedLine[]): Balances =>
  lines.flatMap(({ date, balance }) => (balance === null ? [] : [[date, balance] as const]));

/** The balances in the order of the days, where the lines stand in another: the books go by the days. */
function byDays(lines: readonly PrintedLine[], opening: Paise): Balances {
  let balance = opening;
  return lines
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map((line) => {
      balance = paise(balance + signedAmount(line));
      return [line.date, balance] as const;
    });
}

/** From the first to the last line; a day that runs against the order of the balances proves nothing of those between. */
function daysOf(lines: Statement['lines']): Statement['period'] {
  const rising = withoutAstray(lines);
  const [first, last] = [rising[0], rising.at(-1)];
  return first && last ? { from: first.date, to: last.date } : null;
}

function wholePeriod({ period, facts }: Pick<Statement, 'period' | 'facts'>, today: IsoDate) {
  const printed = facts.period;
  if (!period || !printed || printed.from > period.from || period.to > printed.to) return period;
  const end = printed.to < today ? printed.to : today;
  return { from: printed.from, to: end > period.to ? end : period.to };
}

/** A printed balance that does not follow: between `after` and `date` lines are missing, or an amount is wrong. */
export type StoredBreak = { line: number; after: IsoDate; date: IsoDate; expected: Paise; found: Paise };

/** Where the balances of a statement do not follow, with the days on both sides. */
function breaksOf({ lines, breaks }: Pick<Statement, 'lines' | 'breaks'>): StoredBreak[] {
  const places = new Map(lines.map(({ line }, at) => [line, at]));
  return breaks.flatMap(({ line, expected, found }) => {
    const at = places.get(line) ?? -1;
    const [before, broken] = [lines[at - 1], lines[at]];
    return broken ? [{ line, after: before?.date ?? broken.date, date: broken.date, expected, found }] : [];
  });
}

/** What an upload proves of an account, as long as its lines are there. */
export type Proof = { id: string; covered: readonly Covered[]; breaks: readonly StoredBreak[] };

/** No upload has this id: it is the statement that is asked about. */
export const THIS = '';

/** What a statement that is not stored yet proves by itself. */
export const proofOf = (statement: Statement, today: IsoDate): Proof => ({
  id: THIS,
  covered: coverageOf(statement, today),
  breaks: breaksOf(statement),
});

/**
 * Where one statement ends and the next begins with another balance: between the two days lines are missing. Or where two that
 * hold the same days end them with different balances: they are not of one account, or one of them lacks lines.
 */
export type Seam = {
  after: IsoDate;
  date: IsoDate;
  expected: Paise;
  found: Paise;
  uploadId: string;
  isOverlap?: boolean;
};
type Timeline = { covered: Covered[]; gaps: Covered[]; seams: Seam[] };

/** A line that came with two days, which somebody said is one: from the earlier day until the later, balances differ by it. */
export type Redated = { from: IsoDate; to: IsoDate; signed: number };

type Piece = Covered & { uploadId: string };

/**
 * Several uploads' days as one timeline: pieces that overlap and agree on the days that both hold, or follow each other and agree
 * on the balance between them, become one, and so do those with days between on which the balance stayed as it was. What else
 * lies between them is a gap.
 */
export function timelineOf(proofs: readonly Proof[], redated: readonly Redated[] = []): Timeline {
  const pieces = piecesOf(proofs);
  const known = new Set(proofs.flatMap(partingsWithin).map(keyOf));
  const covered: Piece[] = [];
  const seams: Seam[] = [];
  // The statement that reaches furthest, with the days that only itself holds.
  let furthest: Piece | undefined;
  for (const piece of pieces) {
    const last = covered.at(-1);
    const clash = last && furthest && piece.from <= last.to ? clashOf(furthest, piece, redated) : null;
    if (clash) seams.push({ ...clash, uploadId: piece.uploadId, isOverlap: true });
    if (!last || (piece.from > addDays(last.to, 1) && !isQuiet(last, piece, redated))) covered.push({ ...piece });
    else if (piece.from > last.to && isOpen(last, piece, pieces, redated)) {
      // What a statement breaks within itself is known by its line.
      if (!known.has(keyOf(partingOf(last, piece)))) seams.push(seamBetween(last, piece));
      covered.push({ ...piece });
    } else if (clash && piece.to > last.to) covered.push({ ...piece, from: addDays(last.to, 1), opening: null });
    else if (piece.to > last.to)
      Object.assign(last, { to: piece.to, closing: piece.closing, uploadId: piece.uploadId });
    if (!furthest || piece.to > furthest.to) furthest = piece;
  }
  return { covered: covered.map(({ balances: _of, ...piece }) => piece), gaps: gapsBetween(covered), seams };
}

const piecesOf = (proofs: readonly Proof[]): Piece[] =>
  proofs
    .flatMap(({ id, covered }) => covered.map((piece) => ({ ...piece, uploadId: id })))
    .sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));

/** Whether nothing happened on the days between two pieces: the one ends with the balance with which the other begins. */
const isQuiet = ({ to, closing }: Piece, { opening }: Piece, redated: readonly Redated[]): boolean =>
  closing != null && opening != null && meets(to, closing, opening, redated);

/** Whether the balances of two pieces do not meet, and nothing leads from the one to the other. */
function isOpen(last: Piece, next: Piece, pieces: readonly Piece[], redated: readonly Redated[]): boolean {
  const parting = partingOf(last, next);
  const { closing, opening } = parting;
  if (closing == null || opening == null || meets(last.to, closing, opening, redated)) return false;
  return !pieces.some((piece) => bridges(piece, parting));
}

const seamBetween = (last: Piece, next: Piece): Seam => ({
  after: last.to,
  date: next.from,
  expected: paise(last.closing ?? 0),
  found: paise(next.opening ?? 0),
  uploadId: next.uploadId,
});

/** Whether two balances of the end of a day are one, but for lines that one statement has before it and the other after it. */
export function meets(day: IsoDate, one: number, other: number, redated: readonly Redated[]): boolean {
  const moved = redated.filter(({ from, to }) => from <= day && day < to);
  const between = new Set([0]);
  for (const { signed } of moved.slice(0, MOST_MOVED)) for (const sum of [...between]) between.add(sum + signed);
  return between.has(one - other) || between.has(other - one);
}

// Of so many lines at once every sum is tried; nobody says it of more in a week.
const MOST_MOVED = 10;

/**
 * Where two statements that both hold some days end them with different balances until the last that both hold whole: from the
 * first such day. Null where they agree, or do not print what would tell.
 */
function clashOf(one: Covered, other: Covered, redated: readonly Redated[]): Omit<Seam, 'uploadId'> | null {
  const until = one.to < other.to ? one.to : other.to;
  if (!one.balances?.length || !other.balances?.length) return null;
  if (other.from === until) return clashWithin(until, one, other, redated);
  const days = [addDays(until, -1), ...daysOfBalances(one), ...daysOfBalances(other)];
  const whole = [...new Set(days)].filter((day) => other.from <= day && day < until).sort();
  const differs = (day: IsoDate): boolean => {
    const [mine, its] = [balanceAt(one, day), balanceAt(other, day)];
    return mine != null && its != null && !meets(day, mine, its, redated);
  };
  const agreed = whole.findLastIndex((day) => !differs(day));
  const [since, last] = [whole[agreed + 1], whole.at(-1)];
  if (!since || !last) return null;
  const [expected, found] = [balanceAt(one, last), balanceAt(other, last)];
  return { after: since, date: last, expected: paise(expected ?? 0), found: paise(found ?? 0) };
}

/** The same of the one day on which the one ends and the other begins: the other goes on from a balance of it, or leads to one. */
function clashWithin(
  day: IsoDate,
  one: Covered,
  other: Covered,
  redated: readonly Redated[],
): Omit<Seam, 'uploadId'> | null {
  const { closing } = one;
  const { opening } = other;
  // Within the days of a statement only their last balances are known, and parts of one day may lie in any order.
  if (one.to !== day || (one.from === day && other.to === day) || closing == null || opening == null) return null;
  const meetsIn = (piece: Covered, balance: Paise | null | undefined) =>
    balance != null && balancesOn(piece, day).some((known) => meets(day, known, balance, redated));
  const isWithin = one.from === day && meetsIn(other, one.opening);
  return isWithin || meetsIn(one, opening) || meetsIn(other, closing)
    ? null
    : { after: day, date: day, expected: closing, found: opening };
}

const daysOfBalances = ({ balances = [] }: Covered): IsoDate[] => balances.map(([day]) => day);

/** The balance at the end of a day that a piece holds; null where it does not say with what it began. */
export const balanceAt = ({ balances = [], opening = null }: Covered, day: IsoDate): Paise | null =>
  balances.findLast(([on]) => on <= day)?.[1] ?? opening;

/** The balances of one day, that with which it begins among them. */
export const balancesOn = (piece: Covered, day: IsoDate): number[] => [
  ...[balanceAt(piece, addDays(day, -1))].filter((balance) => balance !== null),
  ...(piece.balances ?? []).flatMap(([on, balance]) => (on === day ? [balance] : [])),
];

const gapsBetween = (covered: readonly Covered[]): Covered[] =>
  covered.slice(1).flatMap(({ from }, at) => {
    const gap = { from: addDays(covered[at]?.to ?? from, 1), to: addDays(from, -1) };
    return gap.from <= gap.to ? [gap] : [];
  });

/** Whether one more proof closes a break or a gap, or reaches days that nothing has proved yet. */
export function provesMore(proofs: readonly Proof[], proof: Proof, redated: readonly Redated[] = []): boolean {
  const [before, after] = [provedSoFar(proofs, redated), provedSoFar([...proofs, proof], redated)];
  return after.breaks < before.breaks || after.days > before.days;
}

function provedSoFar(proofs: readonly Proof[], redated: readonly Redated[]): { breaks: number; days: number } {
  const { covered, seams } = timelineOf(proofs, redated);
  const days = covered.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0);
  return { breaks: findOpenBreaks(proofs).length + seams.length, days };
}

export type OpenBreak = StoredBreak & { uploadId: string };

/**
 * Breaks that no other statement has closed since: one that holds both days without a break holds what was missing, and so does
 * one that leads from the balance before to the balance after. A break that several statements repeat is one, of the first.
 */
export function findOpenBreaks(proofs: readonly Proof[]): OpenBreak[] {
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

/** Two days of one account, and the balances (paise) before and after what may be missing between them. */
type Parting = {
  after: IsoDate;
  date: IsoDate;
  closing: Covered['closing'];
  opening: Covered['opening'];
};

/** Between two stretches of days that lie one after the other. */
const partingOf = (last: Covered, next: Covered): Parting => ({
  after: last.to,
  date: next.from,
  closing: last.closing,
  opening: next.opening,
});

/** Where a statement is parted within itself, since a balance does not follow. */
const partingsWithin = ({ covered }: { covered: readonly Covered[] }): Parting[] =>
  covered.slice(1).flatMap((piece, at) => {
    const before = covered[at];
    return before ? [partingOf(before, piece)] : [];
  });

const keyOf = ({ after, date, closing, opening }: Parting): string => [after, date, closing, opening].join();

/**
 * Whether a stretch holds what was missing: it leads from the one balance to the other, or on from the one beyond the days
 * between, or from before them to the other.
 */
function bridges(piece: Covered, { after, date, closing, opening }: Parting): boolean {
  if (closing == null || opening == null) return false;
  const begins = piece.opening === closing && piece.from >= after && piece.from <= date;
  const ends = piece.closing === opening && piece.to >= after && piece.to <= date;
  return (begins && ends) || (begins && piece.to > date) || (ends && piece.from < after);
}
