import { z } from 'zod';
import { chasesOf } from '../../../domain/gst/two-b/chase';
import { comparePair, knownBill, knownLine, RUNGS, type Scores, TOLERANCE } from '../../../domain/gst/two-b/compare';
import { clausesOn } from '../../../domain/gst/two-b/credit-law';
import { DECISION_ACTIONS, type Decision } from '../../../domain/gst/two-b/decisions';
import { imsOf } from '../../../domain/gst/two-b/ims';
import type { Lapse, Soon } from '../../../domain/gst/two-b/lapse';
import { type Bill, HEADS, type Heads, type TwoBLine, taxOf } from '../../../domain/gst/two-b/model';
import { type MissingBill, PARTS, type Row } from '../../../domain/gst/two-b/result';
import { type Fact, whyPair } from '../../../domain/gst/two-b/why';
import { type Message, say } from '../../../domain/shared/message';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import { SentFile } from '../../../platform/form';
import { issue } from '../../../platform/problem';
import { isoDay, lineOf, MOST_ROWS, numeric, optional, pageByCount, upperCase } from '../../../platform/wire';
import type { Matched } from './matches.usecase';

export const importQuery = z.object({ gstin: optional(upperCase), period: optional(z.string().max(10)) });
export const TWO_B_FILES = ['file'] as const;
export const sentForm = z.object({ file: z.instanceof(SentFile, { error: issue(say('field.file')) }) });

export type ImportAnswer = {
  id: string;
  gstin: string;
  period: string;
  madeOn: string | null;
  importedAt: string;
  sha256: string;
  documents: number;
  added: number;
  isKnown: boolean;
  isNewVersion: boolean;
  changes: { added: number; changed: number; removed: number } | null;
  message: Message;
  warnings: { code: string; place: string; message: Message }[];
};

export const importAnswer = z.object({
  id: z.string(),
  gstin: z.string(),
  period: z.string(),
  madeOn: z.iso.date().nullable(),
  importedAt: z.string(),
  sha256: z.string(),
  documents: z.number(),
  added: z.number(),
  isKnown: z.boolean().describe('about.two-b.is-known'),
  isNewVersion: z.boolean(),
  changes: z.object({ added: z.number(), changed: z.number(), removed: z.number() }).nullable(),
  message: z.string(),
  warnings: z.array(z.object({ code: z.string(), place: z.string(), message: z.string() })),
});

export const SHOWN = ['all', 'to-decide', 'taken', 'held', 'blocked', 'not-in-2b', 'other'] as const;
export type Shown = (typeof SHOWN)[number];

export const matchesQuery = pageByCount.extend({
  knownOn: optional(isoDay).describe('about.two-b.known-on'),
  show: z.enum(SHOWN).default('all'),
});
export type MatchesQuery = z.output<typeof matchesQuery>;

export const whyQuery = z.object({ bill: z.string().max(60), line: z.string().max(200), knownOn: optional(isoDay) });

const heads = z.object({ igst: numeric, cgst: numeric, sgst: numeric, cess: numeric, tax: numeric });
const headsJson = (tax: Heads) => ({
  ...(Object.fromEntries(HEADS.map((head) => [head, formatRupees(tax[head])])) as Record<
    (typeof HEADS)[number],
    string
  >),
  tax: formatRupees(taxOf(tax)),
});

const document = z.object({
  gstin: z.string(),
  name: z.string(),
  number: z.string(),
  date: z.iso.date(),
  taxable: numeric,
  tax: heads,
});
const billAnswer = document.extend({
  id: z.string(),
  own: z.string(),
  isReduction: z.boolean(),
  isReverseCharge: z.boolean(),
});
const lineAnswer = document.extend({
  id: z.string(),
  section: z.string(),
  kind: z.string(),
  availability: z.enum(['yes', 'no', 'temporary']),
  isReverseCharge: z.boolean(),
  filedOn: z.iso.date().nullable(),
  supplierPeriod: z.string().nullable(),
  original: z.object({ number: z.string(), date: z.iso.date() }).nullable(),
});

