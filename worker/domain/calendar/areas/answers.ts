import type { DutyQuestion, FactKind } from '../../company/facts';
import { quarterOf } from '../../law/periods';
import type { LegalForm } from '../../roc/classification';
import { financialYearOf, type IsoDate } from '../../shared/dates';
import {
  type Asked,
  type Citation,
  type Explained,
  inPaise,
  inWords,
  onDay,
  type Quantity,
  type Step,
  Working,
  yesOrNo,
} from '../../shared/explained';
import { type Message, type Param, type Said, say } from '../../shared/message';
import type { Paise } from '../../shared/money';
import type { AreaAnswer, CompanyProfile, Draft, Move, NotDue } from '../model';
import { reachOf } from '../profile';
import { formName } from '../values';

/** What an area says of a form and period: that it is due on a day, or why it is not. */
export type FormAnswer = Draft | NotDue;

const isDraft = (answer: FormAnswer): answer is Draft => 'dueOn' in answer;

/** A fact as a reason gives it; assumed where nobody said so for the day that counts. */
export type Given = readonly [label: Said, quantity: Quantity, isAssumed?: boolean | Asked | undefined];

/** 'GSTR-3B for October 2026', with the number it is for where several must be told apart. */
export const titleOf = (form: string, name: Param, subject = ''): Message =>
  subject
    ? say('calendar.title.for-period-of', { form: formName(form), name, subject })
    : say('calendar.title.for-period', { form: formName(form), name });

export const isDue = (form: string): Message => say('calendar.applies.due', { form: formName(form) });
export const isNotDue = (form: string): Message => say('calendar.applies.not-due', { form: formName(form) });
export const notKnown = (form: string): Message => say('calendar.applies.not-known', { form: formName(form) });

const BY_HEADCOUNT = ['pf-return', 'esi-contribution'];

/** What hangs on the number of employees, while nobody has stated it: a blank is a question, and never none. */
export const headcountMissing = (): readonly NotDue[] =>
  BY_HEADCOUNT.map((form) =>
    notDueOf(
      form,
      '',
      reason(false, notKnown(form), say('calendar.labour.headcount-missing'), [
        [say('calendar.labour.employees'), NOT_STATED],
      ]),
      { area: 'other', asks: 'employees' },
    ),
  );

/** Notes a fact of a reason as given or as assumed, and what is asked in the place of what was assumed. */
export function note(working: Working, id: string, [label, quantity, isAssumed]: Given): void {
  if (!isAssumed) working.give(id, label, quantity);
  else working.assume(id, label, quantity, isAssumed === true ? undefined : isAssumed);
}

/** The answer of the company to a question, as what is asked in the place of what was assumed. */
export const asksAnswer = (question: DutyQuestion): Asked => ({ record: 'fact', kind: 'duty', subject: question });

/** A yes or no with the facts it rests on, in one step of its own. */
export function reason(
  value: boolean,
  label: Said,
  formula: Said,
  given: readonly Given[],
  rule?: Citation,
): Explained<boolean> {
  const working = new Working();
  const inputs = given.map(([name, quantity, isAssumed], index) => {
    note(working, `fact.${index}`, [name, quantity, isAssumed]);
    return `fact.${index}`;
  });
  const summary = reasonSummary(label, formula, given);
  working.make('applies', label, yesOrNo(value), { formula, inputs, summary, ...(rule && { rule }) });
  return working.explain(value);
}

/** A yes or no in one sentence: 'MSME-1 is due: due where the company says yes (Dues to small suppliers: Yes)'. */
export const reasonSummary = (label: Said, formula: Said, given: readonly Given[]): Message =>
  say('calendar.summary.reason', {
    ...{ label, formula },
    facts: { list: given.map(([name, value]) => say('calendar.summary.fact', { label: name, value })) },
  });

/** '30 Sep 2026 + 3 months = 30 Dec 2026 under CGST Act 2017 s.45'. */
export const dueSummary = (
  from: IsoDate,
  span: Quantity,
  due: IsoDate,
  { statute }: Pick<Citation, 'statute'>,
): Message => say('calendar.summary.due', { from: onDay(from), span, due: onDay(due), statute });

type Essential = Pick<Draft, 'form' | 'period' | 'title' | 'description' | 'priority' | 'dueOn' | 'applies'>;

/** A draft of the Registrar's forms with what they have in common; whatever differs is given. */
export const draftOf = (about: Essential & Partial<Draft>): Draft => ({
  area: 'ROC',
  subject: '',
  isOptional: false,
  originalDueOn: about.dueOn.value,
  moves: [],
  ...about,
});

export function notDueOf(
  form: string,
  period: string,
  because: Explained<boolean>,
  rest: Partial<Pick<NotDue, 'area' | 'subject' | 'verdict' | 'asks' | 'asksOf'>> = {},
): NotDue {
  return { area: 'ROC', form, period, subject: '', verdict: rest.asks ? 'not-known' : 'not-due', because, ...rest };
}

/** Whether a day by the law's rule may fall inside the window, a relief counted in; what is stated open may lie before it. */
export function isAsked(profile: CompanyProfile, day: IsoDate, isStatedOpen = false): boolean {
  const { to, withOldDefaults = false } = profile.asked;
  return day <= to && (day >= reachOf(profile) || (isStatedOpen && withOldDefaults));
}

export const legalFormOn = (profile: CompanyProfile, day: IsoDate): LegalForm | undefined =>
  profile.statedOn('legal-form', day)?.value.legalForm;

/** Whether it was, on a day, a limited liability partnership: what it became later changes no duty of before. */
export const isLlpOn = (profile: CompanyProfile, day: IsoDate): boolean => legalFormOn(profile, day) === 'llp';

