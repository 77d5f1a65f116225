import { addDays, type IsoDate } from '../../shared/dates';
import { onDay } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { comparePair, isSure, knownBill, knownLine, type Rung, rungOf } from './compare';
import { creditLastDay } from './credit-law';
import { type Decision, decisionInForce } from './decisions';
import { type Link, matchTwoB, restsOf, type Wanting } from './match';
import {
  type Bill,
  creditOf,
  HEADS,
  type Heads,
  NO_TAX,
  plus,
  sourceOf,
  type TwoBLine,
  takesCredit,
  taxOf,
} from './model';
import { type Near, NearestFinder } from './nearest';
import { foldedNumber } from './numbers';
import type { TwoBPeriod } from './period';

/** Where the credit of a row goes. The parts of all rows add up to the GSTR-2B. */
export const PARTS = ['taken', 'held', 'blocked', 'ineligible', 'lapsed', 'rejected'] as const;
export type Part = (typeof PARTS)[number];
export type Shares = Readonly<Record<Part, Heads>>;

export type KnownFile = {
  id: string;
  period: string;
  importedOn: IsoDate;
  madeOn: IsoDate | null;
  lines: readonly TwoBLine[];
};

export type TwoBInput = {
  gstin: string;
  period: TwoBPeriod;
  knownOn: IsoDate;
  /** Of each period up to the asked one the version that was known, the earliest first. */
  files: readonly KnownFile[];
  /** The bills of the company for all of its registrations. */
  bills: readonly Bill[];
  decisions: readonly Decision[];
  /** The day on which the return of the asked period was filed: what came after it changes nothing in it. */
  closedOn?: IsoDate | undefined;
  /** The day by which the return of a period was to be filed: what comes later is for a later return. */
  settledOn: (period: string) => IsoDate;
};

export type Row = {
  line: TwoBLine;
  /** The GSTR-2B it stands in. */
  twoBPeriod: string;
  rung: Rung;
  bills: readonly Bill[];
  points: number;
  isSplit: boolean;
  /** The rows that come to the one bill together, this one among them; none where it is alone. */
  parts: readonly TwoBLine[];
  part: Part;
  shares: Shares;
  /** What the row adds to credit; of an amendment what it adds to what was there before. */
  credit: Heads;
  decision: Decision | null;
  section: string | null;
  because: Message;
  duplicateOf: TwoBLine | null;
  /** An earlier GSTR-2B that has the same document. */
  repeats: string | null;
  near: Near<Bill> | null;
};

export type MissingBill = { bill: Bill; isOfPeriod: boolean; near: Near<TwoBLine> | null };

/** What the books say of the tax of the period's bills, and what stands between that and the GSTR-2B. */
export type BooksSide = {
  linked: Heads;
  suggested: Heads;
  notIn2B: Heads;
  total: Heads;
  /** Of linked and suggested rows, what GSTR-2B has more than the books. */
  difference: Heads;
  /** What is in GSTR-2B alone. */
  only2B: Heads;
};

export type TwoBResult = {
  file: KnownFile | null;
  /** The periods up to this one, '2026-10', whose GSTR-2B was known. */
  periods: ReadonlySet<string>;
  /** The day whose knowledge of the books answers: the asked one, or that of the import where the file came later. */
  knownOn: IsoDate;
  rows: readonly Row[];
  /** Rows of earlier periods whose credit was held and is still to be taken, or was taken in this period. */
  carried: readonly Row[];
  missing: readonly MissingBill[];
  /** Rejected in the Invoice Management System before the file was made: in no part. */
  rejectedBefore: readonly TwoBLine[];
  /** Rows whose credit was taken in the return of an earlier period of this year or the one before. */
  takenBefore: readonly Row[];
  /** Of bills that rows of earlier periods have, how much of their tax those have. */
  usedBefore: ReadonlyMap<string, Heads>;
  parts: Shares;
  in2B: Heads;
  books: BooksSide;
};

/** How much later than the end of the period a bill may be dated and still be its row. */
const LATE_DAYS = 31;

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);
const sooner = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other);

/**
 * Matches the GSTR-2B of a period with the books as they were known on a day, and says where the credit of each row goes. The periods
 * before it are matched first, each with what was known when its return was to be filed, so that a bill is used once; no later period
 * is looked at, so that none rewrites this one.
 */
