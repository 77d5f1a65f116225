import { ruleInForce } from '../law/rule';
import { AMENDMENT_BILL_2026, COMPANIES_ACT, LLP_FORMS, SMALL_COMPANY_2025, XBRL_RULE } from '../law/sources';
import { ruleHistory, unread } from '../law/table';
import type { IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, Working, yesOrNo } from '../shared/explained';
import { say } from '../shared/message';
import { crore, lakh, type Paise } from '../shared/money';

export type SizeLimits = { paidUpCapital: Paise; turnover: Paise; mustHold: 'both' | 'either' };

const limits = (paidUpCapital: Paise, turnover: Paise, mustHold: 'both' | 'either' = 'both'): SizeLimits => ({
  paidUpCapital,
  turnover,
  mustHold,
});

export const SMALL_COMPANY_LIMITS = ruleHistory<SizeLimits>(
  {
    id: 'ROC.SMALLCO.LIMITS',
    basis: 'EVENT_DATE',
    unit: 'paise, at most',
    comparator: 'EXCEEDS',
    statute: 'Companies Act 2013 s.2(85); Companies (Specification of Definitions Details) Rules 2014 r.2(1)(t)',
    source: COMPANIES_ACT,
  },
  [
    { from: '2013-09-12', value: limits(lakh(50), crore(2), 'either'), statute: 'Companies Act 2013 s.2(85)' },
    // Joined by "or" before 2015 and by "and" since; the day is that of the Removal of Difficulties Order.
    {
      from: '2015-02-13',
      value: limits(lakh(50), crore(2)),
      confidence: 'medium',
      statute: 'Companies Act 2013 s.2(85); Companies (Removal of Difficulties) Order 2015',
    },
    {
      from: '2021-04-01',
      knownSince: '2021-02-01',
      value: limits(crore(2), crore(20)),
      statute: 'Companies Act 2013 s.2(85); G.S.R. 92(E), 1 Feb 2021',
    },
    { from: '2022-09-15', value: limits(crore(4), crore(40)), statute: 'G.S.R. 700(E)', source: SMALL_COMPANY_2025 },
    {
      from: '2025-12-01',
      value: limits(crore(10), crore(100)),
      statute: 'Companies Act 2013 s.2(85); G.S.R. 880(E), 1 Dec 2025',
      source: SMALL_COMPANY_2025,
    },
  ],
);

/** A bill before a joint committee. It is kept to be shown as proposed and is read by no computation. */
export const SMALL_COMPANY_LIMITS_PROPOSED = ruleHistory<SizeLimits>(
  {
    id: 'ROC.SMALLCO.LIMITS.PROPOSED',
    basis: 'EVENT_DATE',
    unit: 'paise, at most',
    comparator: 'EXCEEDS',
    statute: 'Corporate Laws (Amendment) Bill 2026, Lok Sabha Bill 85 of 2026',
    source: AMENDMENT_BILL_2026,
    status: 'proposed',
  },
  [{ from: '2026-03-23', value: limits(crore(20), crore(200)) }],
);

export const SMALL_LLP_LIMITS = ruleHistory<{ contribution: Paise; turnover: Paise }>(
  {
    id: 'ROC.SMALLLLP.LIMITS',
    basis: 'EVENT_DATE',
    unit: 'paise, at most',
    comparator: 'EXCEEDS',
    statute: 'LLP Act 2008 s.2(1)(ta)',
    source: LLP_FORMS,
  },
  [{ from: '2022-04-01', value: { contribution: lakh(25), turnover: lakh(40) } }],
);

export const LLP_AUDIT_LIMITS = ruleHistory<{ contribution: Paise; turnover: Paise }>(
  {
    id: 'ROC.LLP.AUDIT',
    basis: 'FINANCIAL_YEAR',
    unit: 'paise, either exceeded',
    comparator: 'EXCEEDS',
    statute: 'LLP Rules 2009 r.24(8)',
    source: unread('LLP Rules 2009 r.24(8)'),
  },
  [{ from: '2009-04-01', value: { contribution: lakh(25), turnover: lakh(40) } }],
);

