import { addDays, daysBetween, type IsoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import type { Statement } from '../reader/model';
import { signedAmount, withoutAstray } from '../reader/proof/chain';

/**
 * Days of which nothing is missing, both included, with the balances (paise) they begin and end with. Proofs stored before
 * balances were kept have none.
 */
export type Covered = { from: IsoDate; to: IsoDate; opening?: Paise | null; closing?: Paise | null };

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
  lines.forEach((line, at) => {
    const [before, found] = [lines[at - 1], broken.get(line.line)];
    if (!found || !before) return;
    pieces.push({ ...piece, to: before.date, closing: paise(found.expected - signedAmount(line)) });
    piece = { from: line.date, opening: paise(found.found - signedAmount(line)) };
  });
  return [...pieces, { ...piece, to: whole.to, closing }];
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

/** Where one statement ends and the next begins with another balance: between the two days lines are missing. */
export type Seam = { after: IsoDate; date: IsoDate; expected: Paise; found: Paise; uploadId: string };
type Timeline = { covered: Covered[]; gaps: Covered[]; seams: Seam[] };

type Piece = Covered & { uploadId: string };

/**
 * Several uploads' days as one timeline: pieces that overlap, or follow each other and agree on the balance between them,
 * become one, and so do those with days between on which the balance stayed as it was. What else lies between them is a gap.
 */
export function timelineOf(proofs: readonly Proof[]): Timeline {
  const pieces = piecesOf(proofs);
  const known = new Set(proofs.flatMap(partingsWithin).map(keyOf));
  const covered: Piece[] = [];
  const seams: Seam[] = [];
  for (const piece of pieces) {
    const last = covered.at(-1);
    if (!last || (piece.from > addDays(last.to, 1) && !isQuiet(last, piece))) covered.push(piece);
    else if (piece.from > last.to && isOpen(last, piece, pieces)) {
      // What a statement breaks within itself is known by its line.
      if (!known.has(keyOf(partingOf(last, piece)))) seams.push(seamBetween(last, piece));
      covered.push(piece);
    } else if (piece.to > last.to)
      Object.assign(last, { to: piece.to, closing: piece.closing, uploadId: piece.uploadId });
  }
  return { covered, gaps: gapsBetween(covered), seams };
}

// Pieces are joined in place, so they are copied.
const piecesOf = (proofs: readonly Proof[]): Piece[] =>
  proofs
    .flatMap(({ id, covered }) => covered.map((piece) => ({ ...piece, uploadId: id })))
    .sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));

/** Whether nothing happened on the days between two pieces: the one ends with the balance with which the other begins. */
const isQuiet = ({ closing }: Piece, { opening }: Piece): boolean =>
  closing != null && opening != null && closing === opening;

/** Whether the balances of two pieces do not meet, and nothing leads from the one to the other. */
function isOpen(last: Piece, next: Piece, pieces: readonly Piece[]): boolean {
  const parting = partingOf(last, next);
  return isParted(parting) && !pieces.some((piece) => bridges(piece, parting));
}

const seamBetween = (last: Piece, next: Piece): Seam => ({
  after: last.to,
  date: next.from,
  expected: paise(last.closing ?? 0),
  found: paise(next.opening ?? 0),
  uploadId: next.uploadId,
});

const gapsBetween = (covered: readonly Covered[]): Covered[] =>
  covered.slice(1).flatMap(({ from }, at) => {
    const gap = { from: addDays(covered[at]?.to ?? from, 1), to: addDays(from, -1) };
    return gap.from <= gap.to ? [gap] : [];
  });

/** Whether one more proof closes a break or a gap, or reaches days that nothing has proved yet. */
export function provesMore(proofs: readonly Proof[], proof: Proof): boolean {
  const [before, after] = [provedSoFar(proofs), provedSoFar([...proofs, proof])];
  return after.breaks < before.breaks || after.days > before.days;
}

function provedSoFar(proofs: readonly Proof[]): { breaks: number; days: number } {
  const { covered, seams } = timelineOf(proofs);
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

/** Whether both balances are known and differ. */
const isParted = ({ closing, opening }: Parting): boolean => closing != null && opening != null && closing !== opening;

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