const documentJson = ({ gstin, name, number, date, taxable, tax }: Bill | TwoBLine) => ({
  ...{ gstin, name, number, date, taxable: formatRupees(taxable), tax: headsJson(tax) },
});
const billJson = (bill: Bill) => ({
  ...documentJson(bill),
  ...{ id: bill.id, own: bill.own, isReduction: bill.isReduction, isReverseCharge: bill.isReverseCharge },
});
const lineJson = (line: TwoBLine) => ({
  ...documentJson(line),
  ...{
    id: line.key,
    section: line.section,
    kind: line.kind,
    availability: line.availability,
    isReverseCharge: line.isReverseCharge,
  },
  ...{ filedOn: line.filedOn, supplierPeriod: line.supplierPeriod, original: line.original },
});

const scoresAnswer = z.object({
  supplier: z.enum(['same', 'same-pan', 'other']),
  number: z.string(),
  days: z.number(),
  amounts: z.enum(['same', 'rounding', 'heads', 'differ']),
  taxable: numeric,
  tax: numeric,
  isSameKind: z.boolean(),
  isSameYear: z.boolean(),
  isSameCharge: z.boolean(),
});
const scoresJson = ({ heads: _, isSwapped: _swapped, taxable, tax, ...scores }: Scores) => ({
  ...{ ...scores, taxable: formatRupees(taxable), tax: formatRupees(tax) },
});

const factAnswer = z.object({
  field: z.string(),
  verdict: z.enum(['agrees', 'about', 'differs']),
  message: z.string(),
});

const decisionAnswer = z.object({
  action: z.enum(DECISION_ACTIONS),
  section: z.string().nullable(),
  remark: z.string().nullable(),
  by: z.string(),
  decidedAt: z.string(),
  period: z.string(),
});
const decisionJson = ({ action, section, remark, byName, decidedAt, period }: Decision) => ({
  ...{ action: action === 'undo' ? ('hold' as const) : action, section, remark, by: byName, decidedAt, period },
});

const pairAnswer = z.object({
  id: z.string(),
  twoBPeriod: z.string(),
  isCarried: z.boolean().describe('about.two-b.is-carried'),
  line: lineAnswer.nullable(),
  bill: billAnswer.nullable(),
  bills: z.array(billAnswer).describe('about.two-b.bills'),
  rung: z.enum(RUNGS),
  points: z.number(),
  scores: scoresAnswer.nullable(),
  why: z.string(),
  because: z.string(),
  facts: z.array(factAnswer),
  part: z.enum([...PARTS, 'not-in-2b']),
  credit: heads,
  shares: z.object(
    Object.fromEntries(PARTS.map((part) => [part, numeric])) as Record<(typeof PARTS)[number], typeof numeric>,
  ),
  section: z.string().nullable(),
  decision: decisionAnswer.nullable(),
  ims: z
    .object({ action: z.string().nullable(), isSilent: z.boolean(), on: z.iso.date(), message: z.string() })
    .nullable(),
  duplicateOf: z.string().nullable(),
  repeats: z.string().nullable().describe('about.two-b.repeats'),
  near: z
    .object({
      bill: billAnswer.nullable(),
      line: lineAnswer.nullable(),
      isTaken: z.boolean(),
      why: z.string(),
      facts: z.array(factAnswer),
    })
    .nullable()
    .describe('about.two-b.near'),
});

const partsAnswer = z.object(
  Object.fromEntries([...PARTS, 'in2B', 'notIn2B'].map((part) => [part, numeric])) as Record<
    (typeof PARTS)[number] | 'in2B' | 'notIn2B',
    typeof numeric
  >,
);

