import { ruleInForce } from '../law/rule';
import { addMonths, type IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inPaise, inWords, onDay, Working, yesOrNo } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { DEEP_TECH_RECOGNITION, RECOGNITION, type StartupForm } from './law/startup';

export type StartupFacts = {
  form: StartupForm;
  incorporatedOn: IsoDate;
  /** The highest turnover of any financial year since incorporation: one breach ends the status for good. */
  highestTurnover: Paise;
  isDeepTech: boolean;
  /** Formed by splitting up or reconstructing a business that existed. */
  isReconstruction: boolean;
};

export type RecognitionReason = 'form' | 'age' | 'turnover' | 'reconstruction';
export type RecognitionAnswer = { isEligible: boolean; lastDay: IsoDate; failing: readonly RecognitionReason[] };

/**
 * Whether an entity can be, or remain, recognised as a start-up by DPIIT on a day: form, ten years (deep tech twenty),
 * turnover of every year within 200 crore (300), no reconstruction. Innovation is judged by DPIIT and not here; the tax
 * holiday has tests of its own.
 */
export function startupRecognition(facts: StartupFacts, day: IsoDate, knownOn?: IsoDate): Explained<RecognitionAnswer> {
  const rule = ruleInForce(facts.isDeepTech ? DEEP_TECH_RECOGNITION : RECOGNITION, day, knownOn);
  const { years, turnover, forms } = rule.value;
  const working = new Working();
  working.give('form', say('benefits.step.form'), inWords(say(`benefits.form.${facts.form}`)));
  working.give('incorporated', say('benefits.step.incorporated'), onDay(facts.incorporatedOn));
  working.give('turnover', say('benefits.step.highest-turnover-of-a-year'), inPaise(facts.highestTurnover));
  working.give('reconstruction', say('benefits.step.formed-by-reconstruction'), yesOrNo(facts.isReconstruction));
  working.cite('years', say('benefits.step.years-from-incorporation'), asCount(years), rule);
  working.cite('turnoverLimit', say('benefits.step.turnover-of-any-year-at-most'), inPaise(paise(turnover)), rule);
  // The day of incorporation is day 0, so the last one is the anniversary; a certificate that ends a day earlier prevails.
  const lastDay = addMonths(facts.incorporatedOn, 12 * years);
  working.make('lastDay', say('benefits.step.start-up-until'), onDay(lastDay), {
    formula: say('benefits.formula.incorporation-plus-years'),
    inputs: ['incorporated', 'years'],
    rule: citationOf(rule),
  });
  const tests: readonly [RecognitionReason, boolean][] = [
    ['form', forms.includes(facts.form)],
    ['age', day <= lastDay],
    ['turnover', facts.highestTurnover <= turnover],
    ['reconstruction', !facts.isReconstruction],
  ];
  const failing = tests.filter(([, holds]) => !holds).map(([reason]) => reason);
  const isEligible = failing.length === 0;
  working.make('eligible', say('benefits.step.can-be-recognised'), yesOrNo(isEligible), {
    formula: say('benefits.formula.every-test-holds'),
    inputs: ['form', 'lastDay', 'turnover', 'turnoverLimit', 'reconstruction'],
    rule: citationOf(rule),
  });
  return working.explain({ isEligible, lastDay, failing });
}
