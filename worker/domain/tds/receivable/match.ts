import { nameKey } from '../../ledger/settlement/party-names';
import { daysBetween, financialYearOf, type IsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { TaxCredit } from './read';

/** Tax that the books say somebody withheld of us: a receipt that was short by it, or interest net of it. */
export type BookedCredit = {
  id: string;
  voucherId: string;
  number: string;
  on: IsoDate;
  narration: string;
  partyId: string | null;
  party: string | null;
  /** The year in which it is claimed. */
  year: string;
  tax: Paise;
};

/** An invoice of which just about the tax is open: what is left of it was withheld. */
export type ShortBill = { id: string; ref: string; partyId: string; party: string; billDate: IsoDate; open: Paise };

export type KnownCredit = TaxCredit & { id: string };

/** How a deductor's year stands: the two agree, the department has less or nothing, or the books do not have it. */
export const CREDIT_OUTCOMES = ['matched', 'less', 'missing', 'not-in-books'] as const;
export type CreditOutcome = (typeof CREDIT_OUTCOMES)[number];

export type CreditPair = { row: KnownCredit | null; entry: BookedCredit | null; bill?: ShortBill | undefined };

export type CreditGroup = {
  deductor: string;
  tan: string | null;
  partyId: string | null;
  outcome: CreditOutcome;
  books: Paise;
  statement: Paise;
  deposited: Paise;
  why: Message;
  pairs: readonly CreditPair[];
};

const sumOf = <One>(all: readonly One[], of: (one: One) => number): Paise =>
  paise(all.reduce((sum, one) => sum + of(one), 0));

type Given = {
  rows: readonly KnownCredit[];
  entries: readonly BookedCredit[];
  bills: readonly ShortBill[];
  /** Which party a person said that a deductor is, by TAN. */
  joined?: ReadonlyMap<string, string>;
};

/** How long before or after the department's day the books may have a sum that nobody is named of. */
const NEAR_DAYS = 100;

/**
 * Lays what the department has of a year against what the books have, by deductor. Deductor and party are one where their names are,
 * without 'Private Limited' and the like, or where a person said so; an entry without a party goes with a row of the same tax nearest
 * in time. Different names are never joined without a person.
 */
export function matchCredits({ rows, entries, bills, joined }: Given, year: string): CreditGroup[] {
  const groups = new Map<
    string,
    { deductor: string; tan: string | null; rows: KnownCredit[]; entries: BookedCredit[] }
  >();
  const groupOf = (name: string, tan: string | null) => {
    const key = nameKey(name);
    const known = groups.get(key) ?? { deductor: name, tan, rows: [], entries: [] };
    groups.set(key, { ...known, tan: known.tan ?? tan });
    return groups.get(key) as typeof known;
  };
  for (const row of rows.filter(({ on }) => financialYearOf(on) === year))
    groupOf(joined?.get(row.tan) ?? row.deductor, row.tan).rows.push(row);
  const ofYear = entries.filter((entry) => entry.year === year);
  for (const entry of ofYear) if (entry.party !== null) groupOf(entry.party, null).entries.push(entry);
  for (const entry of ofYear) {
    if (entry.party !== null) continue;
    const near = [...groups.values()]
      .flatMap((group) => group.rows.map((row) => ({ group, row, days: Math.abs(daysBetween(row.on, entry.on)) })))
      .filter(({ group, row, days }) => row.tax === entry.tax && days <= NEAR_DAYS && isFree(group, row))
      .toSorted((one, other) => one.days - other.days);
    (near[0]?.group ?? groupOf(entry.narration, null)).entries.push(entry);
  }
  return [...groups.values()].map((group) => groupTold(group, bills)).toSorted(byTrouble);
}

/** Whether a group has fewer entries of a row's tax than rows. */
const isFree = (group: { rows: KnownCredit[]; entries: BookedCredit[] }, row: KnownCredit): boolean =>
  group.entries.filter(({ tax }) => tax === row.tax).length < group.rows.filter(({ tax }) => tax === row.tax).length;

const ORDER: readonly CreditOutcome[] = ['missing', 'less', 'not-in-books', 'matched'];
const byTrouble = (one: CreditGroup, other: CreditGroup): number =>
  ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome) ||
  Math.abs(other.books - other.statement) - Math.abs(one.books - one.statement) ||
  (one.deductor < other.deductor ? -1 : 1);

function groupTold(
  {
    deductor,
    tan,
    rows,
    entries,
  }: { deductor: string; tan: string | null; rows: KnownCredit[]; entries: BookedCredit[] },
  bills: readonly ShortBill[],
): CreditGroup {
  const own = bills.filter(({ party }) => nameKey(party) === nameKey(deductor));
  const pairs = withBills(pairsOf(rows, entries), own);
  const [books, statement] = [sumOf(entries, ({ tax }) => tax), sumOf(rows, ({ tax }) => tax)];
  const deposited = sumOf(rows, (row) => row.deposited);
  const outcome = outcomeOf(books, statement);
  const figures = { books: { exact: books }, statement: { exact: statement }, deposited: { exact: deposited } };
  const difference = { exact: paise(Math.abs(books - statement)) };
  const waits = outcome === 'matched' && deposited < statement ? 'matched-waits' : outcome;
  return {
    ...{
      deductor,
      tan,
      partyId: entries[0]?.partyId ?? own[0]?.partyId ?? null,
      outcome,
      books,
      statement,
      deposited,
      pairs,
    },
    why: say(`tax-credit.why.${waits}`, { ...figures, difference, deductor }),
  };
}

function outcomeOf(books: Paise, statement: Paise): CreditOutcome {
  if (books === statement) return 'matched';
  if (statement > books) return 'not-in-books';
  return statement === 0 ? 'missing' : 'less';
}

/** Rows and entries of one tax, those nearest in time first; what is left of either stands alone. */
function pairsOf(rows: readonly KnownCredit[], entries: readonly BookedCredit[]): CreditPair[] {
  const free = new Set(entries);
  const paired = rows.map((row): CreditPair => {
    const [entry = null] = [...free]
      .filter(({ tax }) => tax === row.tax)
      .toSorted((one, other) => Math.abs(daysBetween(row.on, one.on)) - Math.abs(daysBetween(row.on, other.on)));
    if (entry) free.delete(entry);
    return { row, entry };
  });
  return [...paired, ...[...free].map((entry) => ({ row: null, entry }))].toSorted((one, other) =>
    dayOf(one) < dayOf(other) ? -1 : 1,
  );
}

const dayOf = ({ row, entry }: CreditPair): string => row?.on ?? entry?.on ?? '';

/** A row that the books do not have, with the invoice that is open by just its tax: what a person may post. */
function withBills(pairs: readonly CreditPair[], bills: readonly ShortBill[]): CreditPair[] {
  const free = new Set(bills);
  return pairs.map((pair) => {
    const { row, entry } = pair;
    if (!row || entry || row.tax <= 0) return pair;
    const [bill] = [...free]
      .filter(({ open }) => Math.abs(open - row.tax) <= NEAR_PAISE)
      .toSorted(
        (one, other) => Math.abs(daysBetween(row.on, one.billDate)) - Math.abs(daysBetween(row.on, other.billDate)),
      );
    if (!bill || bill.open < row.tax) return pair;
    free.delete(bill);
    return { ...pair, bill };
  });
}

/** Deductors round to the rupee, invoices to the paisa. */
const NEAR_PAISE = 100;
