import type { FactKind } from '#domain/company/facts';
import { isAskedOf } from '../fact.groups';
import { SETUP_STEPS, type SetupStep } from '../fact.search';
import type { Facts } from '../fact.types';

/** Steps that many companies have no use for; they are reached from the list of what is missing, not in passing. */
const SELDOM: readonly SetupStep[] = [
  'tax-carried',
  'holiday-claim',
  'formation',
  'startup-recognition',
  'board-certificate',
  'rera-project',
  'rera-agent',
  'rera-activity',
  'ip-asset',
  'first-export',
  'provident-fund',
  'state-insurance',
  'professional-tax',
];

/** The step that asks for a kind of fact. */
export const stepOf = (kind: FactKind): SetupStep => (kind === 'duty' || kind === 'form-amount' ? 'questions' : kind);

/** The steps of the set-up for this legal form; a seldom one takes its place only while it is open. */
export const stepsFor = (isLlp: boolean, open?: SetupStep): readonly SetupStep[] =>
  SETUP_STEPS.filter(
    (step) => step === 'questions' || (isAskedOf(step, isLlp) && (!SELDOM.includes(step) || step === open)),
  );

/** Where a set-up that was left goes on: at the first step of which nothing is stated. */
export function firstOpenStep({ facts }: Pick<Facts, 'facts'>, isLlp: boolean): SetupStep {
  const stated = new Set(facts.filter(({ isCurrent }) => isCurrent).map(({ kind }) => stepOf(kind)));
  return stepsFor(isLlp).find((step) => !stated.has(step)) ?? 'questions';
}

/** The step after this one; none after the last. */
export function stepAfter(step: SetupStep, isLlp: boolean): SetupStep | undefined {
  const steps = stepsFor(isLlp, step);
  return steps[steps.indexOf(step) + 1];
}
