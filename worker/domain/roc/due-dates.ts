import { formName } from '../calendar/values';
import { firstDayOf } from '../law/periods';
import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import { addDays, addMonths, financialYearOf, type IsoDate, isoDate, yearEnd } from '../shared/dates';
import {
  asCount,
  type Citation,
  citationOf,
  type Explained,
  inDays,
  inMonths,
  inWords,
  onDay,
  Working,
} from '../shared/explained';
import { type Message, type Quantity, say } from '../shared/message';
import {
  ACCOUNTS_DAYS,
  ANNUAL_RETURN_DAYS,
  CONSOLIDATED_ACCOUNTS_DAYS,
  EVENT_FORMS,
  type EventFormKey,
  OPC_ACCOUNTS_DAYS,
  OPC_ANNUAL_RETURN,
} from './law/forms';
import {
  AGM_EXTENSION_MONTHS,
  AGM_ORDERS,
  AGM_ORDERS_2021,
  CSR_REPORT_DUE,
  DEMATERIALISATION_BEGINS,
  DEMATERIALISATION_MONTHS,
  DIRECTOR_KYC,
  type DirectorKyc,
  FIRST_AGM_MONTHS,
  FIRST_YEAR_SWITCH,
  NEXT_AGM,
  PERIOD_FORMS,
  type PeriodFormKey,
} from './law/yearly';

/** The 31 March on which the first financial year of a company ends: formed from 1 January on, that of the next year (s.2(41)). */
export function firstYearEnd(incorporatedOn: IsoDate): IsoDate {
  const { value: firstMonthDay } = ruleInForce(FIRST_YEAR_SWITCH, incorporatedOn);
  const year = Number(incorporatedOn.slice(0, 4));
  const isBeforeApril = incorporatedOn.slice(5) < '04-01';
  const isInLastQuarter = isBeforeApril && incorporatedOn.slice(5) >= firstMonthDay;
  return isoDate(`${isInLastQuarter || !isBeforeApril ? year + 1 : year}-03-31`);
}

/** The first financial year of an LLP: formed on or after 1 October it may close on 31 March of the year after the next. */
export function firstLlpYearEnds(incorporatedOn: IsoDate): readonly IsoDate[] {
  const year = Number(incorporatedOn.slice(0, 4));
  const nextMarch = isoDate(`${incorporatedOn.slice(5) < '04-01' ? year : year + 1}-03-31`);
  const isInSecondHalf = addMonths(nextMarch, -6) < incorporatedOn;
  return isInSecondHalf ? [nextMarch, addMonths(nextMarch, 12)] : [nextMarch];
}

export type AgmFacts = {
  yearEnd: IsoDate;
  isFirst: boolean;
  previousAgmOn?: IsoDate;
  /** What the Registrar allowed, in months; never for the first meeting. */
  extensionMonths?: number;
};

/**
 * The last day on which the annual general meeting for a financial year may be held (s.96(1)). A one-person company holds
 * none and must not be asked. Throws RangeError on an extension the section does not know and on a previous meeting that
 * lies after the year it would follow.
 */
export function agmLastDay(facts: AgmFacts, knownOn?: IsoDate): Explained<IsoDate> {
  refuseContradiction(facts, knownOn);
  const working = new Working();
  working.give('yearEnd', say('roc.step.financial-year-ends'), onDay(facts.yearEnd));
  return facts.isFirst ? firstLastDay(facts, working, knownOn) : nextLastDay(facts, working, knownOn);
}

function refuseContradiction(
  { yearEnd, isFirst, extensionMonths = 0, previousAgmOn }: AgmFacts,
  knownOn?: IsoDate,
): void {
  const { value: most } = ruleInForce(AGM_EXTENSION_MONTHS, yearEnd, knownOn);
  if (extensionMonths > most || (isFirst && extensionMonths > 0)) {
    throw new RangeError(`The Registrar extends by at most ${most} months, and never the first meeting`);
  }
  if (previousAgmOn && previousAgmOn > yearEnd) {
    throw new RangeError(
      `The meeting of ${previousAgmOn} lies after the year ending ${yearEnd}: it is not its previous one`,
    );
  }
}

