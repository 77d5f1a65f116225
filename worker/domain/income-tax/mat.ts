import { type Rule, ruleInForce } from '../law/rule';
import { atRate, citationOf, inPaise, type Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type Paise, paise, shareOf } from '../shared/money';
import { toNearestRupee, toNearestTenRupees, withoutPaise } from '../shared/rounding';
import { AMT_CREDIT_USE, type CreditUse, LLP_AMT_RATE, MAT, MAT_CREDIT_USE } from './law/rates';
import type { RegimeDay, RegimeFacts } from './regime';
import { type TaxLaw, type TaxParts, withSurchargeAndCess } from './surcharge';

export type MinimumTaxResult = TaxParts & { createsCredit: boolean };

/** The word of the minimum tax that a regime may pay: AMT of an LLP, MAT of a company. */
export const minimumTaxWord = ({ regime }: Pick<RegimeFacts, 'regime'>): 'amt' | 'mat' =>
  regime === 'llp' ? 'amt' : 'mat';

/** MAT on the book profit with its own surcharge band and marginal relief; undefined for regimes that do not pay it. */
export function minimumTax(
  facts: RegimeFacts & { matCreditBroughtForward?: Paise },
  law: TaxLaw,
  on: RegimeDay,
  working: Working,
  totalIncome: Paise,
): MinimumTaxResult | undefined {
  if (facts.regime === 'llp') return alternateMinimumTax(facts, totalIncome, law, on, working);
  if (!('bookProfit' in facts)) return undefined;
  const rule = ruleInForce(MAT, on.yearStart, on.knownOn);
  working.give('bookProfit', say('income-tax.step.book-profit'), inPaise(facts.bookProfit));
  working.make('mat.rate', say('income-tax.step.mat-at'), atRate(rule.value.rate), {
    inputs: [],
    rule: citationOf(rule),
  });
  const income = paise(Math.max(0, facts.bookProfit));
  const taxAt = (amount: Paise) => toNearestRupee(shareOf(amount, rule.value.rate));
  const tax = taxAt(income);
  working.make('mat.tax', say('income-tax.step.mat'), inPaise(tax), {
    formula: say('income-tax.formula.book-profit-times-rate-to-the-nearest'),
    inputs: ['bookProfit', 'mat.rate'],
    rule: citationOf(rule),
  });
  const bare = { prefix: 'mat', label: say('income-tax.step.mat'), incomeStep: 'bookProfit', income, tax, taxAt };
  return { ...withSurchargeAndCess(bare, law, working), createsCredit: rule.value.createsCredit };
}

/**
 * AMT of an LLP on its total income with the deductions back in it (ss.115JC, 206(2)): only where it claims one of them, or has
 * credit of earlier years, which pays the tax down to it; what it pays beyond its tax is credit, under both Acts.
 */
function alternateMinimumTax(
  {
    deductions = paise(0),
    matCreditBroughtForward = paise(0),
  }: { deductions?: Paise; matCreditBroughtForward?: Paise },
  totalIncome: Paise,
  law: TaxLaw,
  on: RegimeDay,
  working: Working,
): MinimumTaxResult | undefined {
  if (deductions === 0 && matCreditBroughtForward === 0) return undefined;
  const rule = ruleInForce(LLP_AMT_RATE, on.yearStart, on.knownOn);
  const income = toNearestTenRupees(withoutPaise(paise(totalIncome + deductions)));
  working.give('deductions', say('income-tax.step.deductions-claimed'), inPaise(deductions));
  working.make('adjustedIncome', say('income-tax.step.adjusted-total-income'), inPaise(income), {
    formula: say('income-tax.formula.income-plus-deductions'),
    inputs: ['totalIncome', 'deductions'],
    rule: citationOf(rule),
  });
  return { ...alternateTaxOn(income, law, on, working), createsCredit: true };
}

