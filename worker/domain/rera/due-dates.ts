import { formName } from '../calendar/values';
import { extensionFor, type Relief } from '../law/relief';
import { type Rule, ruleInForce } from '../law/rule';
import { KARNATAKA_FORM_7 } from '../law/sources';
import { addDays, addMonths, type IsoDate, isoDate } from '../shared/dates';
import { citationOf, type Explained, inDays, inMonths, onDay, Working } from '../shared/explained';
import { type Message, type Quantity, say } from '../shared/message';
import {
  AGENT_RETURN_DAYS,
  ANNUAL_AUDIT,
  type OrderedState,
  QUARTERLY_UPDATE,
  type ReraState,
} from './law/projects-and-agents';

/** K-RERA moved Form 7 of 2024-25 to 31 December 2025. */
export const RERA_RELIEFS: readonly Relief[] = [
  {
    kind: 'extension',
    id: 'KRERA.FORM7.2024-25',
    forms: ['KA Form 7'],
    period: '2024-25',
    dueOn: isoDate('2025-12-31'),
    // The day of the report; that of the order was not seen.
    knownSince: isoDate('2025-12-31'),
    statute: 'K-RERA circular on Form 7 for 2024-25',
    source: KARNATAKA_FORM_7,
    confidence: 'medium',
    status: 'enacted',
    checkedOn: isoDate('2026-11-20'),
  },
];

const dueSummary = (from: IsoDate, span: Quantity, due: IsoDate, { statute }: Rule<unknown>): Message =>
  say('rera.summary.due', { from: onDay(from), span, due: onDay(due), statute });

/** The quarterly update of a project: the day to remind for and the day after which it is late (s.11(1), by state). */
export function quarterlyUpdateDueOn(
  state: OrderedState,
  quarterEnd: IsoDate,
  knownOn?: IsoDate,
): Explained<{ remindOn: IsoDate; dueOn: IsoDate }> {
  const rule = ruleInForce(QUARTERLY_UPDATE[state], quarterEnd, knownOn);
  const working = new Working();
  working.give('quarterEnd', say('rera.step.quarter-ends'), onDay(quarterEnd));
  const remindOn = addDays(quarterEnd, rule.value.remindDays);
  const dueOn = addDays(quarterEnd, rule.value.dueDays);
  const how = { inputs: ['quarterEnd'], rule: citationOf(rule) };
  working.make('remind', say('rera.step.remind-for'), onDay(remindOn), {
    formula: say('rera.formula.quarter-end-plus', { span: inDays(rule.value.remindDays) }),
    ...how,
  });
  working.make('due', say('rera.step.late-after'), onDay(dueOn), {
    formula: say('rera.formula.quarter-end-plus', { span: inDays(rule.value.dueDays) }),
    ...how,
    summary: dueSummary(quarterEnd, inDays(rule.value.dueDays), dueOn, rule),
  });
  return working.explain({ remindOn, dueOn });
}

/** The annual audit form of a project: 30 September, unless a state moved it (s.4(2)(l)(D)). */
export function annualAuditDueOn(
  state: ReraState,
  year: string,
  reliefs: readonly Relief[] = RERA_RELIEFS,
  knownOn?: IsoDate,
): Explained<{ form: string; dueOn: IsoDate }> {
  const yearStart = isoDate(`${year.slice(0, 4)}-04-01`);
  const rule = ruleInForce(ANNUAL_AUDIT[state], yearStart, knownOn);
  const { form, monthsAfterYear } = rule.value;
  const working = new Working();
  working.give('yearStart', say('rera.step.financial-year-begins'), onDay(yearStart));
  const original = addDays(addMonths(yearStart, 12 + monthsAfterYear), -1);
  working.make('originalDue', say('rera.step.form-is-due', { form: formName(form) }), onDay(original), {
    formula: say('rera.formula.year-end-plus', { span: inMonths(monthsAfterYear) }),
    inputs: ['yearStart'],
    rule: citationOf(rule),
    summary: dueSummary(addDays(addMonths(yearStart, 12), -1), inMonths(monthsAfterYear), original, rule),
  });
  const extension = extensionFor(reliefs, { form: `${state} ${form}`, period: year }, knownOn);
  if (!extension) return working.explain({ form, dueOn: original });
  working.make('due', say('rera.step.moved-to'), onDay(extension.dueOn), {
    formula: extension.statute,
    inputs: ['originalDue'],
    summary: say('rera.summary.moved', {
      ...{ from: onDay(original), due: onDay(extension.dueOn), statute: extension.statute },
    }),
  });
  return working.explain({ form, dueOn: extension.dueOn });
}

/** The half-yearly return of an agent, asked in Maharashtra only; undefined where no state's form was found. */
export function agentReturnDueOn(
  state: ReraState,
  halfYearEnd: IsoDate,
  knownOn?: IsoDate,
): Explained<IsoDate> | undefined {
  if (state !== 'MH') return undefined;
  const rule = ruleInForce(AGENT_RETURN_DAYS, halfYearEnd, knownOn);
  const working = new Working();
  working.give('halfYearEnd', say('rera.step.half-year-ends'), onDay(halfYearEnd));
  const dueOn = addDays(halfYearEnd, rule.value);
  working.make('due', say('rera.step.form-6-is-due'), onDay(dueOn), {
    formula: say('rera.formula.half-year-end-plus', { span: inDays(rule.value) }),
    inputs: ['halfYearEnd'],
    rule: citationOf(rule),
    summary: dueSummary(halfYearEnd, inDays(rule.value), dueOn, rule),
  });
  return working.explain(dueOn);
}
