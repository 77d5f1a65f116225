import { addDays, type IsoDate, isoDate } from '../shared/dates';
import { publicationOf } from './instruments';
import type { Rule, RuleHistory, Source } from './rule';

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
  title: `${provision}, from knowledge; text not read`,
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

/**
 * Joins the versions of one rule, oldest first: each ends on the day before the next begins, the last where it says. Throws
 * RangeError where a version leaves a gap before the next or reaches into it.
 */
export function joined<Value>(...versions: readonly Rule<Value>[]): RuleHistory<Value> {
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