export const matchesAnswer = z.object({
  gstin: z.string(),
  period: z.string(),
  knownOn: z.iso.date(),
  isFiled: z.boolean(),
  tolerance: numeric.describe('about.two-b.tolerance'),
  sections: z.array(z.string()).describe('about.two-b.sections'),
  file: z
    .object({
      id: z.string(),
      madeOn: z.iso.date().nullable(),
      importedAt: z.string(),
      documents: z.number(),
      warnings: z.array(z.object({ code: z.string(), place: z.string(), message: z.string() })),
    })
    .nullable(),
  versions: z.array(
    z.object({
      id: z.string(),
      madeOn: z.iso.date().nullable(),
      importedOn: z.iso.date(),
      importedBy: z.string(),
      documents: z.number(),
      isChosen: z.boolean(),
    }),
  ),
  totals: partsAnswer,
  byHead: z.object(
    Object.fromEntries([...PARTS, 'in2B', 'notIn2B'].map((part) => [part, heads])) as Record<
      (typeof PARTS)[number] | 'in2B' | 'notIn2B',
      typeof heads
    >,
  ),
  books: z.object({
    total: numeric,
    linked: numeric,
    suggested: numeric,
    notIn2B: numeric,
    difference: numeric,
    only2B: numeric,
    notIn2BEarlier: numeric,
  }),
  counts: z.object(Object.fromEntries(SHOWN.map((shown) => [shown, z.number()])) as Record<Shown, z.ZodNumber>),
  rejectedBefore: z.array(lineAnswer),
  chases: z.array(
    z.object({
      gstin: z.string(),
      name: z.string(),
      tax: numeric,
      bills: z.array(z.string()),
      subject: z.string(),
      text: z.string(),
    }),
  ),
  pairs: z.array(pairAnswer),
});

const NO_FACTS: readonly Fact[] = [];
const NO_SHARES = Object.fromEntries(PARTS.map((part) => [part, '0.00'])) as Record<(typeof PARTS)[number], string>;

function rowJson(row: Row, isCarried: boolean, matched: Matched) {
  const { line, bills, rung, points, near, decision } = row;
  const [bill] = bills;
  const facts = bill && bills.length === 1 ? whyPair(bill, line) : null;
  const why = row.parts.length > 0 ? null : facts;
  const isSaidAgain = row.repeats !== null || row.duplicateOf !== null;
  const isPlainPair = why !== null;
  const ims = imsOf(row, { ...matched.days, today: matched.result.knownOn });
  return {
    ...{ id: line.key, twoBPeriod: row.twoBPeriod, isCarried, line: lineJson(line), rung, points },
    ...{ bill: bill ? billJson(bill) : null, bills: bills.map(billJson) },
    scores: isPlainPair && bill ? scoresJson(comparePair(knownBill(bill), knownLine(line))) : null,
    why: why?.headline ?? (near && !isSaidAgain ? whyPair(near.of, line).headline : row.because),
    ...{ because: row.because, facts: facts?.facts ?? NO_FACTS, part: row.part, credit: headsJson(row.credit) },
    shares: Object.fromEntries(PARTS.map((part) => [part, formatRupees(taxOf(row.shares[part]))])) as typeof NO_SHARES,
    ...{ section: row.section, decision: decision ? decisionJson(decision) : null, ims },
    ...{ duplicateOf: row.duplicateOf?.key ?? null, repeats: row.repeats },
    near: near ? { bill: billJson(near.of), line: null, isTaken: near.isTaken, ...nearWords(near.of, line) } : null,
  };
}

const nearWords = (bill: Bill, line: TwoBLine) => {
  const { headline, facts } = whyPair(bill, line);
  return { why: headline, facts };
};

function missingJson({ bill, isOfPeriod, near }: MissingBill, { asked }: Matched) {
  const message = say(isOfPeriod ? 'two-b.because.missing' : 'two-b.because.missing-earlier');
  return {
    ...{
      id: `bill:${bill.id}`,
      twoBPeriod: asked.period.month,
      isCarried: false,
      line: null,
      bill: billJson(bill),
      bills: [billJson(bill)],
    },
    ...{
      rung: 'none' as const,
      points: 0,
      scores: null,
      facts: NO_FACTS,
      part: 'not-in-2b' as const,
      credit: headsJson(bill.tax),
    },
    ...{ shares: NO_SHARES, section: null, decision: null, ims: null, duplicateOf: null, repeats: null },
    ...{ because: message, why: near ? whyPair(bill, near.of).headline : message },
    near: near ? { bill: null, line: lineJson(near.of), isTaken: near.isTaken, ...nearWords(bill, near.of) } : null,
  };
}

/** To decide: nobody has, and it cannot stay as it is for good. */
const isOpen = (row: Row): boolean => row.part === 'held' && row.decision === null;

