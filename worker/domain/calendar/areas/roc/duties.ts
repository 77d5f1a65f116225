import type { DutyQuestion } from '../../../company/facts';
import { ruleIfInForce } from '../../../law/rule';
import { periodFormDueOn } from '../../../roc/due-dates';
import { PERIOD_FORMS, type PeriodFormKey } from '../../../roc/fixed-day-forms.rules';
import { FOREIGN_LIABILITIES_RETURN, foreignReturnDueOn } from '../../../roc/foreign-investment.rules';
import { addMonths, financialYearOf, type IsoDate } from '../../../shared/dates';
import type { Explained } from '../../../shared/explained';
import type { Draft } from '../../draft';
import type { Standing } from '../../standing';
import type { Area, Priority } from '../../values';
import { monthEnds, reachOf } from '../../window';
import { answered, answerOn, draftOf, type FormAnswer, notDueOf, reason, toldOnce } from './answers';
import { costOfFiling } from './filing-cost';

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
export function dutyAnswers(standing: Standing, forms?: readonly string[]): readonly FormAnswer[] {
  const { incorporatedOn } = standing.dossier;
  const earliest = addMonths(reachOf(standing), -LONGEST_WAIT_MONTHS);
  const ends = monthEnds(earliest > incorporatedOn ? earliest : incorporatedOn, standing.asked.to);
  return DUTIES.filter(({ form }) => !forms || forms.includes(form)).flatMap((duty) =>
    toldOnce(ends.filter((end) => isEndOf(duty, end)).flatMap((end) => answerOf(standing, duty, end) ?? [])),
  );
}

const isEndOf = ({ every }: Duty, end: IsoDate): boolean =>
  end.slice(5) === '03-31' || (every === 'half-year' && end.slice(5) === '09-30');

function answerOf(standing: Standing, duty: Duty, end: IsoDate): FormAnswer | undefined {
  const dueOn = duty.dueOn(end, standing.asked.knownOn);
  if (!dueOn || dueOn.value < reachOf(standing) || dueOn.value > standing.asked.to) return undefined;
  const answer = answerOn(standing, duty.question, end);
  const { form, question, area = 'ROC' } = duty;
  const label = answer ? `${form} is due` : `${form} is not due`;
  const because = reason(
    answer === true,
    answer === undefined ? `Whether ${form} is due cannot be told` : label,
    'due where the company says yes',
    [[duty.asked, answered(answer)]],
  );
  const period = periodOf(duty, end);
  if (!answer) return notDueOf(form, period, because, { area, ...(answer === undefined && { asks: question }) });
  return dutyDraft(standing, duty, period, { dueOn, applies: because });
}

function dutyDraft(standing: Standing, duty: Duty, period: string, due: Pick<Draft, 'dueOn' | 'applies'>): Draft {
  const { form, area = 'ROC', named = form, says, priority } = duty;
  const cost = area === 'ROC' ? costOfFiling(standing, { form, period, dueOn: due.dueOn.value }) : {};
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
