import { daysBetween, type IsoDate } from '../shared/dates';
import { dayInWords, monthInWords } from '../shared/days-in-words';
import type { Paise } from '../shared/money';
import { formatRupees } from '../shared/money';
import { gathered, pairUp } from './reconcile-pairs';
import { bankReferences } from './reconcile-references';
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
};

/** Tax that somebody recorded as deposited, with the number of its challan where it is known. */
export type Deposit = { id: string; date: IsoDate; amount: Paise; month: string; challan: string | null };

/** A form that was filed: what it was paid (null where that is not recorded) and its acknowledgement. */
export type FiledForm = { id: string; name: string; date: IsoDate; paid: Paise | null; acknowledgement: string | null };

export const MATCH_KINDS = ['tds-deposit', 'filing', 'transfer'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** A line, what it was matched to, and why in words. */
export type Match = { lineId: string; kind: MatchKind; withId: string; why: string };

/** How many days a bank may take over a payment on either side of the day that was recorded. */
export const PAYMENT_DAYS = 3;
/** How many days apart the two legs of a transfer may stand. */
export const TRANSFER_DAYS = 2;

/**
 * Matches lines to recorded deposits and filed forms, and both legs of transfers between own accounts. What could be meant in
 * two ways is matched to nothing: a wrong match is believed, a missing one is looked for.
 */
export function matchesOf(
  lines: readonly OpenLine[],
  deposits: readonly Deposit[],
  filed: readonly FiledForm[],
): Match[] {
  const read = lines.map((line) => ({ ...line, text: `${bare(line.description)} ${bare(line.reference ?? '')}` }));
  const debits = read.filter(({ side }) => side === 'debit');
  const found = depositMatches(debits, deposits);
  const taken = [...found, ...filingMatches(without(debits, found), filed)];
  return [...taken, ...transferMatches(without(read, taken))];
}

/** A line with its narration and reference in capitals, without what parts words and numbers. */
type ReadLine = OpenLine & { text: string };

function without(lines: readonly ReadLine[], matches: readonly Match[]): ReadLine[] {
  const taken = new Set(matches.map(({ lineId }) => lineId));
  return lines.filter(({ id }) => !taken.has(id));
}

/** How much later the bank's day is than the recorded one, either way. */
const apart = (a: IsoDate, b: IsoDate) => Math.abs(daysBetween(a, b));

function depositMatches(debits: readonly ReadLine[], deposits: readonly Deposit[]): Match[] {
  const rank = (line: ReadLine, deposit: Deposit): number | null => {
    const days = apart(line.date, deposit.date);
    if (line.amount !== deposit.amount || days > PAYMENT_DAYS) return null;
    return names(line, deposit.challan) ? days : days + PAYMENT_DAYS + 1;
  };
  return pairUp(debits, deposits, rank).map(([line, deposit]) => ({
    lineId: line.id,
    kind: 'tds-deposit',
    withId: deposit.id,
    why: depositWhy(line, deposit),
  }));
}

function depositWhy(line: ReadLine, { date, amount, month, challan }: Deposit): string {
  const challanWords = names(line, challan) ? `, and challan ${challan} stands in the narration` : '';
  return `TDS of ${monthInWords(month)}, ${formatRupees(amount)}, recorded as deposited on ${dayInWords(date)}${challanWords}`;
}

// A number shorter than this stands in narrations by chance.
const SHORTEST_NUMBER = 5;
const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether a narration or its reference holds this number, whatever parts it. */
function names({ description, reference }: OpenLine, sought: string | null): boolean {
  const number = bare(sought ?? '');
  return (
    number.length >= SHORTEST_NUMBER && (bare(description).includes(number) || bare(reference ?? '').includes(number))
  );
}

function filingMatches(debits: readonly ReadLine[], filed: readonly FiledForm[]): Match[] {
  const rank = (line: ReadLine, { date, paid, acknowledgement }: FiledForm): number | null => {
    if (names(line, acknowledgement)) return 0;
    const days = apart(line.date, date);
    return paid !== null && paid > 0 && line.amount === paid && days <= PAYMENT_DAYS ? days + 1 : null;
  };
  return pairUp(debits, filed, rank).map(([line, form]) => ({
    lineId: line.id,
    kind: 'filing',
    withId: form.id,
    why: names(line, form.acknowledgement)
      ? `The acknowledgement ${form.acknowledgement} of ${form.name} stands in the narration`
      : `Fee of ${form.name}, ${formatRupees(line.amount)}, filed on ${dayInWords(form.date)}`,
  }));
}

/** A line that is something else by its category is no leg of a transfer unless the bank's own number says so. */
const mayBeTransfer = ({ category }: OpenLine) => category === null || category === 'transfer';

function transferMatches(lines: readonly OpenLine[]): Match[] {
  const byAmount = gathered(
    lines,
    ({ amount }) => amount,
    (line) => line,
  );
  return [...byAmount.values()].flatMap(transfersOfOneAmount);
}

function transfersOfOneAmount(lines: readonly OpenLine[]): Match[] {
  const references = new Map(
    lines.map(({ id, description, reference }) => [id, bankReferences(description, reference)]),
  );
  const shared = (out: OpenLine, into: OpenLine) =>
    references.get(out.id)?.find((reference) => references.get(into.id)?.includes(reference));
  const rank = (out: OpenLine, into: OpenLine): number | null => {
    const days = apart(out.date, into.date);
    if (out.bankAccountId === into.bankAccountId || days > TRANSFER_DAYS) return null;
    if (shared(out, into)) return days;
    return mayBeTransfer(out) && mayBeTransfer(into) ? days + TRANSFER_DAYS + 1 : null;
  };
  const sided = (wanted: Side) => lines.filter(({ side }) => side === wanted);
  return pairUp(sided('debit'), sided('credit'), rank).flatMap(([out, into]) => {
    const reference = shared(out, into);
    const reason = reference ? `the same bank reference ${reference}` : 'the same amount the other way';
    return [legOf(out, into, reason), legOf(into, out, reason)];
  });
}

const legOf = (line: OpenLine, other: OpenLine, reason: string): Match => ({
  lineId: line.id,
  kind: 'transfer',
  withId: other.id,
  why: `Transfer between own accounts: ${reason}, ${formatRupees(line.amount)}, on ${dayInWords(other.date)} in the other account`,
});
