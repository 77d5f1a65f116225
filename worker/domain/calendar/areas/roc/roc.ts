import type { DutyQuestion } from '../../../company/facts';
import { ruleIfInForce } from '../../../law/rule';
import { dematerialisedBy, foreignReturnDueOn, periodFormDueOn } from '../../../roc/due-dates';
import { FOREIGN_LIABILITIES_RETURN, OVERSEAS_INVESTMENT_REPORT } from '../../../roc/law/forms';
import { DEMATERIALISATION_MONTHS, NEXT_AGM, PERIOD_FORMS, type PeriodFormKey } from '../../../roc/law/yearly';
import { addMonths, financialYearOf, type IsoDate } from '../../../shared/dates';
import { type Explained, inMonths, onDay } from '../../../shared/explained';
import { type Param, say } from '../../../shared/message';
import type { AreaAnswer, CompanyProfile, Draft } from '../../model';
import { monthEnds, reachOf } from '../../profile';
import type { Area, Priority } from '../../values';
import {
  answerGiven,
  answerOn,
  areaAnswer,
  draftOf,
  type FormAnswer,
  isDue,
  isLlpOn,
  isNotDue,
  keyOf,
  legalFormOn,
  mergeSameAnswers,
  NOT_STATED,
  notDueOf,
  notKnown,
  reason,
  titleOf,
} from '../answers';
import { costOfForeignFiling } from '../form-amount';
import { annualAnswers, annualNotes } from './annual';
import { boardAnswers } from './board';
import { classOn, companyYears } from './company';
import { costOfFiling } from './cost';
import { directorAnswers } from './directors';
import { eventAnswers } from './events';

/**
 * What the Registrar of Companies asks of a company: the annual forms, those of events, meetings and directors. Each period is judged
 * by what it was then: who has become a partnership since still owes the forms of its years as a company.
 */
export function roc(profile: CompanyProfile): AreaAnswer {
  const { today, knownOn } = profile.asked;
  // Before the Act of 2013 was known nothing of it can be told.
  if (!ruleIfInForce(NEXT_AGM, today, knownOn)) return { drafts: [], notDue: [] };
  if (!legalFormOn(profile, today)) return areaAnswer(profile, unknownForm());
  return areaAnswer(profile, isLlpOn(profile, today) ? whileCompany(profile) : ofCompany(profile));
}

const ofCompany = (profile: CompanyProfile): readonly FormAnswer[] => [
  ...ofYears(profile),
  ...dutyAnswers(profile),
  ...eventAnswers(profile),
  ...directorAnswers(profile),
  ...boardAnswers(profile),
];

/** What is left of the years as a company of who is a partnership now; its events and partners are the partnership's. */
function whileCompany(profile: CompanyProfile): readonly FormAnswer[] {
  const ofRegistrar = DUTIES.filter(({ area = 'ROC' }) => area === 'ROC').map(({ form }) => form);
  const answers = [...ofYears(profile), ...dutyAnswers(profile, ofRegistrar), ...boardAnswers(profile)];
  return answers.filter((answer) => 'dueOn' in answer);
}

function ofYears(profile: CompanyProfile): readonly FormAnswer[] {
  const years = companyYears(profile).filter(({ end }) => !isLlpOn(profile, end));
  const notes = years.flatMap((year) => annualNotes(profile, year));
  return [
    ...years.flatMap((year) => annualAnswers(profile, year)),
    ...['MGT-8', 'AOC-4 XBRL', 'CSR-2'].flatMap((form) => mergeSameAnswers(notes.filter((note) => note.form === form))),
  ];
}

const unknownForm = (): readonly FormAnswer[] =>
  ['AOC-4', 'MGT-7', 'agm', 'board-meeting'].map((form) =>
    notDueOf(
      form,
      '',
      reason(false, notKnown(form), say('calendar.roc.form-decides'), [
        [say('calendar.fact.registered-as'), NOT_STATED],
      ]),
      { asks: 'legal-form' },
    ),
  );

type Duty = {
  form: string;
  question: DutyQuestion;
  every: 'year' | 'half-year';
  priority: Priority;
  area?: Area;
  dueOn: (end: IsoDate, knownOn?: IsoDate) => Explained<IsoDate> | undefined;
};

const afterPeriod =
  (key: PeriodFormKey): Duty['dueOn'] =>
  (end, knownOn) =>
    ruleIfInForce(PERIOD_FORMS[key], end, knownOn) && periodFormDueOn(key, end, knownOn);

const toReserveBank =
  (form: string, history: typeof FOREIGN_LIABILITIES_RETURN): Duty['dueOn'] =>
  (end, knownOn) =>
    ruleIfInForce(history, end, knownOn) && foreignReturnDueOn(history, form, end, knownOn);

