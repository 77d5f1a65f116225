import { panOfGstin } from '../../identifiers/tax-number';
import { daysBetween } from '../../shared/dates';
import { paise } from '../../shared/money';
import {
  comparePair,
  isSure,
  type Known,
  knownBill,
  knownLine,
  pointsOf,
  type Rung,
  rungOf,
  type Scores,
  TOLERANCE,
  taxableBetween,
} from './compare';
import { type Bill, sourceOf, type TwoBLine } from './model';

/**
 * A row of GSTR-2B with the bill it is, or may be. One invoice that the books have in parts has several bills; of a bill that GSTR-2B
 * has in parts each row has a link of its own.
 */
export type Link = {
  line: TwoBLine;
  bills: readonly Bill[];
  rung: Exclude<Rung, 'none'>;
  points: number;
  isSplit: boolean;
  /** The rows that come to the one bill together, this one among them; absent where it is alone. */
  parts?: readonly TwoBLine[];
};

export type Matching = {
  links: readonly Link[];
  /** Rows and bills of no link. */
  lines: readonly TwoBLine[];
  bills: readonly Bill[];
  /** A row that says again what another one does: the later one, and the one before it. */
  duplicates: ReadonlyMap<string, TwoBLine>;
};

type KnownB = Known<Bill>;
type KnownL = Known<TwoBLine>;
type Pair = { bill: KnownB; line: KnownL; scores: Scores; rung: Rung; points: number };

/** Of a supplier with many documents alike, so many that are nearest by day are looked at for one row. */
const MOST_LOOKED_AT = 24;

/**
 * Links rows to bills by an ordered ladder: exact, number normalised, rounding, date shift, and what a person must look at. Each row
 * and each bill is in one link at most. The order in which they come in changes nothing. About as many steps as there are documents.
 */
export function matchTwoB(lines: readonly TwoBLine[], bills: readonly Bill[]): Matching {
  return new Matcher(
    lines.map(knownLine).sort(inOrder((line) => line.key)),
    bills.map(knownBill).sort(inOrder((bill) => bill.id)),
  ).run();
}

const inOrder =
  <Of extends { gstin: string; date: string }>(idOf: (of: Of) => string) =>
  (one: Known<Of>, other: Known<Of>): number => {
    const [a, b] = [one.of, other.of];
    if (a.gstin !== b.gstin) return a.gstin < b.gstin ? -1 : 1;
    if (a.date !== b.date) return a.date < b.date ? -1 : 1;
    if (one.forms.folded !== other.forms.folded) return one.forms.folded < other.forms.folded ? -1 : 1;
    return idOf(a) < idOf(b) ? -1 : 1;
  };

const STAGES: readonly Rung[] = ['exact', 'normalised', 'rounding', 'date-shift'];

class Matcher {
  readonly #links: Link[] = [];
  readonly #takenLines = new Set<string>();
  readonly #takenBills = new Set<string>();
  readonly #duplicates = new Map<string, TwoBLine>();
  readonly #byPlain: Map<string, KnownB[]>;
  readonly #linesByPlain: Map<string, KnownL[]>;

  constructor(
    readonly lines: readonly KnownL[],
    readonly bills: readonly KnownB[],
  ) {
    this.#byPlain = groupBy(bills, plainKey);
    this.#linesByPlain = groupBy(lines, plainKey);
  }

