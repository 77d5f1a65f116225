import { type Rule, type RuleHistory, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { atRate, citationOf, inPaise, type Working } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, type Paise, paise, shareOf } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import {
  CONCESSIONAL_22_RATE,
  FOREIGN_RATE,
  LLP_RATE,
  MANUFACTURING_25_RATE,
  NEW_MANUFACTURING_RATE,
  NORMAL_RATE,
  REDUCED_RATE,
} from './law/rates';
import {
  CONCESSIONAL_SURCHARGE,
  DOMESTIC_SURCHARGE,
  FOREIGN_SURCHARGE,
  LLP_SURCHARGE,
  type Surcharge,
} from './surcharge';

/** How a company or LLP is taxed: ss.115BA, 115BAA and 115BAB of 1961 are ss.199, 200 and 201 of 2025. */
export const TAX_REGIMES = [
  'normal',
  'manufacturing_25',
  'concessional_22',
  'new_manufacturing_15',
  'foreign',
  'llp',
] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

/** What each regime asks to know. Book profit is for MAT, which the 22% and 15% regimes and LLPs do not pay. */
export type RegimeFacts =
  | { regime: 'normal'; turnoverOfBaseYear: Paise; bookProfit: Paise }
  | { regime: 'manufacturing_25' | 'foreign'; bookProfit: Paise }
  | { regime: 'concessional_22'; isSinceBeforeApril2026: boolean }
  | { regime: 'new_manufacturing_15'; nonManufacturingIncome: Paise }
  /** `deductions`: of Chapter VI-A part C, 10AA and 35AD, which adjusted total income has back for AMT. */
  | { regime: 'llp'; deductions?: Paise };

/** The same as fields that stand beside one another, in a form or a row: of a regime those count that it asks. */
export type RegimeFields = {
  regime: TaxRegime;
  turnover: Paise | null;
  bookProfit: Paise | null;
  otherIncome: Paise | null;
  deductions: Paise | null;
  isSinceBeforeApril2026: boolean | number | null;
};

const NIL = paise(0);

/** What such fields say of their regime; what is absent is nil. */
export function regimeFactsOf(fields: RegimeFields): RegimeFacts {
  const { regime, turnover, bookProfit, otherIncome, deductions, isSinceBeforeApril2026 } = fields;
  switch (regime) {
    case 'normal':
      return { regime, turnoverOfBaseYear: turnover ?? NIL, bookProfit: bookProfit ?? NIL };
    case 'concessional_22':
      return { regime, isSinceBeforeApril2026: Boolean(isSinceBeforeApril2026) };
    case 'new_manufacturing_15':
      return { regime, nonManufacturingIncome: otherIncome ?? NIL };
    case 'llp':
      return { regime, ...(deductions ? { deductions } : {}) };
    default:
      return { regime, bookProfit: bookProfit ?? NIL };
  }
}

const SURCHARGES: Record<TaxRegime, RuleHistory<Surcharge>> = {
  normal: DOMESTIC_SURCHARGE,
  manufacturing_25: DOMESTIC_SURCHARGE,
  concessional_22: CONCESSIONAL_SURCHARGE,
  new_manufacturing_15: CONCESSIONAL_SURCHARGE,
  foreign: FOREIGN_SURCHARGE,
  llp: LLP_SURCHARGE,
};

/** The surcharge of a regime for the year that begins on a day. Throws RangeError where no rule covers it. */
export const surchargeOf = (regime: TaxRegime, yearStart: IsoDate, knownOn?: IsoDate): Rule<Surcharge> =>
  ruleInForce(SURCHARGES[regime], yearStart, knownOn);

const FIXED_RATES = {
  manufacturing_25: MANUFACTURING_25_RATE,
  concessional_22: CONCESSIONAL_22_RATE,
  foreign: FOREIGN_RATE,
  llp: LLP_RATE,
} as const;

export type RegimeTax = { tax: Paise; taxAt: (income: Paise) => Paise };

/** Under which names the income is found among the steps and the tax is noted. */
type Names = { income: string; tax: string };
const OF_TOTAL: Names = { income: 'totalIncome', tax: 'normal.tax' };