const DUTIES: readonly Duty[] = [
  {
    form: 'DPT-3',
    question: 'deposits-or-loans',
    every: 'year',
    priority: 'high',
    dueOn: afterPeriod('deposits'),
  },
  {
    form: 'MSME-1',
    question: 'dues-to-small-suppliers',
    every: 'half-year',
    priority: 'high',
    dueOn: afterPeriod('supplierDues'),
  },
  {
    form: 'PAS-6',
    question: 'shares-in-demat',
    every: 'half-year',
    priority: 'medium',
    dueOn: afterPeriod('shareReconciliation'),
  },
  {
    form: 'MSC-3',
    question: 'dormant',
    every: 'year',
    priority: 'medium',
    dueOn: afterPeriod('dormantReturn'),
  },
  {
    form: 'fla-return',
    question: 'foreign-investment',
    every: 'year',
    priority: 'medium',
    area: 'other',
    dueOn: toReserveBank('fla-return', FOREIGN_LIABILITIES_RETURN),
  },
  {
    form: 'APR',
    question: 'overseas-investment',
    every: 'year',
    priority: 'medium',
    area: 'other',
    dueOn: toReserveBank('APR', OVERSEAS_INVESTMENT_REPORT),
  },
];

// The longest of these days comes nine months after its period.
const LONGEST_WAIT_MONTHS = 10;

/**
 * The forms that hang on one answer of the company, for each year or half-year; asked where it has not answered. Those of the
 * Companies Act are asked of periods at whose end it was a company.
 */
export function dutyAnswers(profile: CompanyProfile, forms?: readonly string[]): readonly FormAnswer[] {
  const { incorporatedOn } = profile.dossier;
  const earliest = addMonths(reachOf(profile), -LONGEST_WAIT_MONTHS);
  const ends = monthEnds(earliest > incorporatedOn ? earliest : incorporatedOn, profile.asked.to);
  return DUTIES.filter(({ form }) => !forms || forms.includes(form)).flatMap((duty) =>
    mergeSameAnswers(
      ends
        .filter((end) => isEndOf(duty, end) && (duty.area === 'other' || !isLlpOn(profile, end)))
        .flatMap((end) => answerOf(profile, duty, end) ?? []),
    ),
  );
}

const isEndOf = ({ every }: Duty, end: IsoDate): boolean =>
  end.slice(5) === '03-31' || (every === 'half-year' && end.slice(5) === '09-30');

function answerOf(profile: CompanyProfile, duty: Duty, end: IsoDate): FormAnswer | undefined {
  const dueOn = duty.dueOn(end, profile.asked.knownOn);
  if (!dueOn || dueOn.value < reachOf(profile) || dueOn.value > profile.asked.to) return undefined;
  const answer = answerOn(profile, duty.question, end);
  const { form, question, area = 'ROC' } = duty;
  const demat = form === 'PAS-6' && !answer ? mustBeElectronic(profile, end) : undefined;
  const because = reason(
    answer === true,
    answer === undefined ? notKnown(form) : answer ? isDue(form) : isNotDue(form),
    demat?.formula ?? say('calendar.duty.rule'),
    [answerGiven(profile, say(`calendar.duty.asks.${question}`), question, end)],
    demat?.rule,
  );
  const period = periodOf(duty, end);
  if (!answer) return notDueOf(form, period, because, { area, ...(answer === undefined && { asks: question }) });
  return dutyDraft(profile, duty, period, { dueOn, applies: because });
}

/** That a private company has to hold its shares as electronic entries, from the first year at whose end it was not small. */
function mustBeElectronic(profile: CompanyProfile, end: IsoDate) {
  const [first] = DEMATERIALISATION_MONTHS;
  for (let year = first?.from ?? end; year <= end; year = addMonths(year, 12)) {
    const by = year > profile.dossier.incorporatedOn ? dematerialisedBy(year, profile.asked.knownOn) : undefined;
    if (!by || classOn(profile, year).is !== 'private') continue;
    const about = { end: onDay(year), months: inMonths(by.months), day: onDay(by.day) };
    return { formula: say('calendar.duty.demat-rule', about), rule: by.rule };
  }
  return undefined;
}

function dutyDraft(profile: CompanyProfile, duty: Duty, period: string, due: Pick<Draft, 'dueOn' | 'applies'>): Draft {
  const { form, question, area = 'ROC', priority } = duty;
  const cost =
    area === 'ROC'
      ? costOfFiling(profile, { form, period, dueOn: due.dueOn.value })
      : costOfForeignFiling(profile, form, keyOf({ form, period, subject: '' }));
  return draftOf({
    ...due,
    area,
    form,
    period,
    title: titleOf(form, nameOf(period)),
    description: say(`calendar.duty.says.${question}`),
    priority,
    ...cost,
  });
}

const periodOf = ({ every }: Duty, end: IsoDate): string =>
  every === 'year' ? financialYearOf(end) : `${financialYearOf(end)} ${end.slice(5) === '09-30' ? 'H1' : 'H2'}`;

function nameOf(period: string): Param {
  const year = period.slice(0, 4);
  if (period.endsWith('H1')) return say('calendar.period.h1', { year });
  return period.endsWith('H2') ? say('calendar.period.h2', { year, next: String(Number(year) + 1) }) : period;
}
