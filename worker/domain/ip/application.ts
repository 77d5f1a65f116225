import type { IpRight } from '../company/facts';
import { ruleIfInForce, ruleInForce } from '../law/rule';
import { addMonths, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inMonths, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { ipTermEndsOn } from './other-rights';
import { COMPLETE_MONTHS, EXAMINATION_REPLY_MONTHS, FOREIGN_FILINGS_MONTHS } from './patent';
import { COUNTER_MONTHS, REPLY_DAYS } from './trade-mark';

export const APPLICATION_FORMS = [
  'examination-reply',
  'counter-statement',
  'complete-specification',
  'patent-examination-reply',
  'patent-foreign-filings',
] as const;
export type ApplicationForm = (typeof APPLICATION_FORMS)[number];

/** A term that runs while an application is open. `until`: the last day with an extension that is asked for. */
export type ApplicationClock = {
  form: ApplicationForm;
  from: IsoDate;
  dueOn: Explained<IsoDate>;
  doneOn?: IsoDate;
  until?: IsoDate;
};

/** The terms that an open application must keep, by what is stated of it; none of what is registered or granted. */
export function applicationClocks(right: IpRight, knownOn?: IsoDate): readonly ApplicationClock[] {
  if (right.registeredOn) return [];
  if (right.kind === 'trademark') return ofMark(right, knownOn);
  return right.kind === 'patent' ? ofPatent(right, knownOn) : [];
}

function ofMark({ reportOn, answeredOn, opposedOn }: IpRight, knownOn?: IsoDate): readonly ApplicationClock[] {
  const reply = reportOn && ruleIfInForce(REPLY_DAYS, reportOn, knownOn) ? reportOn : undefined;
  const counter = opposedOn && ruleIfInForce(COUNTER_MONTHS, opposedOn, knownOn) ? opposedOn : undefined;
  return [
    ...(reply
      ? [
          {
            ...{ form: 'examination-reply' as const, from: reply, ...(answeredOn && { doneOn: answeredOn }) },
            dueOn: ipTermEndsOn('examinationReply', reply, knownOn),
          },
        ]
      : []),
    ...(counter
      ? [
          {
            ...{ form: 'counter-statement' as const, from: counter },
            dueOn: ipTermEndsOn('counterStatement', counter, knownOn),
          },
        ]
      : []),
  ];
}

function ofPatent(right: IpRight, knownOn?: IsoDate): readonly ApplicationClock[] {
  const { appliedOn, isProvisional, completedOn, reportOn, answeredOn } = right;
  const clocks: ApplicationClock[] = [];
  if (appliedOn && isProvisional && ruleIfInForce(COMPLETE_MONTHS, appliedOn, knownOn))
    clocks.push({
      ...{ form: 'complete-specification', from: appliedOn, ...(completedOn && { doneOn: completedOn }) },
      dueOn: ipTermEndsOn('completeSpecification', appliedOn, knownOn),
    });
  if (reportOn && ruleIfInForce(EXAMINATION_REPLY_MONTHS, reportOn, knownOn)) {
    const reply = patentReply(reportOn, knownOn);
    const dueOn = { value: reply.value.dueOn, steps: reply.steps.filter(({ id }) => id !== 'extended') };
    clocks.push({
      ...{ form: 'patent-examination-reply', from: reportOn, dueOn, until: reply.value.extendedTo },
      ...(answeredOn && { doneOn: answeredOn }),
    });
  }
  if (reportOn && ruleIfInForce(FOREIGN_FILINGS_MONTHS, reportOn, knownOn))
    clocks.push({ form: 'patent-foreign-filings', from: reportOn, dueOn: foreignFilings(reportOn, knownOn) });
  return clocks;
}

/** The answer to the first examination report of a patent: six months from its issue, and three more on Form 4 (r.24B). */
export function patentReply(reportOn: IsoDate, knownOn?: IsoDate): Explained<{ dueOn: IsoDate; extendedTo: IsoDate }> {
  const rule = ruleInForce(EXAMINATION_REPLY_MONTHS, reportOn, knownOn);
  const { reply, extension } = rule.value;
  const working = new Working();
  working.give('report', say('ip.step.report-issued'), onDay(reportOn));
  const cited = { rule: citationOf(rule) };
  const dueOn = addMonths(reportOn, reply);
  working.make('due', say('ip.step.reply-due'), onDay(dueOn), {
    formula: say('ip.formula.report-plus', { span: inMonths(reply) }),
    inputs: ['report'],
    ...cited,
    summary: say('ip.summary.due', {
      ...{ from: onDay(reportOn), span: inMonths(reply), due: onDay(dueOn), statute: rule.statute },
    }),
  });
  const extendedTo = addMonths(dueOn, extension);
  working.make('extended', say('ip.step.on-form-4-until'), onDay(extendedTo), {
    formula: say('ip.formula.due-plus', { span: inMonths(extension) }),
    inputs: ['due'],
    ...cited,
  });
  return working.explain({ dueOn, extendedTo });
}

/** Form 3 once more, of applications abroad: three months from the first examination report (r.12). */
function foreignFilings(reportOn: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const rule = ruleInForce(FOREIGN_FILINGS_MONTHS, reportOn, knownOn);
  const working = new Working();
  working.give('report', say('ip.step.report-issued'), onDay(reportOn));
  const span = inMonths(rule.value.fromReport);
  const dueOn = addMonths(reportOn, rule.value.fromReport);
  working.make('due', say('ip.step.form-3-due'), onDay(dueOn), {
    formula: say('ip.formula.report-plus', { span }),
    inputs: ['report'],
    rule: citationOf(rule),
    summary: say('ip.summary.due', { from: onDay(reportOn), span, due: onDay(dueOn), statute: rule.statute }),
  });
  return working.explain(dueOn);
}