/** The bare tax of a regime on an income, all of it where nothing is taxed apart: noted as `normal.rate` and `normal.tax`. */
export function regimeTax(
  facts: RegimeFacts,
  income: Paise,
  on: RegimeDay,
  working: Working,
  names: Names = OF_TOTAL,
): RegimeTax {
  if (facts.regime === 'new_manufacturing_15')
    return newManufacturingTax(facts.nonManufacturingIncome, income, on, working, names);
  const { rate, rule } = rateOf(facts, on, working);
  working.make('normal.rate', say('income-tax.step.rate-of-tax'), atRate(rate), {
    inputs: facts.regime === 'normal' ? ['turnover', 'turnoverLimit'] : [],
    rule: citationOf(rule),
  });
  const taxAt = (amount: Paise) => toNearestRupee(shareOf(amount, rate));
  const tax = taxAt(income);
  const isWhole = names === OF_TOTAL;
  working.make(names.tax, say(isWhole ? 'income-tax.step.tax' : 'company-tax.step.ordinary-tax'), inPaise(tax), {
    formula: say(
      isWhole ? 'income-tax.formula.total-income-times-rate-to-the-nearest' : 'company-tax.formula.ordinary-tax',
    ),
    inputs: [names.income, 'normal.rate'],
    rule: citationOf(rule),
  });
  return { tax, taxAt };
}

export type RegimeDay = { yearStart: IsoDate; knownOn?: IsoDate | undefined };
type FixedFacts = Exclude<RegimeFacts, { regime: 'new_manufacturing_15' }>;

function rateOf(
  facts: FixedFacts,
  { yearStart, knownOn }: RegimeDay,
  working: Working,
): { rate: BasisPoints; rule: Rule<unknown> } {
  if (facts.regime !== 'normal') {
    const rule = ruleInForce(FIXED_RATES[facts.regime], yearStart, knownOn);
    return { rate: rule.value, rule };
  }
  const reduced = ruleInForce(REDUCED_RATE, yearStart, knownOn);
  const { turnoverAtMost, turnoverOfYear, rate } = reduced.value;
  working.give(
    'turnover',
    say('income-tax.step.turnover-of', { year: turnoverOfYear }),
    inPaise(facts.turnoverOfBaseYear),
  );
  working.make('turnoverLimit', say('income-tax.step.turnover-for-the-lower-rate-at-most'), inPaise(turnoverAtMost), {
    inputs: [],
    rule: citationOf(reduced),
  });
  if (facts.turnoverOfBaseYear <= turnoverAtMost) return { rate, rule: reduced };
  const normal = ruleInForce(NORMAL_RATE, yearStart, knownOn);
  return { rate: normal.value, rule: normal };
}

function newManufacturingTax(
  other: Paise,
  income: Paise,
  { yearStart, knownOn }: RegimeDay,
  working: Working,
  names: Names,
): RegimeTax {
  if (other > income) throw new RangeError('Income not of manufacturing is more than the total income');
  const rule = ruleInForce(NEW_MANUFACTURING_RATE, yearStart, knownOn);
  const cited = { inputs: [], rule: citationOf(rule) };
  working.give('otherIncome', say('income-tax.step.income-not-of-manufacturing'), inPaise(other));
  working.make('normal.rate', say('income-tax.step.rate-on-manufacturing-income'), atRate(rule.value.rate), cited);
  working.make('normal.otherRate', say('income-tax.step.rate-on-other-income'), atRate(rule.value.otherIncome), cited);
  const taxAt = (amount: Paise) =>
    toNearestRupee(paise(shareOf(paise(amount - other), rule.value.rate) + shareOf(other, rule.value.otherIncome)));
  const tax = taxAt(income);
  const isWhole = names === OF_TOTAL;
  working.make(names.tax, say(isWhole ? 'income-tax.step.tax' : 'company-tax.step.ordinary-tax'), inPaise(tax), {
    formula: say('income-tax.formula.total-income-minus-other-income-times-rate'),
    inputs: [names.income, 'otherIncome', 'normal.rate', 'normal.otherRate'],
    rule: citationOf(rule),
  });
  return { tax, taxAt };
}