function firstLastDay({ yearEnd }: AgmFacts, working: Working, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(FIRST_AGM_MONTHS, yearEnd, knownOn);
  const lastDay = addMonths(yearEnd, rule.value);
  working.make('agmLastDay', say('roc.step.last-day-for-the-first-agm'), onDay(lastDay), {
    formula: say('roc.formula.year-end-plus', { span: inMonths(rule.value) }),
    inputs: ['yearEnd'],
    rule: citationOf(rule),
    summary: dueSummary(yearEnd, [inMonths(rule.value)], lastDay, rule),
  });
  return working.explain(lastDay);
}

function nextLastDay(facts: AgmFacts, working: Working, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(NEXT_AGM, facts.yearEnd, knownOn);
  const { monthsAfterYear, monthsAfterPrevious } = rule.value;
  const limits: [IsoDate, ...IsoDate[]] = [
    addMonths(facts.yearEnd, monthsAfterYear),
    isoDate(`${facts.yearEnd.slice(0, 4)}-12-31`),
  ];
  const inputs = ['yearEnd'];
  if (facts.previousAgmOn) {
    working.give('previousAgm', say('roc.step.previous-agm'), onDay(facts.previousAgmOn));
    limits.push(addMonths(facts.previousAgmOn, monthsAfterPrevious));
    inputs.push('previousAgm');
  }
  if (facts.extensionMonths) {
    working.give('extension', say('roc.step.extension-by-the-registrar'), inMonths(facts.extensionMonths));
    inputs.push('extension');
  }
  const lastDay = addMonths(earliest(limits), facts.extensionMonths ?? 0);
  working.make('agmLastDay', say('roc.step.last-day-for-the-agm'), onDay(lastDay), {
    formula: say('roc.formula.agm-earliest-of-three', {
      afterYear: inMonths(monthsAfterYear),
      afterPrevious: inMonths(monthsAfterPrevious),
    }),
    inputs,
    rule: citationOf(rule),
    summary: say(facts.extensionMonths ? 'roc.summary.agm-extended' : 'roc.summary.agm', {
      ...{ limits: { list: limits.map(onDay), joined: 'and' }, extension: inMonths(facts.extensionMonths ?? 0) },
      ...{ due: onDay(lastDay), statute: rule.statute },
    }),
  });
  return working.explain(byOrder(facts.yearEnd, lastDay, working, knownOn));
}

/** The last day of a meeting, or the later one to which the Registrars let that of the year be held. */
function byOrder(yearEnd: IsoDate, lastDay: IsoDate, working: Working, knownOn: IsoDate | undefined): IsoDate {
  const rule = ruleIfInForce(AGM_ORDERS, yearEnd, knownOn) ?? ruleIfInForce(AGM_ORDERS_2021, yearEnd, knownOn);
  if (!rule || rule.value <= lastDay) return lastDay;
  working.make('agmByOrder', say('roc.step.last-day-by-order'), onDay(rule.value), {
    formula: say('roc.formula.by-order'),
    inputs: ['agmLastDay'],
    rule: citationOf(rule),
    summary: say('roc.summary.by-order', { from: onDay(lastDay), due: onDay(rule.value), statute: rule.statute }),
  });
  return rule.value;
}

function earliest(days: readonly [IsoDate, ...IsoDate[]]): IsoDate {
  const [first] = days.toSorted();
  return first ?? days[0];
}

/** What the next KYC of a director is counted from: the last one, with the day it was due where that is known, or the DIN's allotment. */
export type LastKyc = { on: IsoDate; isAllotment?: boolean; metDueOn?: IsoDate };

/** The rule that the KYC after a day follows; undefined where none was known yet. */
export const directorKycRule = (lastOn: IsoDate, knownOn?: IsoDate): Rule<DirectorKyc> | undefined =>
  ruleIfInForce(DIRECTOR_KYC, directorKycDutyOn(lastOn), knownOn);

/**
 * The next KYC of a DIN (r.12A): by the rule of the first 31 March after the financial year of the last one, so a default under
 * the yearly rule stays one when that of three years begins. One that was due by the rule of three years and done late does not
 * move the years after it.
 */
