import type { DutyQuestion } from '../../../company/facts';
import { ruleIfInForce } from '../../../law/rule';
import { periodFormDueOn } from '../../../roc/due-dates';
import { FOREIGN_LIABILITIES_RETURN, foreignReturnDueOn } from '../../../roc/forms.rules';
import { NEXT_AGM, PERIOD_FORMS, type PeriodFormKey } from '../../../roc/yearly.rules';
import { addMonths, financialYearOf, type IsoDate } from '../../../shared/dates';
import { type Explained, inWords } from '../../../shared/explained';
import type { AreaAnswer, CompanyProfile, Draft } from '../../model';
import { monthEnds, reachOf } from '../../profile';
import type { Area, Priority } from '../../values';
import {
  answerOn,
  answerQuantity,
  areaAnswer,
  draftOf,
  type FormAnswer,
  legalFormOn,
  mergeSameAnswers,
  notDueOf,
  reason,
} from '../answers';
import { annualAnswers, annualNotes } from './annual';
import { boardAnswers } from './board';
import { companyYears } from './company';
import { costOfFiling } from './cost';
import { directorAnswers } from './directors';
import { eventAnswers } from './events';

/** What the Registrar of Companies asks of a company: the annual forms, those of events, meetings and directors. */
export function roc(profile: CompanyProfile): AreaAnswer {
  const { today, knownOn } = profile.asked;
  const legalForm = legalFormOn(profile, today);
  // Before the Act of 2013 was known nothing of it can be told.
  if (legalForm === 'llp' || !ruleIfInForce(NEXT_AGM, today, knownOn)) return { drafts: [], notDue: [] };
  return areaAnswer(profile, legalForm ? ofCompany(profile) : unknownForm());
}

function ofCompany(profile: CompanyProfile): readonly FormAnswer[] {
  const years = companyYears(profile);
  const notes = years.flatMap((year) => annualNotes(profile, year));
  return [
    ...years.flatMap((year) => annualAnswers(profile, year)),
    ...['MGT-8', 'AOC-4 XBRL', 'CSR-2'].flatMap((form) => mergeSameAnswers(notes.filter((note) => note.form === form))),
    ...dutyAnswers(profile),
    ...eventAnswers(profile),
    ...directorAnswers(profile),
    ...boardAnswers(profile),
  ];
}

const unknownForm = (): readonly FormAnswer[] =>
  ['AOC-4', 'MGT-7', 'AGM', 'Board meeting'].map((form) =>
    notDueOf(
      form,
      '',
      reason(false, `Whether ${form} is due cannot be told`, 'how the company is registered decides', [
        ['Registered as', inWords('not stated')],
      ]),
      { asks: 'legal-form' },
    ),
  );

type Duty = {
  form: string;
  question: DutyQuestion;
  every: 'year' | 'half-year';
  priority: Priority;
  /** What the question asks, and what the form says, in words. */
  asked: string;
  says: string;
  area?: Area;
  named?: string;
  dueOn: (end: IsoDate, knownOn?: IsoDate) => Explained<IsoDate> | undefined;
};

const afterPeriod =
  (key: PeriodFormKey): Duty['dueOn'] =>
  (end, knownOn) =>
    ruleIfInForce(PERIOD_FORMS[key], end, knownOn) && periodFormDueOn(key, end, knownOn);

