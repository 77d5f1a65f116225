import { dayAfterPeriod, nameOfPeriod, periodsOfYear, type ReturnInterval, type TaxPeriod } from '../law/periods';
import { passes, type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import { addMonths, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, onDay, Working, yesOrNo } from '../shared/explained';
import { say } from '../shared/message';
import type { Paise } from '../shared/money';
import {
  type Extension,
  GST_DUE_DAYS,
  GST_EXTENSIONS,
  GST_RETURN_DUTIES,
  GSTR3B_STATE_GROUPS,
  GSTR3B_UNLISTED_GROUP,
  type GstFiler,
  type ReturnDuty,
  STAGGERED_UP_TO,
} from './law/returns';
import { GST_THRESHOLDS } from './law/thresholds';
import { GST_TIME_LIMITS } from './law/time-limits';

export type ReturnOfPeriod = {
  form: string;
  every: ReturnInterval;
  period: TaxPeriod;
  /** The State of the principal place of business, as in the GSTIN. */
  stateCode: string;
  /** The district of the same place: some notifications speak of districts alone. */
  district?: string;
  /** Over all of India, of the financial year before: in 2020 it decided the day of a monthly GSTR-3B. */
  turnoverBefore?: Paise;
  /** Answer as the law was known on this day. */
  knownOn?: IsoDate;
  /** Extensions entered since this table was written; they count beside it. */
  extensions?: readonly Rule<Extension>[];
};

/**
 * The due date of a GST return: the notified day, or the one an extension moved it to. Sundays and holidays do not move it,
 * as the portal counts the late fee from the notified day. Throws RangeError where no rule covers the form and period.
 */
export function returnDueDate(filing: ReturnOfPeriod): Explained<IsoDate> {
  const { form, period, knownOn } = filing;
  const working = new Working();
  working.give('form', say('gst.step.return'), inWords(form));
  working.give('period', say('gst.step.tax-period'), inWords(nameOfPeriod(period)));
  const key = dueKey(filing, working);
  const history = GST_DUE_DAYS[key];
  if (!history) throw new RangeError(`No due date is recorded for ${key}`);
  const rule = ruleInForce(history, period.to, knownOn);
  const notified = dayAfterPeriod(period, rule.value.monthsAfter, rule.value.day);
  working.make('notified', say('gst.step.due-day-by-the-rule'), onDay(notified), {
    formula: say('gst.formula.day-of-month-after-period', { day: rule.value.day, count: rule.value.monthsAfter }),
    inputs: ['form', 'period'],
    rule: citationOf(rule),
    summary: say('gst.summary.due', {
      ...{ day: rule.value.day, count: rule.value.monthsAfter, end: onDay(period.to) },
      ...{ due: onDay(notified), statute: rule.statute },
    }),
  });
  return working.explain(extendedTo(key, notified, filing, working));
}

/** Whether a due date is recorded for the form and period as known: no return was asked before the first of them. */
export function hasDueDate({ form, every, period, knownOn }: Omit<ReturnOfPeriod, 'stateCode'>): boolean {
  const isGrouped = form === 'GSTR-3B' && every === 'quarter';
  const tables: readonly (RuleHistory<unknown> | undefined)[] = isGrouped
    ? [
        GST_DUE_DAYS[`${form} ${every} X`],
        GST_DUE_DAYS[`${form} ${every} Y`],
        GSTR3B_STATE_GROUPS,
        GSTR3B_UNLISTED_GROUP,
      ]
    : [GST_DUE_DAYS[`${form} ${every}`]];
  return tables.every((history) => history && ruleIfInForce(history, period.to, knownOn) !== undefined);
}

function dueKey(filing: ReturnOfPeriod, working: Working): string {
  const { form, every, period, stateCode, knownOn } = filing;
  if (form !== 'GSTR-3B' || !(every === 'quarter' || isStaggered(filing, working))) return `${form} ${every}`;
  working.give('state', say('gst.step.state-of-the-principal-place-of-business'), inWords(stateCode));
  const listed = ruleInForce(GSTR3B_STATE_GROUPS, period.to, knownOn);
  const isListed = [...listed.value.X, ...listed.value.Y].includes(stateCode);
  const rule = isListed ? listed : ruleInForce(GSTR3B_UNLISTED_GROUP, period.to, knownOn);
  const group = listed.value.X.includes(stateCode) ? 'X' : 'Y';
  working.make('group', say('gst.step.group-of-states'), inWords(group), { inputs: ['state'], rule: citationOf(rule) });
  return `${form} ${every} ${group}`;
}

/** Whether the day of a month goes by the State: in 2020, up to a turnover. Where that is not stated the earlier day is taken. */
function isStaggered({ every, period, turnoverBefore, knownOn }: ReturnOfPeriod, working: Working): boolean {
  const rule = every === 'month' ? ruleIfInForce(STAGGERED_UP_TO, period.to, knownOn) : undefined;
  if (!rule || turnoverBefore === undefined || passes(turnoverBefore, rule)) return false;
  working.give('turnoverBefore', say('gst.step.turnover-of-the-year-before'), inPaise(turnoverBefore));
  working.make('staggered', say('gst.step.day-by-state'), yesOrNo(true), {
    formula: say('gst.formula.turnover-at-most', { limit: inPaise(rule.value) }),
    inputs: ['turnoverBefore'],
    rule: citationOf(rule),
  });
  return true;
}

function extendedTo(key: string, notified: IsoDate, filing: ReturnOfPeriod, working: Working): IsoDate {
  const { period, knownOn, district } = filing;
  const rows = extensionsOf(key, filing).filter(({ value }) => !value.districts || isAmong(district, value.districts));
  if (rows.length === 0) return notified;
  const rule = ruleInForce(rows, period.to, knownOn);
  working.make('extended', say('gst.step.due-day-as-extended'), onDay(rule.value.dueOn), {
    formula: say('gst.formula.the-day-notified-for-this-period'),
    inputs: ['notified'],
    rule: citationOf(rule),
    summary: say('gst.summary.extended', {
      ...{ notified: onDay(notified), due: onDay(rule.value.dueOn), statute: rule.statute },
    }),
  });
  return rule.value.dueOn;
}

const isAmong = (district: string | undefined, names: readonly string[]): boolean =>
  district !== undefined && names.some((name) => name.toLowerCase() === district.trim().toLowerCase());

const isOfPeriod = ({ from, to, knownSince }: Rule<Extension>, { period, knownOn }: ReturnOfPeriod): boolean =>
  from <= period.to && (!to || period.to <= to) && (!knownOn || knownSince <= knownOn);

const extensionsOf = (key: string, filing: ReturnOfPeriod) =>
  [...GST_EXTENSIONS, ...(filing.extensions ?? [])].filter(
    (rule) =>
      rule.value.of === key &&
      (!rule.value.states || rule.value.states.includes(filing.stateCode)) &&
      isOfPeriod(rule, filing),
  );

/** The day to which a return would be due in some districts of the State, where nobody said in which district it is. */
export function districtExtension(filing: ReturnOfPeriod): Rule<Extension> | undefined {
  if (filing.district !== undefined) return undefined;
  const key = dueKey(filing, new Working());
  return extensionsOf(key, filing).findLast(({ value }) => value.districts);
}

/** By what of its place a return's due date goes: whether by the State, and the districts there that a moved date names. */
export function placeOfDue(filing: ReturnOfPeriod): { byState: boolean; districts: readonly string[] } {
  const key = dueKey(filing, new Working());
  const { form, every } = filing;
  const anywhere = GST_EXTENSIONS.filter((rule) => rule.value.of === key && isOfPeriod(rule, filing));
  return {
    byState: key !== `${form} ${every}` || anywhere.some(({ value }) => value.states),
    districts: [...new Set(extensionsOf(key, filing).flatMap(({ value }) => value.districts ?? []))],
  };
}

/** GSTR-10 is due some months after the cancellation takes effect or is ordered, the later (CGST Act 2017 s.45); as known on a day. */
export function finalReturnDay(
  cancelledOn: IsoDate,
  orderedOn: IsoDate | undefined,
  knownOn?: IsoDate,
): { countedFrom: IsoDate; dueOn: IsoDate; rule: Rule<number> } | undefined {
  const rule = ruleIfInForce(GST_TIME_LIMITS.finalReturnMonths, cancelledOn, knownOn);
  const countedFrom = orderedOn && orderedOn > cancelledOn ? orderedOn : cancelledOn;
  return rule && { countedFrom, dueOn: addMonths(countedFrom, rule.value), rule };
}

/** A return a person makes for a period, why, and by when. */
export type ReturnDue = {
  form: string;
  period: TaxPeriod;
  isOptional: boolean;
  /** Whether it is due at all; where not, the last step says why. */
  applies: Explained<boolean>;
  dueOn: Explained<IsoDate>;
};

export type Filer = {
  filer: GstFiler;
  stateCode: string;
  /** The turnover over all of India of the year the returns are for: annual returns depend on it. */
  turnoverOfYear: Paise;
};

// GSTR-1A has no due date of its own: it may be filed until the GSTR-3B of its period is.
const WITHOUT_DUE_DATE = ['GSTR-1A'];

/** The returns of one financial year, the one that contains the day, in the order in which they fall due. */
export function returnsOfYear(
  person: Filer,
  day: IsoDate,
  known: Pick<ReturnOfPeriod, 'knownOn' | 'extensions'> = {},
): readonly ReturnDue[] {
  const dues = GST_RETURN_DUTIES.filter(
    ({ form, history }) => !WITHOUT_DUE_DATE.includes(form) && history[0]?.value.filer === person.filer,
  ).flatMap(({ form, history }) => {
    const duties = history.filter(({ knownSince }) => !known.knownOn || knownSince <= known.knownOn);
    const [first] = duties;
    if (!first) return [];
    return periodsOfYear(first.value.every, day)
      .filter(({ to }) => first.from <= to)
      .flatMap((period) => returnOf(form, period, person, { ...known, rule: ruleInForce(duties, period.to) }));
  });
  return dues.sort((a, b) => (a.dueOn.value < b.dueOn.value ? -1 : 1));
}

type Known = Pick<ReturnOfPeriod, 'knownOn' | 'extensions'> & { rule: Rule<ReturnDuty> };

function returnOf(form: string, period: TaxPeriod, person: Filer, { rule, ...known }: Known): ReturnDue[] {
  const { every, isOptional, months } = rule.value;
  const isThirdMonth = Number(period.to.slice(5, 7)) % 3 === 0;
  if (months === 'first-two-of-a-quarter' && isThirdMonth) return [];
  const dueOn = returnDueDate({ form, every, period, stateCode: person.stateCode, ...known });
  return [{ form, period, isOptional, applies: returnApplies(form, period, person, rule, known.knownOn), dueOn }];
}

/** Annual forms are due above a turnover of the year they are for; the others by being registered as one is. */
export function returnApplies(
  form: string,
  period: TaxPeriod,
  person: Pick<Filer, 'filer' | 'turnoverOfYear'>,
  rule: Rule<ReturnDuty>,
  knownOn?: IsoDate,
): Explained<boolean> {
  const working = new Working();
  const filer = say(`gst.filer.${person.filer}`);
  working.give('filer', say('gst.step.registered-as'), inWords(filer));
  working.give('period', say('gst.step.period'), inWords(nameOfPeriod(period)));
  working.make('duty', say('gst.step.is-made-by-person', { form }), yesOrNo(true), {
    inputs: ['filer', 'period'],
    rule: citationOf(rule),
    summary: say('gst.summary.filed-by', { form, filer, statute: rule.statute }),
  });
  const history = turnoverLimitOf(form);
  if (!history) return working.explain(true);
  const limit = ruleInForce(history, period.to, knownOn);
  working.give('turnover', say('gst.step.turnover-of-the-year'), inPaise(person.turnoverOfYear));
  const isPast = passes(person.turnoverOfYear, limit);
  const label = say(isPast ? 'gst.step.form-is-due' : 'gst.step.form-is-not-due', { form });
  working.make('applies', label, yesOrNo(isPast), {
    formula: say('gst.formula.turnover-exceeds', { limit: inPaise(limit.value) }),
    inputs: ['duty', 'turnover'],
    rule: citationOf(limit),
    summary: say(isPast ? 'gst.summary.turnover-above' : 'gst.summary.turnover-below', {
      ...{ form, turnover: inPaise(person.turnoverOfYear), limit: inPaise(limit.value), statute: limit.statute },
    }),
  });
  return working.explain(isPast);
}

/** The turnover above which an annual form is due; undefined for forms that every filer makes. */
export function turnoverLimitOf(form: string): RuleHistory<Paise> | undefined {
  if (form === 'GSTR-9') return GST_THRESHOLDS.annualReturn;
  return form === 'GSTR-9C' ? GST_THRESHOLDS.reconciliation : undefined;
}