  run(): Matching {
    this.#findDuplicates();
    this.#linkNumbers();
    this.#parts();
    this.#suggest(this.#open().flatMap((line) => this.#candidates(line)));
    this.#splits();
    this.#turnDuplicates();
    return {
      links: this.#links,
      lines: this.lines.flatMap(({ of }) => (this.#takenLines.has(of.key) ? [] : [of])),
      bills: this.bills.flatMap(({ of }) => (this.#takenBills.has(of.id) ? [] : [of])),
      duplicates: this.#duplicates,
    };
  }

  /** The same number of one supplier in one year, with the same amounts, is one document however often it is reported. */
  #findDuplicates(): void {
    for (const group of this.#linesByPlain.values()) {
      if (group.length < 2) continue;
      const seen = new Map<string, KnownL>();
      for (const line of group) {
        const key = `${line.year}|${line.of.taxable}|${line.tax}`;
        const before = seen.get(key);
        if (before) this.#duplicates.set(line.of.key, before.of);
        else seen.set(key, line);
      }
    }
  }

  /** Where the later of two is the one that is linked, it is the other that says it again. */
  #turnDuplicates(): void {
    for (const [key, before] of [...this.#duplicates]) {
      if (!this.#takenLines.has(key) || this.#takenLines.has(before.key)) continue;
      const linked = this.lines.find(({ of }) => of.key === key);
      this.#duplicates.delete(key);
      if (linked) this.#duplicates.set(before.key, linked.of);
    }
  }

  #open = (): readonly KnownL[] => this.lines.filter(({ of }) => !this.#takenLines.has(of.key));

  /** Each row beside the bills that have its number, the rungs one after the other. */
  #linkNumbers(): void {
    const stages = new Map<Rung, Pair[]>(STAGES.map((stage) => [stage, []]));
    for (const line of this.lines)
      for (const bill of nearest(this.#byPlain.get(plainKey(line)) ?? [], line)) {
        const pair = pairOf(bill, line);
        stages.get(pair.rung)?.push(pair);
      }
    // Sorting keeps pairs that are as good as each other in the order of their rows.
    for (const [stage, pairs] of stages)
      for (const pair of pairs.toSorted(better)) {
        const { bill, line } = pair;
        if (this.#takenLines.has(line.of.key) || this.#takenBills.has(bill.of.id)) continue;
        if (stage !== 'exact' && this.#duplicates.has(line.of.key)) continue;
        if (this.#isPlain(pair)) this.#take(pair);
      }
  }

  /**
   * Whether nothing else could be meant. A number that agrees only without its separators must be the only one of its supplier that
   * does ('1/11' and '11/1' are two, and '111' may be either); one that agrees as printed stands for itself.
   */
  #isPlain({ bill, line, scores }: Pair): boolean {
    if (scores.number === 'same') return true;
    const key = plainKey(line);
    const printed = (all: readonly (KnownB | KnownL)[] = []) =>
      new Set(all.flatMap(({ year, forms: { folded } }) => (year === line.year ? [folded] : [])));
    const [bills, lines] = [printed(this.#byPlain.get(key)), printed(this.#linesByPlain.get(key))];
    return bills.size === 1 && lines.size === 1 && bills.has(bill.forms.folded);
  }

  #take({ bill, line, rung, points }: Pair): void {
    this.#takenLines.add(line.of.key);
    this.#takenBills.add(bill.of.id);
    // What only a person can tell apart is a suggestion, however well it fits.
    this.#links.push({
      line: line.of,
      bills: [bill.of],
      rung: rung === 'none' ? 'suggested' : rung,
      points,
      isSplit: false,
    });
  }

  #suggest(pairs: readonly Pair[]): void {
    const best = pairs.toSorted(
      (one, other) =>
        better(one, other) ||
        inOrder<TwoBLine>((line) => line.key)(one.line, other.line) ||
        (one.bill.of.id < other.bill.of.id ? -1 : 1),
    );
    for (const pair of best) {
      if (this.#takenLines.has(pair.line.of.key) || this.#takenBills.has(pair.bill.of.id)) continue;
      this.#take({ ...pair, rung: 'suggested' });
    }
  }

  #indexes:
    | {
        loose: Map<string, KnownB[]>;
        alike: Map<string, KnownB[]>;
        serial: Map<string, KnownB[]>;
        day: Map<string, KnownB[]>;
        pan: Map<string, KnownB[]>;
      }
    | undefined;

  #candidates(line: KnownL): Pair[] {
    if (this.#duplicates.has(line.of.key)) return [];
    this.#indexes ??= this.#indexed();
    const { loose, alike, serial, day, pan } = this.#indexes;
    const found = new Set<KnownB>();
    const add = (bills: readonly KnownB[] = []) => {
      for (const bill of nearest(bills, line)) found.add(bill);
    };
    add(this.#byPlain.get(plainKey(line)));
    add(loose.get(`${line.of.gstin}|${line.forms.loose}`));
    add(alike.get(`${line.of.gstin}|${line.forms.alike}`));
    for (const about of tensAround(line.tax)) add(serial.get(`${line.of.gstin}|${line.forms.core.serial}|${about}`));
    add(day.get(dayKey(line)));
    if (line.of.gstin.length === 15) add(pan.get(`${panOfGstin(line.of.gstin)}|${line.forms.loose}`));
    return [...found].flatMap((bill) => {
      if (this.#takenBills.has(bill.of.id)) return [];
      const pair = pairOf(bill, line);
      return pair.rung === 'none' ? [] : [pair];
    });
  }

  #indexed() {
    const open = this.bills.filter(({ of }) => !this.#takenBills.has(of.id));
    return {
      loose: groupBy(open, ({ of, forms }) => `${of.gstin}|${forms.loose}`),
      alike: groupBy(open, ({ of, forms }) => `${of.gstin}|${forms.alike}`),
      serial: groupBy(open, ({ of, forms, tax }) => `${of.gstin}|${forms.core.serial}|${tenOf(tax)}`),
      day: groupBy(open, dayKey),
      pan: groupBy(open, ({ of, forms }) => `${panOfGstin(of.gstin)}|${forms.loose}`),
    };
  }

  /** One bill whose rows are parts of it: as with the parts of a row, and none of them comes to it alone. */
  #parts(): void {
    const open = this.#open().filter(({ of }) => !this.#duplicates.has(of.key));
    const parts = groupBy(
      open.flatMap((line) => wholesOf(line.forms.plain).map((whole) => ({ line, whole }))),
      ({ line, whole }) => `${line.of.gstin}|${line.isReduction}|${whole}`,
    );
    for (const bill of this.bills) {
      if (this.#takenBills.has(bill.of.id)) continue;
      const its = (parts.get(plainKey(bill)) ?? []).flatMap(({ line }) =>
        this.#takenLines.has(line.of.key) || !isBesides(bill, line) ? [] : [line],
      );
      const lines = its.map(({ of }) => of);
      if (!isWhole(bill, its)) continue;
      this.#takenBills.add(bill.of.id);
      for (const line of lines) {
        this.#takenLines.add(line.key);
        this.#links.push({ line, bills: [bill.of], rung: 'suggested', points: 50, isSplit: true, parts: lines });
      }
    }
  }

  /** One row whose bills are parts of it: numbers that go on from its own, within some days, that add up to it. */
  #splits(): void {
    const open = this.bills.filter(({ of }) => !this.#takenBills.has(of.id));
    const parts = groupBy(
      open.flatMap((bill) => wholesOf(bill.forms.plain).map((whole) => ({ bill, whole }))),
      ({ bill, whole }) => `${bill.of.gstin}|${bill.isReduction}|${whole}`,
    );
    for (const line of this.#open()) {
      if (this.#duplicates.has(line.of.key)) continue;
      const its = (parts.get(plainKey(line)) ?? []).flatMap(({ bill }) =>
        this.#takenBills.has(bill.of.id) || Math.abs(daysBetween(bill.of.date, line.of.date)) > PART_DAYS ? [] : [bill],
      );
      const isAbout = (sum: number, whole: number) => Math.abs(sum - whole) <= TOLERANCE * its.length;
      const [tax, taxable] = its.reduce(([all, values], bill) => [all + bill.tax, values + bill.of.taxable], [0, 0]);
      const taxableOff = taxableBetween(paise(taxable), line.of);
      if (its.length < 2 || !isAbout(tax, line.tax) || !isAbout(taxableOff, 0)) continue;
      this.#takenLines.add(line.of.key);
      for (const { of } of its) this.#takenBills.add(of.id);
      this.#links.push({ line: line.of, bills: its.map(({ of }) => of), rung: 'suggested', points: 50, isSplit: true });
    }
  }
}

function pairOf(bill: KnownB, line: KnownL): Pair {
  const scores = comparePair(bill, line);
  return { bill, line, scores, rung: rungOf(scores), points: pointsOf(scores) };
}

const better = (one: Pair, other: Pair): number =>
  other.points - one.points || Math.abs(one.scores.days) - Math.abs(other.scores.days);

const plainKey = ({ of, forms, isReduction }: KnownB | KnownL): string => `${of.gstin}|${isReduction}|${forms.plain}`;

function groupBy<Of>(all: readonly Of[], keyOf: (one: Of) => string): Map<string, Of[]> {
  const groups = new Map<string, Of[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Amounts up to ten rupees apart stand in one ten, or in two beside each other. */
const tenOf = (tax: number): number => Math.floor(tax / 1_000);
const tensAround = (tax: number): readonly number[] => [tenOf(tax) - 1, tenOf(tax), tenOf(tax) + 1];

/** What has the day and the amounts of a document, whatever its number. */
const dayKey = ({ of, tax }: KnownB | KnownL): string => `${of.gstin}|${of.date}|${of.taxable}|${tax}`;

/** Those of a list in the order of days that are nearest to the day of a row. */
function nearest(bills: readonly KnownB[], line: KnownL): readonly KnownB[] {
  if (bills.length <= MOST_LOOKED_AT) return bills;
  let [low, high] = [0, bills.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bills[middle] as KnownB).of.date < line.of.date) low = middle + 1;
    else high = middle;
  }
  const from = Math.max(0, Math.min(low - MOST_LOOKED_AT / 2, bills.length - MOST_LOOKED_AT));
  return bills.slice(from, from + MOST_LOOKED_AT);
}

const PART_DAYS = 31;

/** Whether a row may be a part of a bill by all but its number and sum. */
const isBesides = (bill: KnownB, line: KnownL): boolean =>
  Math.abs(daysBetween(bill.of.date, line.of.date)) <= PART_DAYS &&
  bill.of.isReverseCharge === line.of.isReverseCharge &&
  sourceOf(line.of) === 'supplier';

/** Whether two rows or more come to a bill together, and none of them alone. */
function isWhole(bill: KnownB, its: readonly KnownL[]): boolean {
  const taxableOff = its.reduce((sum, { of }) => sum + of.taxable, 0) - bill.of.taxable;
  const taxOff = its.reduce((sum, { tax }) => sum + tax, 0) - bill.tax;
  const isNear = [taxableOff, taxOff].every((off) => Math.abs(off) <= TOLERANCE * its.length);
  return its.length > 1 && isNear && its.every(({ tax }) => Math.abs(tax - bill.tax) > TOLERANCE);
}

/** A bill with the rows that it has, of which others may be the rest. */
export type Wanting = { bill: Bill; has: readonly TwoBLine[] };

/**
 * Of free rows of its supplier those that come to a bill together with the rows it has, each row with one bill; `mayBe` leaves out
 * rows that are proposed to another.
 */
export function restsOf(
  wanting: readonly Wanting[],
  free: readonly TwoBLine[],
  mayBe: (line: TwoBLine, bill: Bill) => boolean = () => true,
): (Wanting & { rest: readonly TwoBLine[] })[] {
  const parts = groupBy(
    free.map(knownLine).flatMap((line) => wholesOf(line.forms.plain).map((whole) => ({ line, whole }))),
    ({ line, whole }) => `${line.of.gstin}|${line.isReduction}|${whole}`,
  );
  const taken = new Set<TwoBLine>();
  return wanting.flatMap((one) => {
    const bill = knownBill(one.bill);
    const rest = (parts.get(plainKey(bill)) ?? []).flatMap(({ line }) =>
      taken.has(line.of) || !isBesides(bill, line) || !mayBe(line.of, one.bill) ? [] : [line],
    );
    if (rest.length === 0 || !isWhole(bill, [...one.has.map(knownLine), ...rest])) return [];
    for (const { of } of rest) taken.add(of);
    return [{ ...one, rest: rest.map(({ of }) => of) }];
  });
}

/** Of what a number may be a part: itself, and itself without a letter or a small number behind it ('X-1/A' of 'X-1'). */
function wholesOf(plain: string): string[] {
  const wholes = new Set([plain]);
  for (const count of [1, 2, 3, 5]) {
    const whole = plain.slice(0, -count);
    if (whole && PART_ENDS.test(plain.slice(-count))) wholes.add(whole);
  }
  return [...wholes];
}

const PART_ENDS = /^(?:[A-Z]|0?[1-9]|P[1-9]|PT[1-9]|PART[1-9])$/;

/** Whether a link was made without a person. */
export const isSureLink = ({ rung }: Link): boolean => isSure(rung);
