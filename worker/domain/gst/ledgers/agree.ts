import { addDays, daysBetween, type IsoDate } from '../../shared/dates';
import { type ByHead, lessByHead, NOTHING, sumByHead, TAX_HEADS } from '../settle/model';
import type { OwnEntry, StatementLine } from './model';
import { signed } from './read-statement';

/** Lines of the portal of one reference and day: a return's tax, interest and fee are debited one by one. */
export type PortalEntry = Omit<StatementLine, 'line' | 'balance'> & { lines: readonly number[] };

export type Pair = {
  /** `agrees`: same amounts, the day apart by what `days` says. `differs`: one reference or day, other amounts. */
  how: 'agrees' | 'differs' | 'only-portal' | 'only-books';
  portal: PortalEntry | null;
  own: OwnEntry | null;
  /** Days from the portal's entry to that of the books. */
  days: number;
  /** Books less portal, by head, as it moves the balance. */
  difference: ByHead;
};

export type Agreement = {
  on: IsoDate;
  /** The span of the statement's lines that are compared; null where there is none by that day. */
  from: IsoDate | null;
  to: IsoDate | null;
  pairs: readonly Pair[];
  /** Balances on the day; the portal's is null without a column of balances. */
  own: ByHead;
  portal: ByHead | null;
  difference: ByHead | null;
  /** Of the difference, what was there before the statement's first line. */
  before: ByHead | null;
};

/** A challan or return may be entered some days before or after the portal's own day. */
const DAYS_APART = 7;

const total = (entries: readonly Pick<StatementLine, 'type' | 'amounts'>[]): ByHead => sumByHead(entries.map(signed));
const isSame = (one: ByHead, other: ByHead): boolean => TAX_HEADS.every((head) => one[head] === other[head]);

/** The statement's lines as the books would enter them. */
export function grouped(lines: readonly StatementLine[]): PortalEntry[] {
  const of = Map.groupBy(lines, ({ line, date, type, reference }) => `${date} ${type} ${reference || `line ${line}`}`);
  return [...of.values()].flatMap((group): PortalEntry[] => {
    const [first] = group;
    if (!first) return [];
    const { date, type, reference, description } = first;
    const amounts = sumByHead(group.map((one) => one.amounts));
    return [{ date, type, reference, description, amounts, lines: group.map(({ line }) => line) }];
  });
}

/** The balance after the last line by a day: of what the statement says itself. */
function balanceOn(lines: readonly StatementLine[]): ByHead | null {
  const at = lines.findLastIndex(({ balance }) => balance !== null);
  const balance = lines[at]?.balance;
  if (!balance) return null;
  return sumByHead([balance, total(lines.slice(at + 1))]);
}

/**
 * The company's own ledger beside the portal's as of a day: entries of the same kind and amounts nearest in time are one; then those of
 * one kind and day whose amounts differ. What is left is on one side alone. Amounts in paise.
 */
export function agreementOf(all: readonly StatementLine[], own: readonly OwnEntry[], on: IsoDate): Agreement {
  const lines = all.filter(({ date }) => date <= on);
  const entries = own.filter(({ date }) => date <= on);
  const ownBalance = total(entries);
  const [from, to] = [lines[0]?.date ?? null, lines.at(-1)?.date ?? null];
  const portal = balanceOn(lines);
  const within = from ? entries.filter(({ date }) => date >= from) : [];
  const opening = portal && lessByHead(portal, total(lines));
  return {
    ...{ on, from, to, own: ownBalance, portal, pairs: pairsOf(grouped(lines), within, from, entries) },
    difference: portal && lessByHead(ownBalance, portal),
    before: opening && from && lessByHead(total(entries.filter(({ date }) => date < from)), opening),
  };
}

function pairsOf(
  portal: readonly PortalEntry[],
  within: readonly OwnEntry[],
  from: IsoDate | null,
  entries: readonly OwnEntry[],
): Pair[] {
  // An entry of the books some days before the statement begins may be its first line.
  const early = from ? entries.filter(({ date }) => date < from && date >= addDays(from, -DAYS_APART)) : [];
  const open = new Set([...early, ...within]);
  const met = new Map<PortalEntry, Pair>();
  const meet = (how: 'agrees' | 'differs', fits: (one: PortalEntry, other: OwnEntry) => boolean) => {
    for (const one of portal) {
      if (met.has(one)) continue;
      const [nearest] = [...open]
        .filter((other) => other.type === one.type && fits(one, other))
        .toSorted((a, b) => Math.abs(daysBetween(one.date, a.date)) - Math.abs(daysBetween(one.date, b.date)));
      if (!nearest) continue;
      open.delete(nearest);
      const difference = lessByHead(total([nearest]), total([one]));
      met.set(one, { how, portal: one, own: nearest, days: daysBetween(one.date, nearest.date), difference });
    }
  };
  meet('agrees', (one, other) => one.date === other.date && isSame(one.amounts, other.amounts));
  meet('agrees', (one, other) => isNear(one, other) && isSame(one.amounts, other.amounts));
  meet(
    'differs',
    (one, other) =>
      one.date === other.date && TAX_HEADS.some((head) => one.amounts[head] > 0 && other.amounts[head] > 0),
  );
  const onlyPortal = portal
    .filter((one) => !met.has(one))
    .map(
      (one): Pair => ({
        how: 'only-portal',
        portal: one,
        own: null,
        days: 0,
        difference: lessByHead(NOTHING, total([one])),
      }),
    );
  const onlyOwn = [...open]
    .filter((one) => !early.includes(one))
    .map((one): Pair => ({ how: 'only-books', portal: null, own: one, days: 0, difference: total([one]) }));
  const dayOf = ({ portal: one, own: other }: Pair) => one?.date ?? other?.date ?? '';
  return [...met.values(), ...onlyPortal, ...onlyOwn].toSorted((a, b) =>
    dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0,
  );
}

const isNear = (one: PortalEntry, other: OwnEntry): boolean =>
  Math.abs(daysBetween(one.date, other.date)) <= DAYS_APART;
