import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';

/** Which date of a case is compared with the days a rule is in force: the due date and the deduction may fall in different years. */
export const DATE_BASES = [
  'TAX_PERIOD',
  'DUE_DATE',
  'FILING_DATE',
  'SUPPLY_TIME',
  'DEDUCTION_EVENT',
  'COLLECTION_EVENT',
  'FINANCIAL_YEAR',
  'TAX_YEAR',
  'FORM_PERIOD',
  'EVENT_DATE',
] as const;
export type DateBasis = (typeof DATE_BASES)[number];

/** Most Indian limits are passed by what exceeds them; some already by what equals them. */
export type Comparator = 'EXCEEDS' | 'NOT_LESS_THAN';

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Enacted: in the statute or a notification. Portal: how the government's portal behaves. Unverified: shown as such. */
export const RULE_STATUSES = ['enacted', 'portal', 'proposed', 'unverified'] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

export type Source = { title: string; url?: string };

/** One value that the law fixes, for the days in which it is in force, and when we came to know of it. */
export type Rule<Value> = {
  id: string;
  from: IsoDate;
  /** The last day in force; null while no end is known. */
  to: IsoDate | null;
  basis: DateBasis;
  knownSince: IsoDate;
  value: Value;
  unit: string;
  comparator?: Comparator;
  statute: string;
  source: Source;
  confidence: Confidence;
  status: RuleStatus;
  /** The day on which somebody last compared it with its source; null where nobody has read the text. */
  checkedOn: IsoDate | null;
  /** The day on which the latest instrument it names was published, where that is known. */
  publishedOn?: IsoDate;
};

/** The versions of one rule, oldest first. */
export type RuleHistory<Value> = readonly Rule<Value>[];

/**
 * The version in force on a day of its basis, as it was known on another. Of several that fit, the one known last counts:
 * an amendment adds a version and never edits one. Throws RangeError where none fits: a gap is a fault, never a default.
 */
export function ruleInForce<Value>(history: RuleHistory<Value>, day: IsoDate, knownOn?: IsoDate): Rule<Value> {
  const rule = ruleIfInForce(history, day, knownOn);
  if (!rule) throw new RangeError(`No version of ${history[0]?.id ?? 'the rule'} is in force on ${day}`);
  return rule;
}

/** The same, undefined where none fits: for whoever may meet days before the first version, or before it was known. */
export function ruleIfInForce<Value>(
  history: RuleHistory<Value>,
  day: IsoDate,
  knownOn?: IsoDate,
): Rule<Value> | undefined {
  const known = knownOn ? history.filter((rule) => rule.knownSince <= knownOn) : history;
  const fitting = known.filter((rule) => rule.from <= day && lasts(rule, day, history, known));
  return fitting.reduce<Rule<Value> | undefined>(
    (latest, rule) => (latest && latest.knownSince > rule.knownSince ? latest : rule),
    undefined,
  );
}

/** An end that came with a successor was not known before the successor was; an end by itself was known from the start. */
function lasts<Value>(
  { to }: Rule<Value>,
  day: IsoDate,
  history: RuleHistory<Value>,
  known: RuleHistory<Value>,
): boolean {
  if (to === null || day <= to) return true;
  const isLater = (rule: Rule<Value>) => rule.from > to;
  return history.some(isLater) && !known.some(isLater);
}

/** Whether a reader must be told that nobody has confirmed this rule: its text is unread, or what was read leaves doubt. */
export const isUnverified = ({ confidence, status }: Pick<Rule<unknown>, 'confidence' | 'status'>): boolean =>
  confidence === 'low' || status === 'unverified';

/** Whether an amount passes a limit, by the limit's own comparator: most by exceeding it, some by reaching it. */
export const passes = (amount: Paise, limit: Pick<Rule<Paise>, 'value' | 'comparator'>): boolean =>
  limit.comparator === 'NOT_LESS_THAN' ? amount >= limit.value : amount > limit.value;