/** AMT on an adjusted total income that is the step `adjustedIncome`, with its own surcharge, relief and cess. */
export function alternateTaxOn(income: Paise, law: TaxLaw, on: RegimeDay, working: Working): TaxParts {
  const rule = ruleInForce(LLP_AMT_RATE, on.yearStart, on.knownOn);
  working.make('mat.rate', say('income-tax.step.amt-at'), atRate(rule.value), { inputs: [], rule: citationOf(rule) });
  const taxAt = (amount: Paise) => toNearestRupee(shareOf(amount, rule.value));
  const tax = taxAt(income);
  working.make('mat.tax', say('income-tax.step.amt'), inPaise(tax), {
    formula: say('income-tax.formula.adjusted-income-times-rate'),
    inputs: ['adjustedIncome', 'mat.rate'],
    rule: citationOf(rule),
  });
  const bare = { prefix: 'mat', label: say('income-tax.step.amt'), incomeStep: 'adjustedIncome', income, tax, taxAt };
  return withSurchargeAndCess(bare, law, working);
}

export type CreditCase = {
  facts: RegimeFacts;
  normalTotal: Paise;
  matTotal: Paise | undefined;
  grossTax: Paise;
  broughtForward: Paise;
};

/**
 * How much of the MAT credit brought forward pays this year's tax. To 2025-26: up to the excess of the tax over MAT, in the
 * regimes that pay MAT. From 2026-27: on the 22% regime only, up to 25% of the tax with surcharge and cess, and not for a
 * company that was on 22% before, whose credit had lapsed; a foreign company keeps the old measure.
 */
export function matCreditUsed(credit: CreditCase, on: RegimeDay, working: Working): Paise {
  if (credit.broughtForward === 0) return paise(0);
  const word = minimumTaxWord(credit.facts);
  const rule = ruleInForce(word === 'amt' ? AMT_CREDIT_USE : MAT_CREDIT_USE, on.yearStart, on.knownOn);
  working.give('matCredit', say(`income-tax.step.${word}-credit-brought-forward`), inPaise(credit.broughtForward));
  const cap = creditCap(credit, rule);
  working.make('matCreditCap', say('income-tax.step.credit-that-may-be-used-at-most'), inPaise(cap.amount), {
    formula: cap.formula,
    inputs: cap.inputs,
    rule: citationOf(rule),
  });
  const used = paise(Math.min(credit.broughtForward, cap.amount));
  working.make('matCreditUsed', say(`income-tax.step.${word}-credit-used`), inPaise(used), {
    formula: say('income-tax.formula.the-smaller-of-the-credit-and-its'),
    inputs: ['matCredit', 'matCreditCap'],
    rule: citationOf(rule),
  });
  return used;
}

type Cap = { amount: Paise; formula: Message; inputs: readonly string[] };

function creditCap({ facts, normalTotal, matTotal, grossTax }: CreditCase, { value }: Rule<CreditUse>): Cap {
  // The Finance Act 2026 changed the credit of domestic companies alone.
  if (value.kind === 'excess_over_mat' || facts.regime === 'foreign' || facts.regime === 'llp') {
    if (matTotal === undefined)
      return { amount: paise(0), formula: say('income-tax.formula.none-in-a-regime-without-mat'), inputs: [] };
    const amount = paise(Math.max(0, normalTotal - matTotal));
    return {
      amount,
      formula: say(`income-tax.formula.tax-minus-${minimumTaxWord(facts)}-at-least-0`),
      inputs: ['normal.total', 'mat.total'],
    };
  }
  if (facts.regime !== 'concessional_22')
    return { amount: paise(0), formula: say('income-tax.formula.none-outside-the-22-percent-regime'), inputs: [] };
  if (facts.isSinceBeforeApril2026) {
    return { amount: paise(0), formula: say('income-tax.formula.none-the-credit-lapsed-when-22-percent'), inputs: [] };
  }
  const formula = say('income-tax.formula.share-of-gross-tax', { share: atRate(value.share) });
  return { amount: toNearestRupee(shareOf(grossTax, value.share)), formula, inputs: ['grossTax'] };
}
