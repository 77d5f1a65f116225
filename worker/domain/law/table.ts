import { addDays, type IsoDate, isoDate } from '../shared/dates';
import type { DateBasis, Rule, RuleHistory, Source } from './rule';

/** The day on which an instrument of the law was published: notified, or assented to. Nothing of it was known before. */
const PUBLICATIONS: readonly { citation: string; day: string }[] = [
  { citation: '7/2018-Central Tax', day: '2018-01-23' },
  { citation: '76/2018-Central Tax', day: '2018-12-31' },
  { citation: '82/2020-Central Tax', day: '2020-11-10' },
  { citation: '19/2021-Central Tax', day: '2021-06-01' },
  { citation: '20/2021-Central Tax', day: '2021-06-01' },
  { citation: '21/2021-Central Tax', day: '2021-06-01' },
  { citation: '22/2021-Central Tax', day: '2021-06-01' },
  { citation: '9/2022-Central Tax', day: '2022-07-05' },
  { citation: '7/2023-Central Tax', day: '2023-03-31' },
  { citation: '28/2023-Central Tax', day: '2023-07-31' },
  { citation: '12/2024-Central Tax', day: '2024-07-10' },
  { citation: '15/2025-Central Tax', day: '2025-09-17' },
  { citation: '2/2025-Central Tax', day: '2025-01-10' },
  { citation: '17/2025-Central Tax (Rate)', day: '2025-09-17' },
  { citation: 'GSTN advisory of 7 June 2025', day: '2025-06-07' },
  { citation: 'GSTN advisory of 30 January 2026', day: '2026-01-30' },
  { citation: 'GSTN advisory of 20 February 2026', day: '2026-02-20' },
  { citation: 'Income-tax Act 2025', day: '2025-08-21' },
  { citation: 'Income-tax Rules 2026', day: '2026-03-20' },
];

/** The day on which the latest of the instruments that a statute names was published; undefined where none is in the table. */
export function publicationOf(statute: string): IsoDate | undefined {
  const days = PUBLICATIONS.filter(({ citation }) => names(statute, citation)).map(({ day }) => isoDate(day));
  return days.toSorted().at(-1);
}