const SHOWS: Readonly<Record<Exclude<Shown, 'all' | 'not-in-2b'>, (row: Row) => boolean>> = {
  'to-decide': isOpen,
  taken: ({ part }) => part === 'taken',
  held: ({ part }) => part === 'held',
  blocked: ({ part, shares }) => part === 'blocked' || taxOf(shares.blocked) !== 0,
  other: ({ part }) => part === 'ineligible' || part === 'lapsed' || part === 'rejected',
};

const ORDER = ['held', 'lapsed', 'taken', 'blocked', 'ineligible', 'rejected'] as const;

/** Rows that wait for a person first, then bills that are missing, then the rest, each by what it is worth. */
function ordered({ result }: Matched) {
  const worth = ({ credit }: Row) => Math.abs(taxOf(credit));
  const rows = [
    ...result.rows.map((row) => ({ row, isCarried: false })),
    ...result.carried.map((row) => ({ row, isCarried: true })),
  ].toSorted(
    (one, other) =>
      Number(isOpen(other.row)) - Number(isOpen(one.row)) ||
      ORDER.indexOf(one.row.part) - ORDER.indexOf(other.row.part) ||
      worth(other.row) - worth(one.row) ||
      (one.row.line.key < other.row.line.key ? -1 : 1),
  );
  const missing = result.missing.toSorted(
    (one, other) => taxOf(other.bill.tax) - taxOf(one.bill.tax) || (one.bill.id < other.bill.id ? -1 : 1),
  );
  return { rows, missing };
}

type Page = <Row>(rows: readonly Row[]) => Row[];

/** A match as it is answered: its sums whole, of its pairs the page that is asked for. */
export function matchesJson(matched: Matched, show: Shown, pageOf: Page) {
  const { asked, books, result, closedOn } = matched;
  const { rows, missing } = ordered(matched);
  const all: readonly (() => ReturnType<typeof rowJson> | ReturnType<typeof missingJson>)[] = [
    ...rows
      .filter(({ row }) => show === 'all' || (show !== 'not-in-2b' && SHOWS[show](row)))
      .map(
        ({ row, isCarried }) =>
          () =>
            rowJson(row, isCarried, matched),
      ),
    ...(show === 'all' || show === 'not-in-2b' ? missing.map((one) => () => missingJson(one, matched)) : []),
  ];
  const count = (isShown: (row: Row) => boolean) => rows.filter(({ row }) => isShown(row)).length;
  const sums = { ...result.parts, in2B: result.in2B, notIn2B: result.books.notIn2B };
  const chosen = books.versions.find(({ id }) => id === result.file?.id);
  const earlier = result.missing.reduce(
    (sum, { bill, isOfPeriod }) => sum + (isOfPeriod ? 0 : taxOf(bill.tax)),
    0,
  ) as Paise;
  return {
    ...{ gstin: asked.gstin, period: asked.period.name, knownOn: result.knownOn, isFiled: closedOn !== null },
    ...{ tolerance: formatRupees(TOLERANCE), sections: [...clausesOn(asked.period.to)] },
    file: chosen
      ? {
          id: chosen.id,
          madeOn: chosen.madeOn,
          importedAt: chosen.importedAt,
          documents: chosen.lineCount,
          warnings: [...chosen.notices],
        }
      : null,
    versions: books.versions
      .filter(({ period }) => period === asked.period.month)
      .map(({ id, madeOn, importedOn, importedByName, lineCount, isChosen }) => ({
        ...{ id, madeOn, importedOn, importedBy: importedByName, documents: lineCount, isChosen },
      })),
    totals: mapped(sums, (tax) => formatRupees(taxOf(tax))),
    byHead: mapped(sums, headsJson),
    books: { ...mapped(result.books, (tax) => formatRupees(taxOf(tax))), notIn2BEarlier: formatRupees(earlier) },
    counts: {
      ...{ all: rows.length + missing.length, 'not-in-2b': missing.length, 'to-decide': count(SHOWS['to-decide']) },
      ...{
        taken: count(SHOWS.taken),
        held: count(SHOWS.held),
        blocked: count(SHOWS.blocked),
        other: count(SHOWS.other),
      },
    },
    rejectedBefore: result.rejectedBefore.slice(0, MOST_ROWS).map(lineJson),
    chases: chasesOf(result.missing, { period: asked.period, company: books.company.name, gstin: asked.gstin })
      .slice(0, MOST_ROWS)
      .map(({ gstin, name, tax, billIds, subject, greeting, lines, closing }) => ({
        ...{ gstin, name, tax: formatRupees(tax), bills: [...billIds], subject },
        text: { greeting, lines, closing },
      })),
    pairs: pageOf(all).map((make) => make()),
  };
}

