import { panOfGstin } from '../../identifiers/tax-number';
import { comparePair, type Known, knownBill, knownLine, type Scores } from './compare';
import type { Bill, TwoBLine } from './model';
import type { NumberRung } from './numbers';

/** The document of the other side that comes nearest, and whether it is linked to another one already. */
export type Near<Of> = { of: Of; scores: Scores; isTaken: boolean };

/** So many of each kind of likeness are looked at for one document. */
const MOST_LOOKED_AT = 16;
const LEAST_POINTS = 50;

type Index<Of> = Map<string, Known<Of>[]>;

/**
 * Finds what comes nearest to a document that nothing was linked to: by number, amount or day of its supplier, of another registration
 * of the same PAN, or by number and amount alone, where the GSTIN may be the slip. "Missing" is the last word, not the first.
 */
export class NearestFinder {
  readonly #bills: Index<Bill>;
  readonly #lines: Index<TwoBLine>;

  constructor(
    bills: readonly Bill[],
    lines: readonly TwoBLine[],
    readonly taken: { bills: ReadonlySet<string>; lines: ReadonlySet<string> },
  ) {
    this.#bills = indexed(bills.map(knownBill));
    this.#lines = indexed(lines.map(knownLine));
  }

  nearestLine(bill: Bill): Near<TwoBLine> | null {
    const known = knownBill(bill);
    return best(
      known,
      this.#lines,
      (line) => comparePair(known, line),
      ({ key }) => this.taken.lines.has(key),
    );
  }

  nearestBill(line: TwoBLine): Near<Bill> | null {
    const known = knownLine(line);
    return best(
      known,
      this.#bills,
      (bill) => comparePair(bill, known),
      ({ id }) => this.taken.bills.has(id),
    );
  }
}

const idOf = (of: Bill | TwoBLine): string => ('id' in of ? of.id : of.key);

function keysOf({ of, forms, tax }: Known<Bill | TwoBLine>): string[] {
  const { gstin, date } = of;
  const rupee = Math.round(tax / 100);
  const keys = [
    `n|${gstin}|${forms.loose}`,
    `s|${gstin}|${forms.core.serial}`,
    `t|${gstin}|${rupee}`,
    `d|${gstin}|${date}`,
  ];
  if (gstin.length === 15) keys.push(`p|${panOfGstin(gstin)}|${forms.loose}`, `q|${panOfGstin(gstin)}|${rupee}`);
  return [...keys, `a|${forms.loose}|${rupee}`, `g|${gstin}`];
}

function indexed<Of extends Bill | TwoBLine>(all: readonly Known<Of>[]): Index<Of> {
  const index: Index<Of> = new Map();
  const inOrder = all.toSorted((one, other) => (idOf(one.of) < idOf(other.of) ? -1 : 1));
  for (const one of inOrder)
    for (const key of keysOf(one)) {
      const held = index.get(key);
      if (!held) index.set(key, [one]);
      else if (held.length < MOST_LOOKED_AT) held.push(one);
    }
  return index;
}

function best<Of extends Bill | TwoBLine>(
  known: Known<Bill | TwoBLine>,
  index: Index<Of>,
  compare: (one: Known<Of>) => Scores,
  isTaken: (of: Of) => boolean,
): Near<Of> | null {
  const seen = new Set(keysOf(known).flatMap((key) => index.get(key) ?? []));
  let found: { near: Near<Of>; points: number } | null = null;
  for (const one of seen) {
    const scores = compare(one);
    const near = { of: one.of, scores, isTaken: isTaken(one.of) };
    const points = nearness(scores, known.forms.loose, one.forms.loose) - (near.isTaken ? 15 : 0);
    if (points < LEAST_POINTS) continue;
    const isBetter = !found || points > found.points || (points === found.points && idOf(one.of) < idOf(found.near.of));
    if (isBetter) found = { near, points };
  }
  return found?.near ?? null;
}

const OF_NUMBER: Readonly<Record<NumberRung, number>> = {
  ...{
    same: 40,
    separators: 38,
    moved: 34,
    zeros: 34,
    'look-alike': 32,
    prefix: 26,
    cut: 26,
    serial: 15,
    slip: 22,
    different: 0,
  },
};
const OF_SUPPLIER = { same: 30, 'same-pan': 22, other: 0 } as const;
const OF_AMOUNTS = { same: 20, rounding: 18, heads: 14, differ: 0 } as const;

function nearness({ supplier, number, days, amounts, isSameKind }: Scores, one: string, other: string): number {
  const apart = Math.abs(days);
  const ofDate = apart === 0 ? 20 : apart <= 3 ? 15 : apart <= 31 ? 8 : 0;
  const ofNumber = number === 'different' ? Math.round(20 * likeness(one, other)) : OF_NUMBER[number];
  return OF_SUPPLIER[supplier] + ofNumber + ofDate + OF_AMOUNTS[amounts] - (isSameKind ? 0 : 25);
}

/** How alike two short texts are, from 0 to 1: one less the letters to change, over the length of the longer. */
function likeness(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  if (longer === 0 || longer > 50) return 0;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row[other.length] ?? longer) / longer;
}