export function directorKycDueOn(last: LastKyc, knownOn?: IsoDate): Explained<IsoDate> {
  const { on, isAllotment = false } = last;
  const rule = ruleInForce(DIRECTOR_KYC, directorKycDutyOn(on), knownOn);
  const working = new Working();
  const label = isAllotment ? say('roc.step.allotment-of-the-din') : say('roc.step.last-kyc');
  working.give('lastKyc', label, onDay(on));
  const startYear = Number(directorKycDutyOn(on).slice(0, 4)) - 1;
  working.make('startYear', say('roc.step.financial-year-of-it-begins-in'), asCount(startYear), {
    inputs: ['lastKyc'],
  });
  const years = isAllotment ? rule.value.firstAfterYears : rule.value.everyYears;
  working.cite('everyYears', say('roc.step.years-to-the-next-kyc'), asCount(years), rule);
  const counted = isoDate(`${startYear + years}-${rule.value.monthDay}`);
  const dueOn = unmoved(last, rule) ?? counted;
  const about = { last: onDay(on), count: years, due: onDay(dueOn), statute: rule.statute };
  working.make('due', say('roc.step.director-kyc-is-due'), onDay(dueOn), {
    formula: say('roc.formula.day-of-year-plus-years', { day: onDay(dueOn), count: years }),
    inputs: ['startYear', 'everyYears'],
    rule: citationOf(rule),
    summary: isAllotment ? say('roc.summary.kyc-first', about) : say('roc.summary.kyc', about),
  });
  return working.explain(dueOn);
}

/** The first 31 March after a day's financial year began, on which whoever holds a DIN owes a KYC; never before the rule. */
export function directorKycDutyOn(on: IsoDate): IsoDate {
  const first = DIRECTOR_KYC[0]?.from ?? on;
  const next = yearEnd(financialYearOf(on));
  return next < first ? first : next;
}

/** The block after a KYC that was due by the rule of three years and done late: it runs from the day it was due, if still to come. */
function unmoved({ on, metDueOn }: LastKyc, { value }: Rule<DirectorKyc>): IsoDate | undefined {
  if (value.everyYears === 1 || !metDueOn || on <= metDueOn || !metDueOn.endsWith(value.monthDay)) return undefined;
  const next = addMonths(metDueOn, 12 * value.everyYears);
  return next > on ? next : undefined;
}

/** The day a form is due after its event: the day of the event is day 0. Throws RangeError before the rule was in force. */
export function eventFormDueOn(key: EventFormKey, eventOn: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(EVENT_FORMS[key], eventOn, knownOn);
  const working = new Working();
  working.give('event', say('roc.step.day-of-event', { event: rule.value.trigger }), onDay(eventOn));
  working.cite(
    'days',
    say('roc.step.days-to-file', { form: formName(rule.value.form) }),
    inDays(rule.value.days),
    rule,
  );
  const dueOn = addDays(eventOn, rule.value.days);
  working.make('due', say('roc.step.form-is-due', { form: formName(rule.value.form) }), onDay(dueOn), {
    formula: say('roc.formula.event-plus', { span: inDays(rule.value.days) }),
    inputs: ['event', 'days'],
    rule: citationOf(rule),
    summary: dueSummary(eventOn, [inDays(rule.value.days)], dueOn, rule),
  });
  return working.explain(dueOn);
}

/** The day a form of a year or half-year is due, from the day on which the period ends. */
export function periodFormDueOn(key: PeriodFormKey, periodEnd: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(PERIOD_FORMS[key], periodEnd, knownOn);
  const { form, months, days } = rule.value;
  const working = new Working();
  working.give('periodEnd', say('roc.step.period-ends'), onDay(periodEnd));
  const dueOn = addDays(endOfMonthAfter(periodEnd, months), days);
  working.make('due', say('roc.step.form-is-due', { form: formName(form) }), onDay(dueOn), {
    formula: periodEndPlus(months, days),
    inputs: ['periodEnd'],
    rule: citationOf(rule),
    summary: dueSummary(periodEnd, spansOf(months, days), dueOn, rule),
  });
  return working.explain(dueOn);
}

const spansOf = (months: number, days: number): readonly Quantity<never>[] => [
  ...(months === 0 ? [] : [inMonths(months)]),
  ...(days === 0 ? [] : [inDays(days)]),
];