export function twoBResult(input: TwoBInput): TwoBResult {
  const asked = input.files.find(({ period }) => period === input.period.month) ?? null;
  const on = asked ? later(input.knownOn, asked.importedOn) : input.knownOn;
  const run = new Run(
    input,
    input.decisions.filter(({ decidedOn }) => decidedOn <= on),
  );
  const files = new Map(input.files.map((file) => [file.period, file]));
  const decided = input.decisions.map(({ period }) => period);
  for (const period of [...new Set([...files.keys(), ...decided])].toSorted())
    if (period < input.period.month) run.earlier(period, files.get(period) ?? null);
  return run.asked(asked);
}

/** What rows have of a bill: their tax, what of it is blocked, and themselves. */
type Use = { tax: Heads; blocked: Heads; lines: readonly { line: TwoBLine; period: string }[] };
const UNUSED: Use = { tax: NO_TAX, blocked: NO_TAX, lines: [] };

class Run {
  /** Bills that rows have. */
  readonly #used = new Map<string, Use>();
  readonly #taken: Row[] = [];
  /** Rows of earlier periods still held, by period and key. */
  readonly #held = new Map<string, Row>();
  readonly #seen = new Map<string, { line: TwoBLine; period: string; bills: readonly Bill[] }>();
  readonly #decisions: Map<string, Decision[]>;
  readonly #billsById: ReadonlyMap<string, Bill>;

  constructor(
    readonly input: TwoBInput,
    decisions: readonly Decision[],
  ) {
    this.#decisions = Map.groupBy(decisions, ({ lineKey, twoBPeriod }) => `${twoBPeriod} ${lineKey}`);
    this.#billsById = new Map(input.bills.map((bill) => [bill.id, bill]));
  }

