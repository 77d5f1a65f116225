import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import { type Edge, edgesByAmount, edgesOf, paired } from './reconcile-pairs';
import { amountRank, type Due, duesOf, numberRank, paymentMatch } from './reconcile-payments';
import { type ReadLine, readLine } from './reconcile-text';
import { likenessRank, referenceRank, transferMatch } from './reconcile-transfers';
import type { CategoryKind, Side } from './values';

/** A line of a statement that nothing has been matched to yet. */
export type OpenLine = {
  id: string;
  bankAccountId: string;
  date: IsoDate;
  side: Side;
  amount: Paise;
  description: string;
  reference: string | null;
  category: CategoryKind | null;
  /** What a person said this line is not. */
  refused: readonly string[];
};

/** Tax that somebody recorded as deposited, with the number of its challan where it is known. */
export type Deposit = { id: string; date: IsoDate; amount: Paise; month: string; challan: string | null };

/** A form that was filed: what was paid with it (null where that is not recorded) and its acknowledgement. */
export type FiledForm = { id: string; name: string; date: IsoDate; paid: Paise | null; acknowledgement: string | null };

export const MATCH_KINDS = ['tds-deposit', 'filing', 'transfer'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** A line, what it was matched to, and why in words. */
export type Match = { lineId: string; kind: MatchKind; withId: string; why: string };

/** What is kept beside a line: its match, and the ids of which a person said that they are not it. */
export type Reconciled = { kind?: string; id?: string; why?: string; refused?: readonly string[] };

/** The match of a line as its reader sees it; null where there is none. */
export const matchedTo = (kept: Reconciled | null): { kind: string; id: string; why: string } | null =>
  kept?.kind && kept.id ? { kind: kept.kind, id: kept.id, why: kept.why ?? '' } : null;

/**
 * Matches lines to recorded deposits and filed forms, and both legs of transfers between own accounts. Numbers come first: a
 * challan or an acknowledgement in the narration, then a reference that both banks print. Of the rest, amount and day decide. What
 * could be meant in two ways is matched to nothing, and so is what a person refused: a wrong match is believed, a missing one
 * is looked for.
 */
export function matchesOf(
  lines: readonly OpenLine[],
  deposits: readonly Deposit[],
  filed: readonly FiledForm[],
): Match[] {
  const read = lines.map(readLine);
  const dues = duesOf(deposits, filed);
  const named = edgesOf(sided(read, 'debit'), dues, numberRank);
  const unnamed = beside(named, read);
  const referred = edgesByAmount(sided(unnamed, 'debit'), sided(unnamed, 'credit'), referenceRank);
  return [
    ...paired(named).map(paymentMatch),
    ...paired(referred).flatMap(transferMatch),
    ...matchesByAmount(beside(referred, unnamed), beside(named, dues)),
  ];
}

/** What only amount and day speak for. A line that could be a payment and a leg of a transfer as well is neither. */
function matchesByAmount(lines: readonly ReadLine[], dues: readonly Due[]): Match[] {
  const debits = sided(lines, 'debit');
  const paid = edgesByAmount(debits, dues, amountRank);
  const moved = edgesByAmount(debits, sided(lines, 'credit'), likenessRank);
  const [mayPay, mayMove] = [endsOf(paid), endsOf(moved)];
  return [
    ...paired(paid).flatMap(([line, due]) => (mayMove.has(line.id) ? [] : paymentMatch([line, due]))),
    ...paired(moved).flatMap(([out, into]) => (mayPay.has(out.id) ? [] : transferMatch([out, into]))),
  ];
}

type Known = { id: string };

const sided = (lines: readonly ReadLine[], wanted: Side) => lines.filter(({ side }) => side === wanted);

const endsOf = (edges: readonly Edge<Known, Known>[]): ReadonlySet<string> =>
  new Set(edges.flatMap(({ left, right }) => [left.id, right.id]));

/** What no better reason touches, whether it made a match of it or left it open. */
function beside<Thing extends Known>(edges: readonly Edge<Known, Known>[], things: readonly Thing[]): Thing[] {
  const touched = endsOf(edges);
  return things.filter(({ id }) => !touched.has(id));
}