/** '30 Sep 2026 + 30 days = 30 Oct 2026 under Companies Act 2013 s.137(1)'. */
function dueSummary(from: IsoDate, spans: readonly Quantity[], due: IsoDate, { statute }: Rule<unknown>): Message {
  const [span = inDays(0), more] = spans;
  const about = { from: onDay(from), span, due: onDay(due), statute };
  return more ? say('roc.summary.due-both', { ...about, more }) : say('roc.summary.due', about);
}

function periodEndPlus(months: number, days: number): Message {
  if (months === 0) return say('roc.formula.period-end-plus', { span: inDays(days) });
  if (days === 0) return say('roc.formula.period-end-plus', { span: inMonths(months) });
  return say('roc.formula.period-end-plus-both', { months: inMonths(months), days: inDays(days) });
}

// A period ends with its month, and so does the month that is counted to: 30 September + 1 month is 31 October.
function endOfMonthAfter(periodEnd: IsoDate, months: number): IsoDate {
  const firstDay = isoDate(`${periodEnd.slice(0, 7)}-01`);
  return months === 0 ? periodEnd : addDays(addMonths(firstDay, months + 1), -1);
}

/** The AGM as it was held, or the last day on which it had to be. */
export type Agm = { heldOn: IsoDate } | { lastDay: IsoDate };

/** AOC-4: 30 days after the AGM, or after its last day where none was held (s.137(1), (2)). */
export const accountsDueOn = (agm: Agm, knownOn?: IsoDate): Explained<IsoDate> =>
  afterAgm('AOC-4', ACCOUNTS_DAYS, agm, knownOn);

/** AOC-4 CFS, the consolidated statements: 30 days after the AGM (Accounts Rules r.12). */
export const consolidatedAccountsDueOn = (agm: Agm, knownOn?: IsoDate): Explained<IsoDate> =>
  afterAgm('AOC-4 CFS', CONSOLIDATED_ACCOUNTS_DAYS, agm, knownOn);

/** MGT-7 and MGT-7A: 60 days after the AGM, or after its last day where none was held (s.92(4)). */
export const annualReturnDueOn = (agm: Agm, knownOn?: IsoDate): Explained<IsoDate> =>
  afterAgm('MGT-7', ANNUAL_RETURN_DAYS, agm, knownOn);

function afterAgm(form: string, history: RuleHistory<number>, agm: Agm, knownOn?: IsoDate): Explained<IsoDate> {
  const isHeld = 'heldOn' in agm;
  const from = isHeld ? agm.heldOn : agm.lastDay;
  const rule = ruleInForce(history, from, knownOn);
  const working = new Working();
  if (isHeld) working.give('agm', say('roc.step.agm-held'), onDay(from));
  else working.assume('agm', say('roc.step.last-day-for-the-agm'), onDay(from), { record: 'event', kind: 'agm' });
  working.cite('days', say('roc.step.days-to-file', { form: formName(form) }), inDays(rule.value), rule);
  const dueOn = addDays(from, rule.value);
  working.make('due', say('roc.step.form-is-due', { form: formName(form) }), onDay(dueOn), {
    formula: say('roc.formula.agm-plus', { span: inDays(rule.value) }),
    inputs: ['agm', 'days'],
    rule: citationOf(rule),
    summary: dueSummary(from, [inDays(rule.value)], dueOn, rule),
  });
  return working.explain(dueOn);
}

/** AOC-4 of a one-person company: 180 days after the financial year (s.137(1), third proviso). */
export function opcAccountsDueOn(yearEnd: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(OPC_ACCOUNTS_DAYS, yearEnd, knownOn);
  const working = new Working();
  working.give('yearEnd', say('roc.step.financial-year-ends'), onDay(yearEnd));
  working.cite('days', say('roc.step.days-to-file-aoc-4'), inDays(rule.value), rule);
  const dueOn = addDays(yearEnd, rule.value);
  working.make('due', say('roc.step.aoc-4-is-due'), onDay(dueOn), {
    formula: say('roc.formula.year-end-plus', { span: inDays(rule.value) }),
    inputs: ['yearEnd', 'days'],
    rule: citationOf(rule),
    summary: dueSummary(yearEnd, [inDays(rule.value)], dueOn, rule),
  });
  return working.explain(dueOn);
}