const mapped = <Name extends string, To>(all: Readonly<Record<Name, Heads>>, to: (tax: Heads) => To) =>
  Object.fromEntries(Object.entries<Heads>(all).map(([name, tax]) => [name, to(tax)])) as Record<Name, To>;

/** The letter to a supplier as one text. */
export const letterOf = ({
  greeting,
  lines,
  closing,
}: {
  greeting: string;
  lines: readonly string[];
  closing: string;
}): string => [greeting, '', ...lines.map((line) => `- ${line}`), '', closing].join('\n');

export const whyAnswer = z.object({
  rung: z.enum(RUNGS),
  isLinked: z.boolean(),
  headline: z.string(),
  facts: z.array(factAnswer),
  also: z.array(z.string()).describe('about.two-b.also'),
  scores: scoresAnswer,
  bill: billAnswer,
  line: lineAnswer,
});

export function whyJson(bill: Bill, line: TwoBLine, isLinked: boolean, also: readonly Message[]) {
  const { rung, headline, facts } = whyPair(bill, line);
  const scores = scoresJson(comparePair(knownBill(bill), knownLine(line)));
  return {
    ...{ rung, isLinked, headline, facts, scores },
    also: [...also],
    bill: billJson(bill),
    line: lineJson(line),
  };
}

const lapseAnswer = z.object({
  kind: z.string(),
  amount: numeric,
  on: z.iso.date(),
  days: z.number().describe('about.two-b.days'),
  isPast: z.boolean(),
  isSoon: z.boolean(),
  gstin: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  billId: z.string().nullable(),
  line: z.string().nullable(),
  statute: z.string(),
  isUnverified: z.boolean(),
  message: z.string(),
});
export const lapsesAnswer = z.object({
  total: numeric,
  count: z.number(),
  soon: z
    .object({ on: z.iso.date(), days: z.number(), amount: numeric, count: z.number() })
    .nullable()
    .describe('about.two-b.soon'),
  lapses: z.array(lapseAnswer),
});

const soonJson = (soon: Soon | null) => soon && { ...soon, amount: formatRupees(soon.amount) };

export const lapsesJson = (lapses: readonly Lapse[], soon: Soon | null) => ({
  total: formatRupees(lapses.reduce((sum, { amount }) => sum + amount, 0) as Paise),
  count: lapses.length,
  soon: soonJson(soon),
  lapses: lapses
    .slice(0, MOST_ROWS)
    .map(({ amount, lineKey, ...lapse }) => ({ ...lapse, amount: formatRupees(amount), line: lineKey })),
});

const action = z.enum([...DECISION_ACTIONS, 'undo']);
const section = optional(z.string().max(20).describe('about.two-b.section'));
const remark = optional(lineOf(300));

export const decideRequest = z
  .object({
    gstin: upperCase,
    period: z.string().max(10),
    decisions: z
      .array(
        z.object({
          line: z.string().max(200),
          action,
          bills: z.array(z.string().max(60)).max(20).optional(),
          section,
          remark,
        }),
      )
      .min(1)
      .max(MOST_ROWS)
      .optional(),
    supplier: optional(upperCase).describe('about.two-b.supplier'),
    action: action.optional(),
    section,
    remark,
  })
  .refine(
    ({ decisions, supplier, action: all }) =>
      (decisions !== undefined) !== (supplier !== undefined && all !== undefined),
    {
      message: issue(say('two-b.problem.nothing-decided')),
      path: ['decisions'],
    },
  )
  .refine(({ decisions }) => new Set(decisions?.map(({ line }) => line)).size === (decisions?.length ?? 0), {
    message: issue(say('two-b.problem.decided-twice')),
    path: ['decisions'],
  });
export type Deciding = z.output<typeof decideRequest>;

export const decideAnswer = z.object({
  decided: z.number(),
  skipped: z.array(z.object({ line: z.string(), number: z.string(), reason: z.string() })),
});
