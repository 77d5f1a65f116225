import type { DutyQuestion } from '../../../company/facts';
import type { LegalForm } from '../../../roc/classification';
import type { IsoDate } from '../../../shared/dates';
import { type Citation, type Explained, inWords, type Quantity, Working, yesOrNo } from '../../../shared/explained';
import type { Draft } from '../../draft';
import type { NotDue } from '../../obligation';
import type { Standing } from '../../standing';
import { reachOf } from '../../window';

/** What an area says of a form and period: that it is due on a day, or why it is not. */
export type FormAnswer = Draft | NotDue;

export const isDraft = (answer: FormAnswer): answer is Draft => 'dueOn' in answer;

type Given = readonly [label: string, quantity: Quantity];

/** A yes or no with the facts it rests on, in one step of its own. */
export function reason(
  value: boolean,
  label: string,
  formula: string,
  given: readonly Given[],
  rule?: Citation,
): Explained<boolean> {
  const working = new Working();
  const inputs = given.map(([name, quantity], index) => {
    working.give(`fact.${index}`, name, quantity);
    return `fact.${index}`;
  });
  working.make('applies', label, yesOrNo(value), { formula, inputs, ...(rule && { rule }) });
  return working.explain(value);
}

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
  rest: Partial<Pick<NotDue, 'area' | 'subject' | 'verdict' | 'asks'>> = {},
): NotDue {
  return { area: 'ROC', form, period, subject: '', verdict: rest.asks ? 'not-known' : 'not-due', because, ...rest };
}

/** Whether a day by the law's rule may fall inside the window, a relief counted in. */
export function isAsked(standing: Standing, day: IsoDate): boolean {
  return day >= reachOf(standing) && day <= standing.asked.to;
}

export const legalFormOn = (standing: Standing, day: IsoDate): LegalForm | undefined =>
  standing.statedOn('legal-form', day)?.value.legalForm;

/** What the company answered to a question of duty, as it holds on a day. */
export const answerOn = (standing: Standing, question: DutyQuestion, day: IsoDate): boolean | undefined =>
  standing.statedOn('duty', day, question)?.value.answer;

export const answered = (answer: boolean | undefined): Quantity =>
  answer === undefined ? inWords('not answered') : yesOrNo(answer);

/**
 * One entry for a form whose every period has the same answer, so that a reader is told once; the entries as they are where
 * the periods differ or one of them is due.
 */
export function toldOnce(answers: readonly FormAnswer[]): readonly FormAnswer[] {
  const [first, ...others] = answers;
  if (!first || isDraft(first)) return answers;
  const isSame = others.every((other) => !isDraft(other) && other.verdict === first.verdict);
  return isSame ? [{ ...first, period: '' }] : answers;
}