const DUTIES: readonly Duty[] = [
  {
    form: 'DPT-3',
    question: 'deposits-or-loans',
    every: 'year',
    priority: 'high',
    asked: 'Deposits, loans or advances outstanding',
    says: 'Return of deposits and of money that is none, as on 31 March',
    dueOn: afterPeriod('deposits'),
  },
  {
    form: 'MSME-1',
    question: 'dues-to-small-suppliers',
    every: 'half-year',
    priority: 'high',
    asked: 'Dues to micro or small suppliers pending for more than 45 days',
    says: 'Dues to micro and small suppliers; there is no nil return',
    dueOn: afterPeriod('supplierDues'),
  },
  {
    form: 'PAS-6',
    question: 'shares-in-demat',
    every: 'half-year',
    priority: 'medium',
    asked: 'Shares held in dematerialised form',
    says: 'Reconciliation of share capital; the law is unclear for a company that has become small since',
    dueOn: afterPeriod('shareReconciliation'),
  },
  {
    form: 'MSC-3',
    question: 'dormant',
    every: 'year',
    priority: 'medium',
    asked: 'Dormant status obtained',
    says: 'Return of a dormant company',
    dueOn: afterPeriod('dormantReturn'),
  },
  {
    form: 'FLA return',
    question: 'foreign-investment',
    every: 'year',
    priority: 'medium',
    area: 'Other',
    named: 'FLA return to the Reserve Bank',
    asked: 'Foreign investment received or made',
    says: 'Foreign liabilities and assets, told to the Reserve Bank and not to the Registrar',
    dueOn: (end, knownOn) =>
      ruleIfInForce(FOREIGN_LIABILITIES_RETURN, end, knownOn) && foreignReturnDueOn(end, knownOn),
  },
];

// The longest of these days comes three months and a half after its period.
const LONGEST_WAIT_MONTHS = 5;

/** The forms that hang on one answer of the company, for each year or half-year; asked where it has not answered. */
export function dutyAnswers(profile: CompanyProfile, forms?: readonly string[]): readonly FormAnswer[] {
  const { incorporatedOn } = profile.dossier;
  const earliest = addMonths(reachOf(profile), -LONGEST_WAIT_MONTHS);
  const ends = monthEnds(earliest > incorporatedOn ? earliest : incorporatedOn, profile.asked.to);
  return DUTIES.filter(({ form }) => !forms || forms.includes(form)).flatMap((duty) =>
    mergeSameAnswers(ends.filter((end) => isEndOf(duty, end)).flatMap((end) => answerOf(profile, duty, end) ?? [])),
  );
}

const isEndOf = ({ every }: Duty, end: IsoDate): boolean =>
  end.slice(5) === '03-31' || (every === 'half-year' && end.slice(5) === '09-30');

function answerOf(profile: CompanyProfile, duty: Duty, end: IsoDate): FormAnswer | undefined {
  const dueOn = duty.dueOn(end, profile.asked.knownOn);
  if (!dueOn || dueOn.value < reachOf(profile) || dueOn.value > profile.asked.to) return undefined;
  const answer = answerOn(profile, duty.question, end);
  const { form, question, area = 'ROC' } = duty;
  const label = answer ? `${form} is due` : `${form} is not due`;
  const because = reason(
    answer === true,
    answer === undefined ? `Whether ${form} is due cannot be told` : label,
    'due where the company says yes',
    [[duty.asked, answerQuantity(answer)]],
  );
  const period = periodOf(duty, end);
  if (!answer) return notDueOf(form, period, because, { area, ...(answer === undefined && { asks: question }) });
  return dutyDraft(profile, duty, period, { dueOn, applies: because });
}

function dutyDraft(profile: CompanyProfile, duty: Duty, period: string, due: Pick<Draft, 'dueOn' | 'applies'>): Draft {
  const { form, area = 'ROC', named = form, says, priority } = duty;
  const cost = area === 'ROC' ? costOfFiling(profile, { form, period, dueOn: due.dueOn.value }) : {};
  return draftOf({
    ...due,
    area,
    form,
    period,
    title: `${named} for ${nameOf(period)}`,
    description: `${says}.`,
    priority,
    ...cost,
  });
}

const periodOf = ({ every }: Duty, end: IsoDate): string =>
  every === 'year' ? financialYearOf(end) : `${financialYearOf(end)} ${end.slice(5) === '09-30' ? 'H1' : 'H2'}`;

function nameOf(period: string): string {
  const start = Number(period.slice(0, 4));
  if (period.endsWith('H1')) return `Apr-Sep ${start}`;
  return period.endsWith('H2') ? `Oct ${start}-Mar ${start + 1}` : period;
}
