import { passes, type Rule, type RuleHistory, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { type Citation, citationOf, type Explained, inPaise, inWords, Working, yesOrNo } from '../shared/explained';
import { say } from '../shared/message';
import type { Paise } from '../shared/money';
import { COMPULSORY_REGISTRATION, GST_THRESHOLDS, REGISTRATION_LIMITS, SPECIAL_STATES } from './law/thresholds';

export type GstThreshold = keyof typeof GST_THRESHOLDS;

/** Whether an amount passes a limit of GST on a day of the limit's basis. */
export function passesThreshold(
  threshold: GstThreshold,
  amount: Paise,
  day: IsoDate,
  knownOn?: IsoDate,
): Explained<boolean> {
  const history: RuleHistory<Paise> = GST_THRESHOLDS[threshold];
  const rule = ruleInForce(history, day, knownOn);
  return compared(new Working(), amount, rule, citationOf(rule));
}

function compared(
  working: Working,
  amount: Paise,
  rule: Pick<Rule<Paise>, 'value' | 'comparator'>,
  citation: Citation,
): Explained<boolean> {
  working.give('amount', say('gst.step.amount-tested'), inPaise(amount));
  working.make('limit', say('gst.step.limit'), inPaise(rule.value), { inputs: [], rule: citation });
  const isPast = passes(amount, rule);
  working.make('passes', say('gst.step.the-limit-is-passed'), yesOrNo(isPast), {
    formula:
      rule.comparator === 'NOT_LESS_THAN'
        ? say('gst.formula.amount-is-not-less-than-limit')
        : say('gst.formula.amount-exceeds-limit'),
    inputs: ['amount', 'limit'],
  });
  return working.explain(isPast);
}

/**
 * Whether a regular person may file quarterly: the turnover of the year before and of the running year both stay within the
 * limit. Whoever passes it in a quarter files monthly from the next one.
 */
export function mayFileQuarterly(precedingYear: Paise, runningYear: Paise, day: IsoDate): Explained<boolean> {
  const larger = precedingYear > runningYear ? precedingYear : runningYear;
  const rule = ruleInForce(GST_THRESHOLDS.qrmp, day);
  const working = new Working();
  const { value: isPast } = compared(working, larger, rule, citationOf(rule));
  working.make('quarterly', say('gst.step.quarterly-returns-may-be-chosen'), yesOrNo(!isPast), {
    formula: say('gst.formula.neither-year-passes-the-limit'),
    inputs: ['passes'],
  });
  return working.explain(!isPast);
}

export type Registrant = {
  stateCode: string;
  /** The turnover, over all of India, of the year in which the day lies. */
  turnover: Paise;
  suppliesGoodsAlone: boolean;
  /** A kind of section 24, when the person is one. */
  compulsoryKind?: string;
};

/** Whether a person must register: by the turnover of the running year in the kind of State, or whatever it is (s.24). */
export function mustRegister(person: Registrant, day: IsoDate): Explained<boolean> {
  const working = new Working();
  working.give('state', say('gst.step.state'), inWords(person.stateCode));
  const compulsory = ruleInForce(COMPULSORY_REGISTRATION, day);
  if (person.compulsoryKind && compulsory.value.includes(person.compulsoryKind)) {
    working.give('kind', say('gst.step.kind-of-person'), inWords(say(`gst.kind.${person.compulsoryKind}`)));
    working.make('passes', say('gst.step.registration-is-compulsory'), yesOrNo(true), {
      inputs: ['kind'],
      rule: citationOf(compulsory),
    });
    return working.explain(true);
  }
  const rule = registrationRule(person.stateCode, day);
  const value = person.suppliesGoodsAlone ? rule.value.goodsAlone : rule.value.servicesOrBoth;
  return compared(working, person.turnover, { value, comparator: 'EXCEEDS' }, citationOf(rule));
}

function registrationRule(stateCode: string, day: IsoDate) {
  const { tenLakh, twentyLakh } = ruleInForce(SPECIAL_STATES, day).value;
  if (tenLakh.includes(stateCode)) return ruleInForce(REGISTRATION_LIMITS.tenLakhStates, day);
  if (twentyLakh.includes(stateCode)) return ruleInForce(REGISTRATION_LIMITS.twentyLakhStates, day);
  return ruleInForce(REGISTRATION_LIMITS.otherStates, day);
}

/** Whether composition is open to a person by last year's turnover: goods and restaurants, or services and both. */
export function mayCompound(
  person: { stateCode: string; turnoverPrecedingYear: Paise; isForServices: boolean },
  day: IsoDate,
): Explained<boolean> {
  const special = ruleInForce(SPECIAL_STATES, day).value.composition.includes(person.stateCode);
  const forGoods = special ? GST_THRESHOLDS.compositionGoodsSpecialStates : GST_THRESHOLDS.compositionGoods;
  const rule = ruleInForce(person.isForServices ? GST_THRESHOLDS.compositionServices : forGoods, day);
  const working = new Working();
  const { value: isPast } = compared(working, person.turnoverPrecedingYear, rule, citationOf(rule));
  working.make('open', say('gst.step.composition-may-be-chosen'), yesOrNo(!isPast), {
    formula: say('gst.formula.the-limit-is-not-passed'),
    inputs: ['passes'],
  });
  return working.explain(!isPast);
}