type CapitalOrTurnover = { paidUpCapital: Paise; turnover: Paise };

/** MGT-8: a practising secretary certifies the annual return of a company that reaches either figure. */
export const ANNUAL_RETURN_CERTIFICATE = ruleHistory<CapitalOrTurnover>(
  {
    id: 'ROC.MGT8.LIMITS',
    basis: 'FINANCIAL_YEAR',
    unit: 'paise, either reached',
    comparator: 'NOT_LESS_THAN',
    statute: 'Companies Act 2013 s.92(2); Companies (Management and Administration) Rules 2014 r.11(2)',
    source: COMPANIES_ACT,
  },
  [{ from: '2014-04-01', value: { paidUpCapital: crore(10), turnover: crore(50) } }],
);

export const XBRL_LIMITS = ruleHistory<CapitalOrTurnover>(
  {
    id: 'ROC.XBRL.LIMITS',
    basis: 'FINANCIAL_YEAR',
    unit: 'paise, either reached',
    comparator: 'NOT_LESS_THAN',
    statute: 'Companies (Filing of Documents and Forms in XBRL) Rules 2015 r.3',
    source: XBRL_RULE,
  },
  [{ from: '2015-04-01', value: { paidUpCapital: crore(5), turnover: crore(100) } }],
);

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
  working.give('legalForm', say('roc.step.registered-as'), inWords(say(`roc.class.${facts.legalForm}`)));
  if (facts.legalForm !== 'private') return working.explain<EntityClass>(facts.legalForm);
  const rule = ruleInForce(SMALL_COMPANY_LIMITS, day, knownOn);
  working.give('paidUpCapital', say('roc.step.paid-up-capital'), inPaise(facts.paidUpCapital));
  working.give('turnover', say('roc.step.turnover-of-the-year-before'), inPaise(facts.turnover));
  working.give(
    'isNeverSmall',
    say('roc.step.holding-subsidiary-section-8-or-special-act'),
    yesOrNo(facts.isNeverSmall),
  );
  working.cite(
    'capitalLimit',
    say('roc.step.capital-of-a-small-company-at-most'),
    inPaise(rule.value.paidUpCapital),
    rule,
  );
  working.cite(
    'turnoverLimit',
    say('roc.step.turnover-of-a-small-company-at-most'),
    inPaise(rule.value.turnover),
    rule,
  );
  const entityClass = !facts.isNeverSmall && isWithin(facts, rule.value) ? 'small' : 'private';
  working.make('class', say('roc.step.class'), inWords(say(`roc.class.${entityClass}`)), {
    formula: say(`roc.formula.small-where-${rule.value.mustHold}-within-limit`),
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
  working.give('contribution', say('roc.step.contribution'), inPaise(contribution));
  working.give('turnover', say('roc.step.turnover-of-the-year-before'), inPaise(turnover));
  working.cite(
    'contributionLimit',
    say('roc.step.contribution-of-a-small-llp-at-most'),
    inPaise(rule.value.contribution),
    rule,
  );
  working.cite('turnoverLimit', say('roc.step.turnover-of-a-small-llp-at-most'), inPaise(rule.value.turnover), rule);
  const isSmall = contribution <= rule.value.contribution && turnover <= rule.value.turnover;
  const entityClass = isSmall ? 'small_llp' : 'llp';
  working.make('class', say('roc.step.class'), inWords(say(`roc.class.${entityClass}`)), {
    formula: say('roc.formula.small-where-both-figures-are-within-their'),
    inputs: ['contribution', 'turnover', 'contributionLimit', 'turnoverLimit'],
    rule: citationOf(rule),
  });
  return working.explain<EntityClass>(entityClass);
}