  /** A return before the asked one: with the rows of its GSTR-2B, where that is here, and those held before it that people decided for it. */
  earlier(period: string, file: KnownFile | null): void {
    const { knownOn, settledOn } = this.input;
    const settled = settledOn(period);
    const on = sooner(knownOn, file ? later(settled, file.importedOn) : settled);
    const before = new Map(this.#used);
    const { rows, bills } = this.#matched(file, on, period);
    for (const row of this.#carried({ bills, before, period, on })) {
      if (row.decision === null || row.decision.action === 'hold') continue;
      this.#held.delete(heldKey(row));
      if (row.part === 'taken' || row.part === 'blocked') for (const { id } of row.bills) this.#use(id, row);
      if (row.part === 'taken') this.#taken.push(row);
    }
    for (const row of rows)
      if (row.part === 'held') this.#held.set(heldKey(row), row);
      else if (row.part === 'taken') this.#taken.push(row);
  }

  asked(file: KnownFile | null): TwoBResult {
    const { period, bills: all } = this.input;
    const knownOn = this.#knowledge(file);
    const before = new Map(this.#used);
    const usedBefore = new Map([...before].map(([id, { tax }]) => [id, tax]));
    const { rows: own, bills } = this.#matched(file, knownOn, period.month);
    const { rows, carried } = this.#across(
      own,
      this.#carried({ bills, before, period: period.month, on: knownOn }),
      before,
    );
    const inLinks = new Set([...rows, ...carried].flatMap((row) => row.bills.map(({ id }) => id)));
    const taken = {
      bills: new Set([...inLinks, ...this.#used.keys()]),
      lines: new Set(rows.flatMap(({ line, bills: its }) => (its.length > 0 ? [line.key] : []))),
    };
    const finder = new NearestFinder(
      all.filter((bill) => isKnown(bill, knownOn)),
      rows.map(({ line }) => line),
      taken,
    );
    const missing = bills
      .filter(
        ({ id, date, isReverseCharge, tax }) =>
          !taken.bills.has(id) && date <= period.to && !isReverseCharge && HEADS.some((head) => tax[head] !== 0),
      )
      .map((bill) => ({ bill, isOfPeriod: bill.date >= period.from, near: finder.nearestLine(bill) }));
    const full = rows.map((row) => (row.bills.length > 0 ? row : { ...row, near: finder.nearestBill(row.line) }));
    return {
      ...{ file, periods: new Set(this.input.files.map((known) => known.period).filter((one) => one <= period.month)) },
      ...{ knownOn, rows: full, carried, missing, usedBefore, takenBefore: this.#taken },
      rejectedBefore: (file?.lines ?? []).filter(({ isRejected }) => isRejected),
      ...{ parts: sharesOf(full), in2B: full.reduce((sum, { credit }) => plus(sum, credit), NO_TAX) },
      books: booksOf(
        full,
        missing.filter(({ isOfPeriod }) => isOfPeriod).map(({ bill }) => bill),
        elsewhereOf(usedBefore, carried),
      ),
    };
  }

  #knowledge(file: KnownFile | null): IsoDate {
    const { knownOn, closedOn } = this.input;
    const day = closedOn ? sooner(knownOn, closedOn) : knownOn;
    return file ? later(day, file.importedOn) : day;
  }

  /** Links the rows of one file, with what people said of them first, and says where their credit goes. */
  #matched(file: KnownFile | null, on: IsoDate, period: string): { rows: Row[]; bills: Bill[] } {
    const bills = this.input.bills.filter(
      (bill) => bill.own === this.input.gstin && !this.#used.has(bill.id) && isKnown(bill, on),
    );
    if (!file) return { rows: [], bills };
    const lines = file.lines.filter(({ isRejected }) => !isRejected);
    const decisions = new Map(lines.flatMap((line) => this.#decided(line, file.period, period)));
    const links = new Map<string, Link>();
    const amended = new Map<string, TwoBLine>();
    for (const line of lines) {
      const told = decisions.get(line.key)?.billIds ?? [];
      const its = told.flatMap((id) => this.#billsById.get(id) ?? []);
      const before = this.#originalOf(line);
      if (before) amended.set(line.key, before.line);
      if (its.length > 0) links.set(line.key, linkBy(line, its));
      else if (before && before.bills.length > 0) links.set(line.key, linkBy(line, before.bills));
    }
    const spoken = new Set([...links.values()].flatMap((link) => link.bills.map(({ id }) => id)));
    const end = addDays(lastOf(file.period), LATE_DAYS);
    const matching = matchTwoB(
      lines.filter(({ key }) => !links.has(key)),
      bills.filter(({ id, date }) => !spoken.has(id) && date <= end),
    );
    for (const link of matching.links) links.set(link.line.key, link);
    withRest(links, lines);
    withParts(links);
    const before = new Map(this.#used);
    const rows = lines.map((line): Row => {
      const link = links.get(line.key) ?? null;
      const decision = decisions.get(line.key) ?? null;
      const original = amended.get(line.key);
      const credit = original ? plus(creditOf(line), creditOf(original), -1) : creditOf(line);
      const repeats = original ? null : (this.#seen.get(seenKey(line))?.period ?? null);
      const duplicateOf = matching.duplicates.get(line.key) ?? null;
      const isOfUnknown = !original && this.#isOfUnknown(line, file.period);
      const row = { line, twoBPeriod: file.period, link, decision, credit, repeats, duplicateOf, isOfUnknown };
      return rowOf(row, on, before);
    });
    for (const row of rows) {
      const isUsed =
        row.bills.length > 0 &&
        (isSure(row.rung) || row.decision?.action === 'accept' || row.decision?.action === 'block');
      if (isUsed) for (const { id } of row.bills) this.#use(id, row);
      this.#seen.set(seenKey(row.line), { line: row.line, period: file.period, bills: isUsed ? row.bills : [] });
    }
    return { rows, bills };
  }

  #use(id: string, row: Row): void {
    const { tax, blocked, lines } = this.#used.get(id) ?? UNUSED;
    this.#used.set(id, {
      ...{ tax: plus(tax, addedTo(row)), blocked: plus(blocked, row.shares.blocked) },
      lines: [...lines, { line: row.line, period: row.twoBPeriod }],
    });
  }

  #decided(line: TwoBLine, twoBPeriod: string, period: string): [string, Decision][] {
    const all = this.#decisions.get(`${twoBPeriod} ${line.key}`) ?? [];
    const inForce = decisionInForce(all.filter((decision) => decision.period === period));
    return inForce ? [[line.key, inForce]] : [];
  }

  #originalOf(line: TwoBLine): { line: TwoBLine; bills: readonly Bill[] } | null {
    if (!line.original) return null;
    const { number, date } = line.original;
    return this.#seen.get(seenKey({ ...line, number, date })) ?? null;
  }

  /** Whether a row amends one of a GSTR-2B that nobody imported: what was taken of that is not known here. */
  #isOfUnknown({ original }: TwoBLine, period: string): boolean {
    if (!original) return false;
    const month = original.date.slice(0, 7);
    return !this.input.files.some((file) => file.period >= month && file.period < period);
  }

  /** What earlier periods held: beside the bills that came since, and as this period's decisions say. */
  #carried({ bills, before, period, on }: Carrying): Row[] {
    const open = [...this.#held.values()];
    if (open.length === 0) return [];
    const free = bills.filter(({ id }) => !this.#used.has(id));
    const links = new Map(
      matchTwoB(
        open.map(({ line }) => line),
        free,
      ).links.map((link) => [link.line.key, link]),
    );
    return open.map((row) => {
      const [[, decision] = []] = this.#decided(row.line, row.twoBPeriod, period);
      const told = (decision?.billIds ?? []).flatMap((id) => this.#billsById.get(id) ?? []);
      const link = told.length > 0 ? linkBy(row.line, told) : (links.get(row.line.key) ?? null);
      const { line, twoBPeriod, credit, repeats, duplicateOf } = row;
      const again = rowOf(
        { line, twoBPeriod, link, decision: decision ?? null, credit, repeats, duplicateOf },
        on,
        before,
      );
      // An earlier month's credit is taken by a person, never by itself.
      return decision || again.part !== 'taken' ? again : heldAgain(again);
    });
  }

  /**
   * Proposes rows of this period to a bill that they come to together with rows of earlier ones: with those that people said are the
   * bill, whose decisions stay as they were made, or with those that are held.
   */
  #across(
    rows: readonly Row[],
    carried: readonly Row[],
    before: ReadonlyMap<string, Use>,
  ): { rows: Row[]; carried: Row[] } {
    const { gstin, period, knownOn } = this.input;
    const all = [...carried, ...rows];
    const has = new Map([...before].map(([id, { lines }]) => [id, lines.map(({ line }) => line)]));
    const whole = new Set<string>();
    const free = new Map<TwoBLine, string | null>();
    for (const row of all) {
      const [bill] = row.bills;
      const isSaid = row.decision?.action === 'accept' || row.decision?.action === 'block';
      if (bill && isSaid && row.bills.length === 1) has.set(bill.id, [...(has.get(bill.id) ?? []), row.line]);
      else if (isFree(row)) free.set(row.line, bill?.id ?? null);
      else for (const { id } of row.bills) whole.add(id);
    }
    const suppliers = new Set([...free.keys()].map((line) => line.gstin));
    const end = addDays(lastOf(period.month), LATE_DAYS);
    const wanting = this.input.bills.flatMap((bill): Wanting[] => {
      const isOpen = bill.own === gstin && bill.date <= end && isKnown(bill, knownOn) && !whole.has(bill.id);
      return isOpen && suppliers.has(bill.gstin) ? [{ bill, has: has.get(bill.id) ?? [] }] : [];
    });
    const found = new Map<TwoBLine, Link>();
    const mayBe = (line: TwoBLine, bill: Bill) => [null, bill.id].includes(free.get(line) ?? null);
    for (const { bill, has: its, rest } of restsOf(wanting, [...free.keys()], mayBe)) {
      const parts = [...its, ...rest];
      for (const line of rest)
        found.set(line, { line, bills: [bill], rung: 'suggested', points: 50, isSplit: true, parts });
    }
    const periods = new Map(this.#periodsOf(all, before));
    const again = (row: Row): Row => {
      const link = found.get(row.line);
      return link ? rowOf({ ...row, link, periods, isOfUnknown: false }, knownOn, before) : row;
    };
    return { rows: rows.map(again), carried: carried.map(again) };
  }

  *#periodsOf(rows: readonly Row[], before: ReadonlyMap<string, Use>): Iterable<[TwoBLine, string]> {
    for (const { line, twoBPeriod } of rows) yield [line, twoBPeriod];
    for (const { lines } of before.values()) for (const { line, period } of lines) yield [line, period];
  }
}

/** What earlier periods held, in the return of a period: beside its free bills, and with what rows had of bills before it. */
type Carrying = { bills: readonly Bill[]; before: ReadonlyMap<string, Use>; period: string; on: IsoDate };

const heldKey = ({ twoBPeriod, line }: Pick<Row, 'twoBPeriod' | 'line'>): string => `${twoBPeriod} ${line.key}`;

const isKnown = (bill: Bill, on: IsoDate): boolean =>
  bill.recordedOn <= on && (bill.cancelledOn === null || bill.cancelledOn > on);

const seenKey = ({ gstin, kind, number, date }: Pick<TwoBLine, 'gstin' | 'kind' | 'number' | 'date'>): string =>
  [gstin, kind, foldedNumber(number), date].join('|');

const lastOf = (month: string): IsoDate => `${month}-28` as IsoDate;

/** A pair that a person made, or that an amendment takes over: its rung is what the two say. */
function linkBy(line: TwoBLine, bills: readonly Bill[]): Link {
  const [bill] = bills;
  const rung = bill && bills.length === 1 ? rungOf(comparePair(knownBill(bill), knownLine(line))) : 'suggested';
  return { line, bills, rung: rung === 'none' ? 'suggested' : rung, points: 100, isSplit: bills.length > 1 };
}

/** What a row has of its bill: its tax, and of an amendment what that changes. */
export const addedTo = ({ line, credit }: Pick<Row, 'line' | 'credit'>): Heads =>
  takesCredit(line) ? plus(NO_TAX, credit, -1) : credit;

/** Whether nobody decided of a row, and nothing but a proposal says what it is. */
const isFree = ({ line, decision, bills, rung, parts, duplicateOf }: Row): boolean =>
  decision === null &&
  line.original === null &&
  line.availability !== 'no' &&
  duplicateOf === null &&
  parts.length === 0 &&
  (bills.length === 0 || (bills.length === 1 && rung === 'suggested'));

/** Beside a row that a person said is a bill, and that is only a part of it, the other parts are proposed. */
function withRest(links: Map<string, Link>, lines: readonly TwoBLine[]): void {
  const single = [...links.values()].filter(
    ({ bills, parts, points }) => bills.length === 1 && !parts && points === 100,
  );
  const free = lines.filter(({ key }) => !links.has(key));
  const wanting = [...Map.groupBy(single, ({ bills }) => bills[0]).values()].flatMap((group): Wanting[] => {
    const [bill] = group[0]?.bills ?? [];
    const has = group.map(({ line }) => line);
    return bill && has.reduce((sum, { tax }) => sum + taxOf(tax), 0) < taxOf(bill.tax) ? [{ bill, has }] : [];
  });
  for (const { bill, rest } of restsOf(wanting, free))
    for (const line of rest) links.set(line.key, { ...linkBy(line, [bill]), rung: 'suggested', points: 50 });
}

/** Rows of one bill, by the word of a person, are parts of it as those are that were found. */
function withParts(links: Map<string, Link>): void {
  const single = [...links.values()].filter(({ bills }) => bills.length === 1);
  for (const group of Map.groupBy(single, ({ bills }) => bills[0]?.id).values()) {
    if (group.length < 2) continue;
    const parts = group.map(({ line }) => line);
    for (const link of group) links.set(link.line.key, { ...link, isSplit: true, parts });
  }
}

type Standing = Pick<Row, 'line' | 'twoBPeriod' | 'decision' | 'credit' | 'repeats' | 'duplicateOf'> & {
  link: Link | null;
  isOfUnknown?: boolean;
  /** In which GSTR-2B rows stand, where those of one bill stand in several. */
  periods?: ReadonlyMap<TwoBLine, string>;
};

function rowOf(
  { link, isOfUnknown = false, periods, ...given }: Standing,
  on: IsoDate,
  before: ReadonlyMap<string, Use>,
): Row {
  const { line, decision, credit } = given;
  const said = partOf({ link, isOfUnknown, ...(periods && { periods }), ...given }, on);
  const isPart = link?.parts !== undefined || (link?.bills ?? []).some(({ id }) => before.has(id));
  const blocked = said.part === 'taken' ? blockedOf(link?.bills ?? [], credit, isPart, before) : NO_TAX;
  const isMixed = HEADS.some((head) => blocked[head] !== 0);
  const isAllBlocked = isMixed && HEADS.every((head) => blocked[head] === credit[head]);
  const part = isAllBlocked ? 'blocked' : said.part;
  const shares = isMixed
    ? { ...NOTHING, taken: plus(credit, blocked, -1), blocked }
    : { ...NOTHING, [said.part]: credit };
  return {
    ...given,
    ...{
      rung: link?.rung ?? 'none',
      bills: link?.bills ?? [],
      points: link?.points ?? 0,
      isSplit: link?.isSplit ?? false,
      parts: link?.parts ?? [],
    },
    ...{ part, shares, near: null, because: isMixed ? say('two-b.because.blocked-by-account') : said.because },
    section: decision?.action === 'block' ? decision.section : isMixed ? clauseOf(link?.bills ?? []) : null,
    line,
  };
}

export const NOTHING: Shares = {
  ...{ taken: NO_TAX, held: NO_TAX, blocked: NO_TAX, ineligible: NO_TAX, lapsed: NO_TAX, rejected: NO_TAX },
};

const heldAgain = (row: Row): Row => ({
  ...row,
  ...{
    part: 'held',
    section: null,
    shares: { ...NOTHING, held: row.credit },
    because: say('two-b.because.carried', { month: { month: row.twoBPeriod } }),
  },
});

/** The clause the books name, or the whole subsection where they name none. */
const clauseOf = (bills: readonly Bill[]): string => bills.find(({ blockedBy }) => blockedBy)?.blockedBy ?? '17(5)';

/** What rows of earlier periods leave of the tax of a bill, and of what is blocked of it. */
const leftOf = ({ tax, blocked }: Bill, use: Use): Pick<Bill, 'tax' | 'blocked'> => ({
  ...{ tax: plus(tax, use.tax, -1), blocked: plus(blocked, use.blocked, -1) },
});

/** Of the tax of bills what is no credit, never more than the row has; of a part of one bill its share. */
function blockedOf(bills: readonly Bill[], credit: Heads, isPart: boolean, before: ReadonlyMap<string, Use>): Heads {
  // All of the bill is blocked: all of the row is, its rounding included.
  const isWhole =
    bills.length > 0 && HEADS.every((head) => sumIn(bills, 'blocked', head) === sumIn(bills, 'tax', head));
  if (isWhole && HEADS.some((head) => sumIn(bills, 'blocked', head) > 0)) return credit;
  const left = bills.map((bill) => leftOf(bill, before.get(bill.id) ?? UNUSED));
  const shareOf = (head: keyof Heads) => {
    const [blocked, whole] = [sumIn(left, 'blocked', head), sumIn(left, 'tax', head)];
    return isPart && whole > 0 ? Math.round((blocked * credit[head]) / whole) : blocked;
  };
  return Object.fromEntries(HEADS.map((head) => [head, Math.max(0, Math.min(shareOf(head), credit[head]))])) as Heads;
}

const sumIn = (bills: readonly Pick<Bill, 'tax' | 'blocked'>[], of: 'tax' | 'blocked', head: keyof Heads): number =>
  bills.reduce((sum, bill) => sum + bill[of][head], 0);

type Said = { part: Part; because: Message };

function partOf(standing: Standing, on: IsoDate): Said {
  const { line, decision } = standing;
  if (line.availability === 'no')
    return { part: 'ineligible', because: say(`two-b.because.ineligible-${line.reason ?? 'unsaid'}`) };
  const said = decision ? byDecision(decision) : byItself(standing);
  if (said.part !== 'held' || takesCredit(line)) return said;
  const last = creditLastDay(line.date);
  if (!last || on <= last.day) return said;
  return { part: 'lapsed', because: say('two-b.because.lapsed', { day: onDay(last.day), statute: last.rule.statute }) };
}

function byDecision({ action, section, byName, decidedOn }: Decision): Said {
  const params = { name: byName, day: onDay(decidedOn) };
  if (action === 'accept') return { part: 'taken', because: say('two-b.because.accepted', params) };
  if (action === 'block')
    return { part: 'blocked', because: say('two-b.because.blocked', { ...params, section: section ?? '17(5)' }) };
  if (action === 'reject') return { part: 'rejected', because: say('two-b.because.rejected', params) };
  return { part: 'held', because: say('two-b.because.held', params) };
}

function byItself({ line, link, duplicateOf, repeats, isOfUnknown, periods }: Standing): Said {
  if (line.availability === 'temporary') return { part: 'held', because: say('two-b.because.temporary') };
  // What silence accepts lowers credit, whether or not the books know the note.
  if (takesCredit(line))
    return { part: 'taken', because: say(link ? 'two-b.because.note-linked' : 'two-b.because.note-by-silence') };
  if (isOfUnknown && line.original) {
    const params = { number: line.original.number, month: { month: line.original.date.slice(0, 7) } };
    return { part: 'held', because: say('two-b.because.original-unknown', params) };
  }
  if (link && isSure(link.rung)) return { part: 'taken', because: say(`two-b.because.${link.rung}`) };
  if (link?.parts) return { part: 'held', because: partOfBill(link, link.parts, periods) };
  if (link) return { part: 'held', because: say(link.isSplit ? 'two-b.because.split' : 'two-b.because.suggested') };
  if (duplicateOf) return { part: 'held', because: say('two-b.because.duplicate', { number: duplicateOf.number }) };
  if (repeats) return { part: 'held', because: say('two-b.because.repeats', { month: { month: repeats } }) };
  return { part: 'held', because: say(`two-b.because.only-2b-${sourceOf(line)}`) };
}

/** Which rows come to the bill, so that a person can look at them. */
function partOfBill({ bills }: Link, parts: readonly TwoBLine[], periods?: ReadonlyMap<TwoBLine, string>): Message {
  const months = [...new Set(parts.flatMap((line) => periods?.get(line) ?? []))].sort();
  return say(months.length > 1 ? 'two-b.because.parts-of-months' : 'two-b.because.parts', {
    ...{ number: bills[0]?.number ?? '', count: parts.length },
    parts: { list: parts.map(({ number }) => number), joined: 'and' },
    ...(months.length > 1 && { months: { list: months.map((month) => ({ month })), joined: 'and' } }),
  });
}

export function sharesOf(rows: readonly Pick<Row, 'shares'>[]): Shares {
  const sum = { ...NOTHING };
  for (const { shares } of rows) for (const part of PARTS) sum[part] = plus(sum[part], shares[part]);
  return sum;
}

/** Of bills whose parts stand in several months, what rows of other months have of their tax. */
function elsewhereOf(usedBefore: ReadonlyMap<string, Heads>, carried: readonly Row[]): ReadonlyMap<string, Heads> {
  const all = new Map(usedBefore);
  for (const row of carried)
    if (row.part !== 'rejected' && (row.parts.length > 0 || row.decision))
      for (const { id } of row.bills) all.set(id, plus(all.get(id) ?? NO_TAX, addedTo(row)));
  return all;
}

function booksOf(rows: readonly Row[], missing: readonly Bill[], elsewhere: ReadonlyMap<string, Heads>): BooksSide {
  const signedTax = ({ id, isReduction, tax }: Bill): Heads => {
    const own = plus(tax, elsewhere.get(id) ?? NO_TAX, -1);
    return isReduction ? plus(NO_TAX, own, -1) : own;
  };
  const sumOf = (bills: ReadonlySet<Bill>): Heads =>
    [...bills].reduce((sum, bill) => plus(sum, signedTax(bill)), NO_TAX);
  const isLinked = ({ rung, decision }: Row) =>
    isSure(rung) || decision?.action === 'accept' || decision?.action === 'block';
  const withBills = rows.filter(({ bills }) => bills.length > 0);
  // A bill that several rows have is in the books once.
  const ofLinked = new Set(withBills.filter(isLinked).flatMap(({ bills }) => bills));
  const ofOthers = new Set(withBills.filter((row) => !isLinked(row)).flatMap(({ bills }) => bills));
  const linked = sumOf(ofLinked);
  const suggested = sumOf(new Set([...ofOthers].filter((bill) => !ofLinked.has(bill))));
  const notIn2B = sumOf(new Set(missing));
  const creditIn = (all: readonly Row[]) => all.reduce((sum, { credit }) => plus(sum, credit), NO_TAX);
  const known = plus(linked, suggested);
  return {
    ...{ linked, suggested, notIn2B, total: plus(known, notIn2B), difference: plus(creditIn(withBills), known, -1) },
    only2B: creditIn(rows.filter(({ bills }) => bills.length === 0)),
  };
}
