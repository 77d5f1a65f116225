import { type RuleHistory, ruleInForce } from '../law/rule';
import { addDays, addMonths, type IsoDate, isoDate } from '../shared/dates';
import { citationOf, type Explained, inDays, onDay, Working } from '../shared/explained';
import {
  ACCOUNTS_DAYS,
  ANNUAL_RETURN_DAYS,
  CONSOLIDATED_ACCOUNTS_DAYS,
  OPC_ACCOUNTS_DAYS,
  OPC_ANNUAL_RETURN,
} from './annual-forms.rules';
import { EVENT_FORMS, type EventFormKey } from './event-forms.rules';
import { PERIOD_FORMS, type PeriodFormKey } from './fixed-day-forms.rules';

/** The day a form is due after its event: the day of the event is day 0. Throws RangeError before the rule was in force. */
export function eventFormDueOn(key: EventFormKey, eventOn: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(EVENT_FORMS[key], eventOn, knownOn);
  const working = new Working();
  working.give('event', `Day of ${rule.value.trigger}`, onDay(eventOn));
  working.cite('days', `Days to file ${rule.value.form}`, inDays(rule.value.days), rule);
  const dueOn = addDays(eventOn, rule.value.days);
  working.make('due', `${rule.value.form} is due`, onDay(dueOn), {
    formula: `event + ${rule.value.days} days`,
    inputs: ['event', 'days'],
    rule: citationOf(rule),
  });
  return working.explain(dueOn);
}

/** The day a form of a year or half-year is due, from the day on which the period ends. */
export function periodFormDueOn(key: PeriodFormKey, periodEnd: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(PERIOD_FORMS[key], periodEnd, knownOn);
  const { form, months, days } = rule.value;
  const working = new Working();
  working.give('periodEnd', 'Period ends', onDay(periodEnd));
  const dueOn = addDays(endOfMonthAfter(periodEnd, months), days);
  working.make('due', `${form} is due`, onDay(dueOn), {
    formula: [`end of the period`, months && `${months} months`, days && `${days} days`].filter(Boolean).join(' + '),
    inputs: ['periodEnd'],
    rule: citationOf(rule),
  });
  return working.explain(dueOn);
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
  working.give('agm', isHeld ? 'AGM held' : 'Last day for the AGM', onDay(from));
  working.cite('days', `Days to file ${form}`, inDays(rule.value), rule);
  const dueOn = addDays(from, rule.value);
  working.make('due', `${form} is due`, onDay(dueOn), {
    formula: `AGM + ${rule.value} days`,
    inputs: ['agm', 'days'],
    rule: citationOf(rule),
  });
  return working.explain(dueOn);
}

/** AOC-4 of a one-person company: 180 days after the financial year (s.137(1), third proviso). */
export function opcAccountsDueOn(yearEnd: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(OPC_ACCOUNTS_DAYS, yearEnd, knownOn);
  const working = new Working();
  working.give('yearEnd', 'Financial year ends', onDay(yearEnd));
  working.cite('days', 'Days to file AOC-4', inDays(rule.value), rule);
  const dueOn = addDays(yearEnd, rule.value);
  working.make('due', 'AOC-4 is due', onDay(dueOn), {
    formula: `year end + ${rule.value} days`,
    inputs: ['yearEnd', 'days'],
    rule: citationOf(rule),
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
  working.give('yearEnd', 'Financial year ends', onDay(yearEnd));
  const remindOn = addDays(yearEnd, remindDaysAfterYear);
  const how = { inputs: ['yearEnd'], rule: citationOf(rule) };
  working.make('remind', 'Remind for', onDay(remindOn), { ...how, formula: `year end + ${remindDaysAfterYear} days` });
  const dueOn = addDays(endOfMonthAfter(yearEnd, monthsAfterYear), days);
  const formula = `year end + ${monthsAfterYear} months + ${days} days`;
  working.make('due', 'MGT-7A is due', onDay(dueOn), { ...how, formula });
  return working.explain({ dueOn, remindOn });
}
