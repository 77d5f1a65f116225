import type { DutyQuestion } from '../../company/facts';
import { incomeTaxDueOn } from '../../income-tax/due-dates';
import { INCOME_TAX_DUE, type IncomeTaxForm } from '../../income-tax/due-dates.rules';
import { INCOME_TAX_RELIEFS } from '../../income-tax/income-tax.reliefs';
import { dayAfter, firstDayOf } from '../../income-tax/year';
import { ruleIfInForce } from '../../law/rule';
import { addDays, type IsoDate } from '../../shared/dates';
import { inWords, Working, yesOrNo } from '../../shared/explained';
import type { Draft } from '../draft';
import type { NotDue } from '../obligation';
import { movedBy } from '../reliefs';
import type { Standing } from '../standing';
import { reachOf } from '../window';

/** The last day of a financial or tax year. */
export const lastDayOf = (year: string): IsoDate => addDays(dayAfter(year), -1);

/** What a company answered to a question of duty, for a year; undefined where it did not. */
export const answerOf = (standing: Standing, question: DutyQuestion, year: string): boolean | undefined =>
  standing.statedOn('duty', lastDayOf(year), question)?.value.answer;

/**
 * The due date of a form with every move of the law's own table, each as it was known. Undefined where no day is recorded, or
 * where it lies outside what is asked.
 */
export function dueOf(
  { asked, ...standing }: Standing,
  form: IncomeTaxForm,
  year: string,
): Pick<Draft, 'dueOn' | 'originalDueOn' | 'moves'> | undefined {
  const { knownOn } = asked;
  if (!ruleIfInForce(INCOME_TAX_DUE[form], firstDayOf(year), knownOn)) return undefined;
  const { value, steps } = incomeTaxDueOn(form, year, [], knownOn);
  const { originalDueOn } = value;
  const { dueOn, moves } = movedBy(
    INCOME_TAX_RELIEFS,
    { form, period: year },
    { value: originalDueOn, steps },
    knownOn,
  );
  if (dueOn.value < reachOf({ asked, ...standing }) || originalDueOn > asked.to) return undefined;
  return { dueOn, originalDueOn, moves };
}

/** A yes or no that rests on one answer of the company. */
export function byAnswer(
  label: string,
  question: string,
  answer: boolean | undefined,
  value: boolean,
  formula: string,
) {
  const working = new Working();
  working.give('answer', question, answer === undefined ? inWords('not answered') : yesOrNo(answer));
  working.make('applies', label, yesOrNo(value), { formula, inputs: ['answer'] });
  return working.explain(value);
}

/** Why a form of a year is not on the calendar; nothing for one whose day lies before what is asked. */
export function notDue(
  { asked }: Standing,
  dueOn: IsoDate,
  why: Pick<NotDue, 'form' | 'period' | 'verdict' | 'because' | 'asks'>,
): readonly NotDue[] {
  return dueOn < asked.from ? [] : [{ area: 'Income tax', subject: '', ...why }];
}
