import type { Side } from '../values';
import type { Deposit, FiledForm, Match, OpenLine, Own } from './model';
import { type Edge, edgesByAmount, edgesByPlace, edgesOf, lonePairs, type Places, paired } from './pairs';
import { amountRank, type Due, duesOf, numberRank, paymentMatch } from './payments';
import { type ReadLine, readLine } from './read-line';
import {
  isSaid,
  likenessRank,
  namedRank,
  numbersOf,
  placeOf,
  placesNear,
  referenceRank,
  saidRank,
  transferMatch,
} from './transfers';

const NOBODY: Own = { holder: '', accounts: [] };

/** Two lines of two own accounts of which only amount and day say that they may be one transfer. */
export type Question = { out: OpenLine; into: OpenLine };

/**
 * Matches lines to recorded deposits and filed forms, and both legs of transfers between own accounts. Numbers come first: a
 * challan or an acknowledgement in the narration, then a reference that both banks print, then the number of the other own
 * account. Of the rest, amount and day decide; of transfers only beside the holder's name or a category. What could be meant in
 * two ways is matched to nothing, and so is what a person refused: a wrong match is believed, a missing one is looked for.
 */
export function reconciled(
  lines: readonly OpenLine[],
  deposits: readonly Deposit[],
  filed: readonly FiledForm[],
  own: Own = NOBODY,
): { matches: Match[]; questions: Question[] } {
  const read = lines.map((line) => readLine(line, own));
  const dues = duesOf(deposits, filed);
  const named = edgesOf(sided(read, 'debit'), dues, numberRank);
  const unnamed = beside(named, read);
  const referred = edgesByPlace(...sides(unnamed), BY_NUMBER, referenceRank);
  const unreferred = beside(referred, unnamed);
  const told = edgesFrom(({ names }) => names.length > 0, unreferred, namedRank);
  const { matches, questions } = byAmount(beside(told, unreferred), beside(named, dues));
  return {
    matches: [
      ...paired(named).map(paymentMatch),
      ...[...paired(referred), ...paired(told)].flatMap(transferMatch),
      ...matches,
    ],
    questions,
  };
}

/** The matches alone. */
export const matchesOf = (...asked: Parameters<typeof reconciled>): Match[] => reconciled(...asked).matches;

/** The edges of which one end at least is such a line: they are few, however many lines have one amount. */
function edgesFrom(isSuch: (line: ReadLine) => boolean, lines: readonly ReadLine[], rank: typeof saidRank) {
  const [debits, credits] = sides(lines);
  const others = debits.filter((line) => !isSuch(line));
  return [
    ...edgesByPlace(debits.filter(isSuch), credits, BY_DAY, rank),
    ...edgesByPlace(others, credits.filter(isSuch), BY_DAY, rank),
  ];
}

const BY_NUMBER: Places<ReadLine> = { of: numbersOf, near: numbersOf };
const BY_DAY: Places<ReadLine> = { of: placeOf, near: placesNear };

/**
 * What only amount and day speak for, beside a name or a category. A line that could be a payment and a leg of a transfer as
 * well is neither. Where nothing but amounts speaks for a transfer it is asked, and only where each leg is the only one that the
 * other could have.
 */
function byAmount(lines: readonly ReadLine[], dues: readonly Due[]): { matches: Match[]; questions: Question[] } {
  const paid = edgesByAmount(sided(lines, 'debit'), dues, amountRank);
  const said = edgesFrom(isSaid, lines, saidRank);
  const alike = lonePairs(...sides(beside(said, lines)), BY_DAY, likenessRank);
  const [mayPay, mayMove] = [endsOf(paid), endsOf(said)];
  const isMove = (id: string) => mayMove.has(id) || alike.touched.has(id);
  return {
    matches: [
      ...paired(paid).flatMap(([line, due]) => (isMove(line.id) ? [] : paymentMatch([line, due]))),
      ...paired(said).flatMap((legs) => (mayPay.has(legs[0].id) ? [] : transferMatch(legs))),
    ],
    questions: alike.pairs.map(([out, into]) => ({ out, into })),
  };
}

const sides = (lines: readonly ReadLine[]): [ReadLine[], ReadLine[]] => [sided(lines, 'debit'), sided(lines, 'credit')];

type Known = { id: string };

const sided = (lines: readonly ReadLine[], wanted: Side) => lines.filter(({ side }) => side === wanted);

const endsOf = (edges: readonly Edge<Known, Known>[]): ReadonlySet<string> =>
  new Set(edges.flatMap(({ left, right }) => [left.id, right.id]));

/** What no better reason touches, whether it made a match of it or left it open. */
function beside<Thing extends Known>(edges: readonly Edge<Known, Known>[], things: readonly Thing[]): Thing[] {
  const touched = endsOf(edges);
  return things.filter(({ id }) => !touched.has(id));
}
