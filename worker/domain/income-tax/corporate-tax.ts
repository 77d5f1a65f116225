import { firstDayOf, nameOfTaxYear } from '../law/periods';
import { ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { toNearestTenRupees, withoutPaise } from '../shared/rounding';
import { INCOME_ROUNDING, PAYABLE_ROUNDING } from './law/deductions';

import { CESS } from './law/rates';
import { alternateTaxOn, matCreditUsed, minimumTax, minimumTaxWord } from './mat';
import { type RegimeDay, type RegimeFacts, type RegimeTax, regimeTax, surchargeOf } from './regime';
import { type SpecialIncome, specialTax } from './special-income';
import { type TaxLaw, type TaxParts, UNEXPLAINED_INCOME_SURCHARGE, withSurchargeAndCess } from './surcharge';

export type CorporateTaxFacts = RegimeFacts & {
  /** The financial or tax year, '2026-27'. */
  year: string;
  /** After deductions; a loss is 0 here. */
  totalIncome: Paise;
  matCreditBroughtForward?: Paise;
  /** Of the total income what has a rate of its own, each sum as it arose. */
  special?: readonly SpecialIncome[];
};

export type CorporateTax = {
  totalIncome: Paise;
  normal: TaxParts;
  mat?: TaxParts;
  /** The higher of the two, with surcharge and cess, before credit. */
  grossTax: Paise;
  matCreditCreated: Paise;
  matCreditUsed: Paise;
  payable: Paise;
};

/**
 * The income-tax of a company or LLP for a year, by the Act and rates of that year: tax by regime with surcharge, marginal
 * relief and cess, or MAT (of an LLP AMT) where it is higher (compared with surcharge and cess, as the return's form does), less MAT credit.
 * Income at special rates bears its own tax in every regime, and is the first of the income at a threshold of surcharge. Throws RangeError on negative income and on a year or regime without law.
 */
export function corporateTax(facts: CorporateTaxFacts, knownOn?: IsoDate): Explained<CorporateTax> {
  if (facts.totalIncome < 0)
    throw new RangeError('Total income is not negative; a loss is carried, and the income is 0');
  const on = { yearStart: firstDayOf(facts.year), knownOn };
  const working = new Working();
  working.give('year', say('income-tax.step.year'), inWords(nameOfTaxYear(facts.year)));
  const totalIncome = roundedIncome(facts.totalIncome, on.yearStart, working, knownOn);
  const law: TaxLaw = {
    surcharge: surchargeOf(facts.regime, on.yearStart, knownOn),
    cess: ruleInForce(CESS, on.yearStart, knownOn),
    ...(facts.special?.some(({ kind }) => kind === 'unexplained') && {
      unexplained: ruleInForce(UNEXPLAINED_INCOME_SURCHARGE, on.yearStart, knownOn),
    }),
  };
  const bare = { prefix: 'normal', label: say('income-tax.step.tax'), incomeStep: 'totalIncome', income: totalIncome };
  const normal = withSurchargeAndCess({ ...bare, ...bareTax(facts, totalIncome, on, working) }, law, working);
  const mat = minimumTax(facts, law, on, working, totalIncome);
  const word = minimumTaxWord(facts);
  const grossTax = higherOf(normal, mat, word, working);
  const credit = { facts, normalTotal: normal.total, matTotal: mat?.total, grossTax };
  const used = matCreditUsed({ ...credit, broughtForward: facts.matCreditBroughtForward ?? paise(0) }, on, working);
  const created = mat?.createsCredit ? paise(grossTax - normal.total) : paise(0);
  const payable = paise(grossTax - used);
  working.make('matCreditCreated', say(`income-tax.step.${word}-credit-of-this-year`), inPaise(created), {
    formula: mat?.createsCredit
      ? say('income-tax.formula.tax-of-the-year-minus-tax-by')
      : say(`income-tax.formula.none-${word}-is-not-paid-or-is`),
    inputs: ['grossTax', 'normal.total'],
  });
  working.make('payable', say('income-tax.step.tax-of-the-year-after-credit'), inPaise(payable), {
    formula: say(`income-tax.formula.tax-of-the-year-minus-${word}-credit`),
    inputs: used === 0 ? ['grossTax'] : ['grossTax', 'matCreditUsed'],
    summary: say(word === 'amt' ? 'income-tax.summary.tax-amt' : 'income-tax.summary.tax', {
      gross: inPaise(grossTax),
      used: inPaise(used),
      payable: inPaise(payable),
    }),
  });
  return working.explain({
    totalIncome,
    normal,
    ...(mat && { mat }),
    grossTax,
    matCreditCreated: created,
    matCreditUsed: used,
    payable,
  });
}

type BareRegimeTax = RegimeTax & { ofUnexplained?: Paise };

/** Tax by the regime on what has no rate of its own, and beside it that on what has. */
function bareTax(facts: CorporateTaxFacts, totalIncome: Paise, on: RegimeDay, working: Working): BareRegimeTax {
  const { special = [], year } = facts;
  if (special.length === 0) return regimeTax(facts, totalIncome, on, working);
  const apart = specialTax(special, { year, knownOn: on.knownOn }, working);
  const ordinary = paise(Math.max(0, totalIncome - apart.income));
  working.make('ordinaryIncome', say('company-tax.step.ordinary-income'), inPaise(ordinary), {
    formula: say('company-tax.formula.ordinary-income'),
    inputs: ['totalIncome', 'special.income'],
  });
  const names = { income: 'ordinaryIncome', tax: 'ordinary.tax' };
  const byRegime = regimeTax(facts, ordinary, on, working, names);
  const tax = paise(byRegime.tax + apart.tax);
  working.make('normal.tax', say('income-tax.step.tax'), inPaise(tax), {
    formula: say('company-tax.formula.tax-with-special'),
    inputs: [names.tax, 'special.tax'],
    summary: say('company-tax.summary.tax-with-special', {
      ...{ ordinary: inPaise(byRegime.tax), special: inPaise(apart.tax), tax: inPaise(tax) },
    }),
  });
  const taxAt = (income: Paise) =>
    income > apart.income
      ? paise(apart.tax - apart.ofUnexplained + byRegime.taxAt(paise(income - apart.income)))
      : apart.taxUpTo(income);
  return { tax, taxAt, ofUnexplained: apart.ofUnexplained };
}

type AlternateTax = { tax: Paise; payable?: Paise; credit?: Paise };

/**
 * What an LLP pays of a year in which it claims a deduction that AMT takes back: 18.5% of its adjusted total income with surcharge
 * and cess where that is more than its tax by the ordinary rates, and as credit what is more (ss.115JC, 115JD, 206(2)). While the
 * tax by the ordinary rates is not stated, AMT alone. Money in paise, the income to the nearest ten rupees (ss.288A, 516). Throws
 * RangeError on a negative income.
 */
export function alternateTaxOf(
  { year, adjustedIncome, regularTax }: { year: string; adjustedIncome: Paise; regularTax?: Paise },
  knownOn?: IsoDate,
): Explained<AlternateTax> {
  if (adjustedIncome < 0) throw new RangeError('Adjusted total income is not negative');
  const on = { yearStart: firstDayOf(year), knownOn };
  const working = new Working();
  const rule = ruleInForce(INCOME_ROUNDING, on.yearStart, knownOn);
  const income = toNearestTenRupees(withoutPaise(adjustedIncome));
  working.give('adjustedBefore', say('income-tax.step.adjusted-total-income'), inPaise(adjustedIncome));
  working.make('adjustedIncome', say('income-tax.step.adjusted-total-income'), inPaise(income), {
    formula: say('income-tax.formula.to-the-nearest-ten-rupees'),
    inputs: ['adjustedBefore'],
    rule: citationOf(rule),
  });
  const law = {
    surcharge: surchargeOf('llp', on.yearStart, knownOn),
    cess: ruleInForce(CESS, on.yearStart, knownOn),
  };
  const { total: tax } = alternateTaxOn(income, law, on, working);
  if (regularTax === undefined) return working.explain({ tax });
  working.give('normal.total', say('income-tax.step.tax'), inPaise(regularTax));
  const payable = paise(Math.max(tax, regularTax));
  const credit = paise(payable - regularTax);
  working.make('matCreditCreated', say('income-tax.step.amt-credit-of-this-year'), inPaise(credit), {
    formula: say('income-tax.formula.tax-of-the-year-minus-tax-by'),
    inputs: ['mat.total', 'normal.total'],
  });
  working.make('grossTax', say('income-tax.step.tax-of-the-year'), inPaise(payable), {
    formula: say('income-tax.formula.the-higher-of-tax-and-amt-both'),
    inputs: ['mat.total', 'normal.total'],
  });
  return working.explain({ tax, payable, credit });
}

/** Total income to the nearest ten rupees, its paise dropped before (s.288A; s.516): noted as `totalIncome`. */
export function roundedIncome(income: Paise, yearStart: IsoDate, working: Working, knownOn?: IsoDate): Paise {
  const rule = ruleInForce(INCOME_ROUNDING, yearStart, knownOn);
  working.give('incomeBeforeRounding', say('income-tax.step.total-income-before-rounding'), inPaise(income));
  const rounded = toNearestTenRupees(withoutPaise(income));
  working.make('totalIncome', say('income-tax.step.total-income'), inPaise(rounded), {
    formula: say('income-tax.formula.to-the-nearest-ten-rupees'),
    inputs: ['incomeBeforeRounding'],
    rule: citationOf(rule),
  });
  return rounded;
}

function higherOf(normal: TaxParts, mat: TaxParts | undefined, word: 'amt' | 'mat', working: Working): Paise {
  const grossTax = paise(Math.max(normal.total, mat?.total ?? 0));
  working.make('grossTax', say('income-tax.step.tax-of-the-year'), inPaise(grossTax), {
    formula: mat
      ? say(`income-tax.formula.the-higher-of-tax-and-${word}-both`)
      : say(`income-tax.formula.the-tax-${word}-is-not-paid-in`),
    inputs: mat ? ['normal.total', 'mat.total'] : ['normal.total'],
  });
  return grossTax;
}

export type BalanceFacts = {
  year: string;
  /** Of the year after MAT credit, with surcharge and cess. */
  tax: Paise;
  /** Deducted and collected at source, paid in advance and by self-assessment, and reliefs. */
  paid: Paise;
  interest?: Paise;
  fee?: Paise;
};

/**
 * What is still to be paid for a year, below nought what is refunded: tax, interest and fee less what was paid. The rounding to
 * ten rupees (s.288B; s.516) is its own last step and is taken of nothing before it.
 */
export function balanceOfTax(facts: BalanceFacts, knownOn?: IsoDate): Explained<Paise> {
  const { tax, paid, interest = paise(0), fee = paise(0) } = facts;
  const rule = ruleInForce(PAYABLE_ROUNDING, firstDayOf(facts.year), knownOn);
  const working = new Working();
  working.give('tax', say('income-tax.step.tax-of-the-year'), inPaise(tax));
  working.give('interest', say('income-tax.step.interest'), inPaise(interest));
  working.give('fee', say('income-tax.step.fee'), inPaise(fee));
  working.give('paid', say('income-tax.step.paid-and-withheld'), inPaise(paid));
  const exact = paise(tax + interest + fee - paid);
  working.make('exact', say('income-tax.step.balance-before-rounding'), inPaise(exact), {
    formula: say('income-tax.formula.tax-interest-and-fee-minus-paid'),
    inputs: ['tax', 'interest', 'fee', 'paid'],
  });
  const sign = exact < 0 ? -1 : 1;
  const balance = paise(sign * toNearestTenRupees(withoutPaise(paise(Math.abs(exact)))));
  working.make('balance', say('income-tax.step.balance'), inPaise(balance), {
    formula: say('income-tax.formula.to-the-nearest-ten-rupees'),
    inputs: ['exact'],
    rule: citationOf(rule),
    summary: say('income-tax.summary.balance', {
      ...{ tax: inPaise(tax), interest: inPaise(interest), fee: inPaise(fee), paid: inPaise(paid) },
      ...{ balance: inPaise(balance), statute: rule.statute },
    }),
  });
  return working.explain(balance);
}
