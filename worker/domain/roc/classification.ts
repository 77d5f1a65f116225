import { ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, Working, yesOrNo } from '../shared/explained';
import type { Paise } from '../shared/money';
import { type SizeLimits, SMALL_COMPANY_LIMITS, SMALL_LLP_LIMITS } from './classification.rules';

export const LEGAL_FORMS = ['opc', 'private', 'public', 'llp'] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

export const ENTITY_CLASSES = ['opc', 'small', 'private', 'public', 'small_llp', 'llp'] as const;
export type EntityClass = (typeof ENTITY_CLASSES)[number];

export type CompanyFacts = {
  legalForm: 'opc' | 'private' | 'public';
  paidUpCapital: Paise;
  /** Of the financial year just before, by its statement of profit and loss. */
  turnover: Paise;
  /** What keeps a private company from ever being small: holding, subsidiary, section 8, special Act. */
  isNeverSmall: boolean;
};

export type LlpFacts = { legalForm: 'llp'; contribution: Paise; turnover: Paise };

/**
 * The class of a company or LLP on a day, by the limits of that day (Companies Act s.2(62), 2(68), 2(71), 2(85); LLP Act
 * s.2(1)(ta)). For the choice of an annual form the day is the last of the financial year; for fees, meetings and penalties
 * the day of the event or filing. Throws RangeError before the limits' first version.
 */
export function classOf(facts: CompanyFacts | LlpFacts, day: IsoDate, knownOn?: IsoDate): Explained<EntityClass> {
  return facts.legalForm === 'llp' ? classOfLlp(facts, day, knownOn) : classOfCompany(facts, day, knownOn);
}

function classOfCompany(facts: CompanyFacts, day: IsoDate, knownOn?: IsoDate): Explained<EntityClass> {
  const working = new Working();
  working.give('legalForm', 'Registered as', inWords(facts.legalForm));
  if (facts.legalForm !== 'private') return working.explain<EntityClass>(facts.legalForm);
  const rule = ruleInForce(SMALL_COMPANY_LIMITS, day, knownOn);
  working.give('paidUpCapital', 'Paid-up capital', inPaise(facts.paidUpCapital));
  working.give('turnover', 'Turnover of the year before', inPaise(facts.turnover));
  working.give('isNeverSmall', 'Holding, subsidiary, section 8 or special-Act company', yesOrNo(facts.isNeverSmall));
  working.cite('capitalLimit', 'Capital of a small company, at most', inPaise(rule.value.paidUpCapital), rule);
  working.cite('turnoverLimit', 'Turnover of a small company, at most', inPaise(rule.value.turnover), rule);
  const entityClass = !facts.isNeverSmall && isWithin(facts, rule.value) ? 'small' : 'private';
  working.make('class', 'Class', inWords(entityClass), {
    formula: `small where ${rule.value.mustHold === 'both' ? 'both figures are' : 'either figure is'} within its limit and nothing excludes it`,
    inputs: ['legalForm', 'paidUpCapital', 'turnover', 'isNeverSmall', 'capitalLimit', 'turnoverLimit'],
    rule: citationOf(rule),
  });
  return working.explain<EntityClass>(entityClass);
}

function isWithin({ paidUpCapital, turnover }: CompanyFacts, limits: SizeLimits): boolean {
  const tests = [paidUpCapital <= limits.paidUpCapital, turnover <= limits.turnover];
  return limits.mustHold === 'both' ? tests.every(Boolean) : tests.some(Boolean);
}

function classOfLlp({ contribution, turnover }: LlpFacts, day: IsoDate, knownOn?: IsoDate): Explained<EntityClass> {
  const working = new Working();
  const rule = ruleInForce(SMALL_LLP_LIMITS, day, knownOn);
  working.give('contribution', 'Contribution', inPaise(contribution));
  working.give('turnover', 'Turnover of the year before', inPaise(turnover));
  working.cite('contributionLimit', 'Contribution of a small LLP, at most', inPaise(rule.value.contribution), rule);
  working.cite('turnoverLimit', 'Turnover of a small LLP, at most', inPaise(rule.value.turnover), rule);
  const isSmall = contribution <= rule.value.contribution && turnover <= rule.value.turnover;
  const entityClass = isSmall ? 'small_llp' : 'llp';
  working.make('class', 'Class', inWords(entityClass), {
    formula: 'small where both figures are within their limits',
    inputs: ['contribution', 'turnover', 'contributionLimit', 'turnoverLimit'],
    rule: citationOf(rule),
  });
  return working.explain<EntityClass>(entityClass);
}