/** What the company answered to a question of duty, as it holds on a day. */
export const answerOn = (profile: CompanyProfile, question: DutyQuestion, day: IsoDate): boolean | undefined =>
  profile.statedOn('duty', day, question)?.value.answer;

/** Whether a fact holds on a day only because its first statement, which speaks of a later day, is carried back: nobody said so. */
export const isCarriedBack = (profile: CompanyProfile, kind: FactKind, day: IsoDate, subject = ''): boolean =>
  profile.factOn(kind, day, subject) === undefined && profile.statedOn(kind, day, subject) !== undefined;

/** What it was registered as on a day, as a reason gives it. */
export const registeredAs = (profile: CompanyProfile, form: LegalForm, day: IsoDate): Given => [
  say('calendar.fact.registered-as'),
  inWords(say(`calendar.legal-form.${form}`)),
  isCarriedBack(profile, 'legal-form', day),
];

/** An answer to a question of duty, as a reason gives it under a label. */
export const answerGiven = (profile: CompanyProfile, label: Said, question: DutyQuestion, day: IsoDate): Given => [
  label,
  answerQuantity(answerOn(profile, question, day)),
  isCarriedBack(profile, 'duty', day, question) && asksAnswer(question),
];

export const answerQuantity = (answer: boolean | undefined): Quantity =>
  answer === undefined ? inWords(say('calendar.fact.not-answered')) : yesOrNo(answer);

/**
 * One entry for a form whose every period has the same answer, so that a reader is told once, with the figures of the latest;
 * the entries as they are where the periods differ or one of them is due.
 */
export function mergeSameAnswers(answers: readonly FormAnswer[]): readonly FormAnswer[] {
  const latest = answers.at(-1);
  if (!latest || isDraft(latest)) return answers;
  const said = saidBy(latest);
  const isSame = answers.every((other) => !isDraft(other) && saidBy(other) === said);
  return isSame ? [{ ...latest, period: '' }] : answers;
}

/** What an answer says last: a form that is attached to another is not due either, and yet is asked for. */
const saidBy = ({ verdict, because: { steps } }: NotDue): string => JSON.stringify([verdict, steps.at(-1)?.label]);

// A turnover is of its year whichever day it was stated to hold from.
const EVER = '9999-12-31' as IsoDate;

/** What a company has stated as its turnover of a financial year, over all of India. */
export const turnoverOf = (profile: CompanyProfile, year: string): Paise | undefined =>
  profile.factOn('turnover', EVER, year)?.value.amount;

export const NOT_STATED = inWords(say('calendar.fact.not-stated'));

/** A turnover as a step of its own, stated or not. */
export const turnoverStep = (year: string, turnover: Paise | undefined): Step => ({
  id: 'turnover',
  label: say('calendar.fact.turnover-of', { year }),
  quantity: turnover === undefined ? NOT_STATED : inPaise(turnover),
  inputs: [],
});

/** Why it cannot be told whether a form is due: the turnover that would decide is not stated. */
export const turnoverMissing = (form: string, year: string): Explained<boolean> => ({
  value: false,
  steps: [
    turnoverStep(year, undefined),
    {
      id: 'applies',
      label: notKnown(form),
      quantity: yesOrNo(false),
      formula: say('calendar.applies.turnover-missing'),
      inputs: ['turnover'],
      summary: say('calendar.summary.turnover-missing', { form: formName(form), year }),
    },
  ],
});

/**
 * The day by the rule and the move by a notification, out of the steps 'notified' and 'extended' of a due date: the areas of GST
 * and tax at source explain both in these words.
 */
export function lawMoves({ value, steps }: Explained<IsoDate>): { originalDueOn: IsoDate; moves: readonly Move[] } {
  const notified = steps.find(({ id }) => id === 'notified')?.quantity;
  const rule = steps.find(({ id }) => id === 'extended')?.rule;
  const statute = rule?.statute;
  if (notified?.unit !== 'day' || typeof statute !== 'string' || !rule || notified.value === value)
    return { originalDueOn: value, moves: [] };
  const { id, source, knownSince } = rule;
  const from = notified.value;
  const move = {
    reliefId: id,
    from,
    to: value,
    statute,
    ...(source.url !== undefined && { url: source.url }),
    knownSince,
  };
  return { originalDueOn: from, moves: [move] };
}

/** A period as a key names it and as a title does. */
type NamedPeriod = { period: string; name: Param };

/** The month of a day: '2026-10', 'October 2026'. */
export const namedMonth = (day: IsoDate): NamedPeriod => ({
  period: day.slice(0, 7),
  name: { month: day.slice(0, 7) },
});

/** The quarter of a day in the year from April: '2026-27 Q2', 'Jul-Sep 2026'. */
export function namedQuarter(day: IsoDate): NamedPeriod {
  const { year, name, to } = quarterOf(day);
  return { period: `${year} ${name}`, name: say(`calendar.period.${name.toLowerCase()}`, { year: to.slice(0, 4) }) };
}

/** The financial year of a day: '2025-26' both ways. */
export function namedYear(day: IsoDate): NamedPeriod {
  const year = financialYearOf(day);
  return { period: year, name: year };
}

/** Drafts of the window apart from the reasons for what is not due. */
export function areaAnswer(profile: CompanyProfile, answers: readonly FormAnswer[]): AreaAnswer {
  return {
    drafts: answers
      .filter(isDraft)
      .filter(({ originalDueOn, isStatedOpen }) => isAsked(profile, originalDueOn, isStatedOpen)),
    notDue: answers.flatMap((answer) => (isDraft(answer) ? [] : answer)),
  };
}

/** The identity of an obligation: its form, period and subject, whatever else changes. */
export const keyOf = ({ form, period, subject }: Pick<Draft, 'form' | 'period' | 'subject'>): string =>
  [form, period, subject].join('|');