/** MGT-7A of a one-person company: late from `dueOn`, reminded for `remindOn`, since the section can be read in two ways. */
export function opcAnnualReturnDueOn(
  yearEnd: IsoDate,
  knownOn?: IsoDate,
): Explained<{ dueOn: IsoDate; remindOn: IsoDate }> {
  const rule = ruleInForce(OPC_ANNUAL_RETURN, yearEnd, knownOn);
  const { monthsAfterYear, days, remindDaysAfterYear } = rule.value;
  const working = new Working();
  working.give('yearEnd', say('roc.step.financial-year-ends'), onDay(yearEnd));
  const remindOn = addDays(yearEnd, remindDaysAfterYear);
  const how = { inputs: ['yearEnd'], rule: citationOf(rule) };
  working.make('remind', say('roc.step.remind-for'), onDay(remindOn), {
    ...how,
    formula: say('roc.formula.year-end-plus', { span: inDays(remindDaysAfterYear) }),
  });
  const dueOn = addDays(endOfMonthAfter(yearEnd, monthsAfterYear), days);
  const formula = say('roc.formula.year-end-plus-both', { months: inMonths(monthsAfterYear), days: inDays(days) });
  const summary = dueSummary(yearEnd, spansOf(monthsAfterYear, days), dueOn, rule);
  working.make('due', say('roc.step.mgt-7a-is-due'), onDay(dueOn), { ...how, formula, summary });
  return working.explain({ dueOn, remindOn });
}

/** The day of a yearly return to the Reserve Bank. Throws RangeError before its regulations. */
export function foreignReturnDueOn(
  history: RuleHistory<{ monthsAfterYear: number; days: number }>,
  form: string,
  yearEnd: IsoDate,
  knownOn?: IsoDate,
): Explained<IsoDate> {
  const rule = ruleInForce(history, yearEnd, knownOn);
  const { monthsAfterYear, days } = rule.value;
  const working = new Working();
  working.give('yearEnd', say('roc.step.financial-year-ends'), onDay(yearEnd));
  const dueOn = addDays(addMonths(addDays(yearEnd, 1), monthsAfterYear), days - 1);
  working.make('due', say('roc.step.form-is-due', { form: formName(form) }), onDay(dueOn), {
    formula: say('roc.formula.year-end-plus-both', { months: inMonths(monthsAfterYear), days: inDays(days) }),
    inputs: ['yearEnd'],
    rule: citationOf(rule),
    summary: dueSummary(yearEnd, spansOf(monthsAfterYear, days), dueOn, rule),
  });
  return working.explain(dueOn);
}

/** The day on which the report on social responsibility of a year is due by itself; undefined where it goes with the accounts. */
export function csrReportDueOn(year: string, knownOn?: IsoDate): Explained<IsoDate> | undefined {
  const rule = ruleIfInForce(CSR_REPORT_DUE, firstDayOf(year), knownOn);
  if (!rule?.value) return undefined;
  const dueOn = isoDate(rule.value);
  const working = new Working();
  working.give('year', say('roc.step.csr-year'), inWords(year));
  working.make('due', say('roc.step.form-is-due', { form: formName('CSR-2') }), onDay(dueOn), {
    formula: say('roc.formula.csr-day'),
    inputs: ['year'],
    rule: citationOf(rule),
    summary: say('roc.summary.csr', { year, due: onDay(dueOn), statute: rule.statute }),
  });
  return working.explain(dueOn);
}

/** From which day a private company that was not small at the end of a year holds its shares as electronic entries (r.9B). */
export function dematerialisedBy(
  end: IsoDate,
  knownOn?: IsoDate,
): { day: IsoDate; months: number; rule: Citation } | undefined {
  const rule = ruleIfInForce(DEMATERIALISATION_MONTHS, end, knownOn);
  if (!rule) return undefined;
  const counted = endOfMonthAfter(end, rule.value);
  const begins = ruleIfInForce(DEMATERIALISATION_BEGINS, end, knownOn)?.value;
  return { day: begins && counted < begins ? begins : counted, months: rule.value, rule: citationOf(rule) };
}