/** '2/2025' is not named by '12/2025'. */
function names(statute: string, instrument: string): boolean {
  const at = statute.indexOf(instrument);
  return at >= 0 && !/\d/.test(statute[at - 1] ?? '');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The first day on which what a statute names can have been known, as its own words tell: the day it is dated, and the year
 * in a number or a title. A day after 'from' is one on which it takes effect, and tells nothing.
 */
export function earliestKnowledgeOf(statute: string): IsoDate | undefined {
  const years = [...statute.matchAll(/\b\d+\/(20\d\d)\b|(?:Act|Rules|Order|Regulations),? (20\d\d)\b/g)].map(
    ([, numbered, titled]) => isoDate(`${numbered ?? titled}-01-01`),
  );
  const dated = [...statute.matchAll(/(?<!from |on )\b(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (20\d\d)\b/g)].map(
    ([, day = '', month = '', year]) =>
      isoDate(`${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`),
  );
  return [...years, ...dated].toSorted().at(-1);
}

/** A text that rules cite, and the day on which they were compared with it; null where the law was written down unread. */
export type LawText = Source & { readOn: IsoDate | null };

/** Makes the texts of one sheet of sources: all read on one day. The address goes without its 'https://'. */
export const textsReadOn =
  (day: string) =>
  (title: string, address?: string): LawText => ({
    title,
    ...(address && { url: `https://${address}` }),
    readOn: isoDate(day),
  });

/** A provision written down from knowledge. Nobody read its text, so each rule that rests on it is unverified. */
export const unread = (provision: string): LawText => ({
  title: provision,
  readOn: null,
});

type Marks = Partial<Pick<Rule<unknown>, 'confidence' | 'status'>> & {
  /** Where it was compared on another day than the rest of its source's rules. */
  checkedOn?: string;
};

/**
 * What makes a rule trustworthy: its source, the day it was compared with it, how sure we are. A text that nobody read leaves
 * a rule unverified and without such a day, whatever else is said of it.
 */
export function provenanceOf(
  text: LawText,
  { confidence = 'high', status = 'enacted', checkedOn }: Marks = {},
): Pick<Rule<unknown>, 'source' | 'confidence' | 'status' | 'checkedOn'> {
  const { readOn, ...source } = text;
  if (readOn === null) return { source, confidence, status: 'unverified', checkedOn: null };
  return { source, confidence, status, checkedOn: checkedOn ? isoDate(checkedOn) : readOn };
}

/** One row of a table of law, as it is written down. */
export type Row<Value> = Pick<Rule<Value>, 'id' | 'basis' | 'value' | 'unit' | 'statute' | 'comparator'> &
  Marks & {
    from: string;
    /** The last day in force, where that is known and no version follows at once. */
    to?: string;
    /** The day on which it could be known; else that of its instrument's publication, else the day it takes effect. */
    knownSince?: string;
    /** The day on which its instrument was published, where the statute's name does not tell it. */
    published?: string;
    source?: LawText;
  };

/** What a table's own shorthand passes on: the law and where it stands, besides what the table adds. */
export type Cited = Pick<Row<unknown>, 'statute'> &
  Partial<Pick<Row<unknown>, 'from' | 'knownSince' | 'published' | 'source' | 'confidence' | 'status' | 'checkedOn'>>;

/** A version of a rule with an end still to be joined: one that names its last day keeps it. */
export function ruleOf<Value>(row: Row<Value>): Rule<Value> {
  const { from, to, knownSince, published, confidence, status, checkedOn, source, ...rule } = row;
  const publishedOn = published ? isoDate(published) : publicationOf(rule.statute);
  return {
    ...rule,
    from: isoDate(from),
    to: to ? isoDate(to) : null,
    knownSince: isoDate(knownSince ?? publishedOn ?? from),
    ...(publishedOn && { publishedOn }),
    ...provenanceOf(source ?? unread(rule.statute), {
      ...(confidence && { confidence }),
      ...(status && { status }),
      ...(checkedOn && { checkedOn }),
    }),
  };
}

/** The histories by the ids of their versions. One that is joined to more later is told by the longer history. */
const HISTORIES = new Map<string, RuleHistory<unknown>>();

/** All versions of the rule that this is a version of, oldest first; none of a rule that no table of law holds. */
export const versionsOf = (id: string): RuleHistory<unknown> => HISTORIES.get(id) ?? [];

/**
 * Joins the versions of one rule, oldest first: each ends on the day before the next begins, the last where it says. Throws
 * RangeError where a version leaves a gap before the next or reaches into it.
 */
export function joined<Value>(...versions: readonly Rule<Value>[]): RuleHistory<Value> {
  const history = endToEnd(versions);
  for (const version of history) HISTORIES.set(version.id, history);
  return history;
}

function endToEnd<Value>(versions: readonly Rule<Value>[]): RuleHistory<Value> {
  return versions.map((version, index) => {
    const next = versions[index + 1];
    if (!next) return version;
    const end = addDays(next.from, -1);
    if (end < version.from) throw new RangeError(`${next.id} does not begin after ${version.id}, which it follows`);
    if (version.to !== null && version.to !== end) {
      throw new RangeError(`${version.id} ends on ${version.to} and ${next.id} begins on ${next.from}`);
    }
    return { ...version, to: end };
  });
}

/** The history of a rule from whole rows, oldest first: each may have an id of its own. */
export const historyOf = <Value>(...rows: readonly Row<Value>[]): RuleHistory<Value> => joined(...rows.map(ruleOf));

type Common<Value> = Omit<Row<Value>, 'from' | 'to' | 'knownSince' | 'published' | 'value'>;
type Version<Value> = Pick<Row<Value>, 'from' | 'value'> & Partial<Omit<Row<Value>, 'id'>>;

/** The history of a rule with one id: what its versions share, and what each has of its own. */
export const ruleHistory = <Value>(common: Common<Value>, versions: readonly Version<Value>[]): RuleHistory<Value> =>
  historyOf(...versions.map((version) => ({ ...common, ...version })));

/** The last day of the Income-tax Act 1961 and the first of the Act of 2025. */
export const OLD_ACT_ENDS = '2026-03-31';
export const NEW_ACT_BEGINS = '2026-04-01';

/** The Finance Act 2026 amended the Act of 2025 before it came into force; its rules of income-tax were known from then. */
const FINANCE_ACT_2026 = '2026-03-31';

type AcrossActs<Value> = Omit<Row<Value>, 'to' | 'knownSince' | 'statute' | 'source' | 'confidence' | 'status'> & {
  old: string;
  now: string;
  /** One for both Acts, or one for each; absent where no text was read. */
  source?: LawText | readonly [LawText | undefined, LawText | undefined];
  confidence?: Rule<unknown>['confidence'] | readonly [Rule<unknown>['confidence'], Rule<unknown>['confidence']];
};

const pairOf = <One>(given: One | readonly [One, One]): readonly [One, One] =>
  Array.isArray(given) ? (given as unknown as readonly [One, One]) : [given as One, given as One];

/** One value of tax at source under both Acts: a row of each, with its own provision and its own id. */
export function underBothActs<Value>(row: AcrossActs<Value>): RuleHistory<Value> {
  const { old, now, source, confidence = 'high', from, ...common } = row;
  const sources = pairOf<LawText | undefined>(source);
  const confidences = pairOf(confidence);
  const under = (index: 0 | 1) => ({
    ...(sources[index] && { source: sources[index] }),
    confidence: confidences[index],
  });
  return historyOf<Value>(
    { ...common, id: `${row.id}.1961`, from, statute: old, ...under(0) },
    { ...common, id: `${row.id}.2025`, from: NEW_ACT_BEGINS, statute: now, ...under(1) },
  );
}

type ActCommon<Value> = Pick<Row<Value>, 'id' | 'unit' | 'source' | 'confidence' | 'status' | 'comparator'>;
type ActVersion<Value> = Pick<Row<Value>, 'from' | 'value' | 'statute'> & Partial<Omit<Row<Value>, 'id' | 'basis'>>;

/**
 * A rule of income-tax under both Acts. Versions that begin before 1 April 2026 are of the Act of 1961 and chosen by the
 * financial year's first day; later ones of the Act of 2025, by the tax year's.
 */
export const actHistory = <Value>(
  common: ActCommon<Value>,
  versions: readonly ActVersion<Value>[],
): RuleHistory<Value> =>
  ruleHistory<Value>(
    { ...common, basis: 'FINANCIAL_YEAR', statute: '' },
    versions.map((version) =>
      version.from < NEW_ACT_BEGINS
        ? version
        : { knownSince: FINANCE_ACT_2026, ...version, basis: 'TAX_YEAR' satisfies DateBasis },
    ),
  );

/** The same value of income-tax under both Acts, each with its own section. */
export function inBothActs<Value>(
  { from, ...common }: ActCommon<Value> & { from: string },
  value: Value,
  [of1961, of2025]: readonly [string, string],
): RuleHistory<Value> {
  return actHistory<Value>(common, [
    { from, value, statute: `Income-tax Act 1961 ${of1961}` },
    { from: NEW_ACT_BEGINS, value, statute: `Income-tax Act 2025 ${of2025}` },
  ]);
}
