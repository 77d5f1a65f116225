import { firstDayOf, nameOfTaxYear } from '../law/periods';
import { type Rule, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { citationOf, type Explained, inPaise, inWords, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise, shareOf } from '../shared/money';
import { toNearestRupee, toNearestTenRupees, withoutPaise } from '../shared/rounding';
import { INCOME_ROUNDING } from './law/deductions';
import {
  type AgeBand,
  DECLARED_LIMITS,
  type DeclaredKind,
  type IncomeSlabs,
  NEW_SLABS,
  OLD_SLABS,
  type PayRegime,
  PERSONAL_SURCHARGE,
  REBATES,
  STANDARD_DEDUCTION,
  TAX_ON_EMPLOYMENT_COUNTS,
} from './law/individuals';
import { CESS } from './law/rates';
import { withSurchargeAndCess } from './surcharge';

/** A deduction that an employee declares for the year, before any limit. */
export type Declared = { kind: DeclaredKind; amount: Paise };

export type SalaryOfYear = {
  /** The financial or tax year, '2026-27'. */
  year: string;
  regime: PayRegime;
  age: AgeBand;
  /** Everything this employer pays in the year, before any deduction. */
  salary: Paise;
  /** What an earlier employer of the year paid, by the form the employee gave (12B, now 122). */
  earlierSalary?: Paise;
  /** Other income that the employee asks to have counted. */
  otherIncome?: Paise;
  /** Professional tax withheld in the year. */
  professionalTax: Paise;
  declared: readonly Declared[];
  /** The employee's own share to the provident fund in the year: it counts among savings where they count, declared or not. */
  ownFund?: Paise;
};

export type SalaryTax = {
  /** Salary of all employers, less the standard deduction and professional tax where they count. */
  underSalaries: Paise;
  standardDeduction: Paise;
  professionalTax: Paise;
  /** What counts of each declared deduction. */
  allowed: readonly Declared[];
  totalIncome: Paise;
  slabTax: Paise;
  rebate: Paise;
  surcharge: Paise;
  cess: Paise;
  total: Paise;
};

/**
 * The income-tax of an employee's year, as an employer estimates it (1961 Act s.192, 2025 Act s.392): salary less standard deduction
 * and what counts of the declared deductions in the regime, by slabs, less rebate with its marginal relief, with surcharge and cess.
 * Income to the nearest ten rupees, each part of the tax to the nearest rupee. Throws RangeError on a year without slabs and on
 * negative sums.
 */
export function salaryTax(of: SalaryOfYear, knownOn?: IsoDate): Explained<SalaryTax> {
  const sums = [of.salary, of.earlierSalary ?? 0, of.otherIncome ?? 0, of.professionalTax, of.ownFund ?? 0];
  if ([...sums, ...of.declared.map(({ amount }) => amount)].some((sum) => sum < 0))
    throw new RangeError('Salary, other income and deductions are not negative');
  const on = firstDayOf(of.year);
  const working = new Working();
  const inForce: InForce = { on, knownOn, working, of };
  working.give('year', say('income-tax.step.year'), inWords(nameOfTaxYear(of.year)));
  working.give('regime', say('salary.step.regime'), inWords(say(`salary.regime.${of.regime}`)));
  const salaries = underSalaries(inForce);
  const allowed = declaredAllowed(inForce);
  const totalIncome = incomeOf(salaries.value, allowed, inForce);
  const { slabTax, rebate, taxAt } = taxOnIncome(totalIncome, inForce);
  const parts = withSurchargeAndCess(
    {
      ...{ prefix: 'normal', label: say('income-tax.step.tax'), incomeStep: 'totalIncome', income: totalIncome },
      ...{ tax: paise(slabTax - rebate), taxAt },
    },
    {
      surcharge: ruleInForce(PERSONAL_SURCHARGE[of.regime], on, knownOn),
      cess: ruleInForce(CESS, on, knownOn),
    },
    working,
  );
  working.make('yearTax', say('salary.step.year-tax'), inPaise(parts.total), {
    inputs: ['normal.total'],
    formula: say('salary.formula.year-tax'),
    summary: say('salary.summary.year-tax', {
      ...{ income: inPaise(totalIncome), slabs: inPaise(slabTax), rebate: inPaise(rebate) },
      ...{ more: inPaise(paise(parts.surcharge - parts.relief + parts.cess)), tax: inPaise(parts.total) },
    }),
  });
  return working.explain({
    underSalaries: salaries.value,
    standardDeduction: salaries.standard,
    professionalTax: salaries.onEmployment,
    allowed,
    totalIncome,
    slabTax,
    rebate,
    surcharge: paise(parts.surcharge - parts.relief),
    cess: parts.cess,
    total: parts.total,
  });
}

type InForce = { on: IsoDate; knownOn: IsoDate | undefined; working: Working; of: SalaryOfYear };

function underSalaries({ of, on, knownOn, working }: InForce) {
  working.give('salary', say('salary.step.salary-of-year'), inPaise(of.salary));
  working.give('earlier', say('salary.step.earlier-salary'), inPaise(of.earlierSalary ?? paise(0)));
  const all = paise(of.salary + (of.earlierSalary ?? 0));
  const standardRule = ruleInForce(STANDARD_DEDUCTION[of.regime], on, knownOn);
  const standard = paise(Math.min(all, standardRule.value));
  working.make('standard', say('salary.step.standard-deduction'), inPaise(standard), {
    formula: say('salary.formula.at-most-the-salary'),
    inputs: ['salary', 'earlier'],
    rule: citationOf(standardRule),
  });
  const employmentRule = ruleInForce(TAX_ON_EMPLOYMENT_COUNTS[of.regime], on, knownOn);
  const onEmployment = paise(employmentRule.value ? Math.min(of.professionalTax, all - standard) : 0);
  working.make('onEmployment', say('salary.step.professional-tax-counted'), inPaise(onEmployment), {
    formula: say(employmentRule.value ? 'salary.formula.counts' : 'salary.formula.does-not-count'),
    inputs: ['regime'],
    rule: citationOf(employmentRule),
  });
  const value = paise(all - standard - onEmployment);
  working.make('underSalaries', say('salary.step.under-salaries'), inPaise(value), {
    formula: say('salary.formula.under-salaries'),
    inputs: ['salary', 'earlier', 'standard', 'onEmployment'],
  });
  return { value, standard, onEmployment };
}

/** Whether an employee's own share to the provident fund is taken off the income of a year. */
export const countsOwnFund = (regime: PayRegime, year: string, knownOn?: IsoDate): boolean =>
  ruleInForce(DECLARED_LIMITS.savings, firstDayOf(year), knownOn).value.regimes.includes(regime);

function declaredAllowed({ of, on, knownOn, working }: InForce): readonly Declared[] {
  const fund = countsOwnFund(of.regime, of.year, knownOn) ? (of.ownFund ?? 0) : 0;
  const kinds = new Set<DeclaredKind>([
    ...of.declared.map(({ kind }) => kind),
    ...(fund > 0 ? ['savings' as const] : []),
  ]);
  return [...kinds].map((kind) => {
    const ofFund = kind === 'savings' ? fund : 0;
    const declared = of.declared.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0);
    const rule = ruleInForce(DECLARED_LIMITS[kind], on, knownOn);
    const { most, regimes } = rule.value;
    const all = declared + ofFund;
    const amount = paise(regimes.includes(of.regime) ? Math.min(all, most ?? all) : 0);
    const told = { declared: inPaise(paise(declared)), fund: inPaise(paise(ofFund)) };
    working.make(`declared.${kind}`, say(`salary.declared.${kind}`), inPaise(amount), {
      formula: regimes.includes(of.regime)
        ? say(ofFund > 0 ? 'salary.formula.declared-and-fund' : 'salary.formula.declared-at-most', told)
        : say('salary.formula.not-in-this-regime', { declared: inPaise(paise(declared)) }),
      inputs: ['regime'],
      rule: citationOf(rule),
    });
    return { kind, amount };
  });
}

function incomeOf(salaries: Paise, allowed: readonly Declared[], { of, on, knownOn, working }: InForce): Paise {
  working.give('other', say('salary.step.other-income'), inPaise(of.otherIncome ?? paise(0)));
  const less = allowed.reduce((sum, { amount }) => sum + amount, 0);
  const income = paise(Math.max(0, salaries + (of.otherIncome ?? 0) - less));
  const rounded = toNearestTenRupees(withoutPaise(income));
  working.make('totalIncome', say('income-tax.step.total-income'), inPaise(rounded), {
    formula: say('salary.formula.total-income'),
    inputs: ['underSalaries', 'other', ...allowed.map(({ kind }) => `declared.${kind}`)],
    rule: citationOf(ruleInForce(INCOME_ROUNDING, on, knownOn)),
  });
  return rounded;
}

/** The tax of an income by slabs, each slab's share of it at its rate, to the nearest rupee at the end. */
export function bySlabs(income: Paise, slabs: IncomeSlabs): Paise {
  const sum = slabs.reduce((total, { above, rate }, index) => {
    const end = slabs[index + 1]?.above ?? income;
    const within = Math.max(0, Math.min(income, end) - above);
    return total + shareOf(paise(within), rate);
  }, 0);
  return toNearestRupee(paise(sum));
}

const slabsOf = ({ of, on, knownOn }: InForce): Rule<IncomeSlabs> =>
  ruleInForce(of.regime === 'new' ? NEW_SLABS : OLD_SLABS[of.age], on, knownOn);

function taxOnIncome(income: Paise, inForce: InForce) {
  const { of, on, knownOn, working } = inForce;
  const slabs = slabsOf(inForce);
  const slabTax = bySlabs(income, slabs.value);
  for (const [index, { above, rate }] of slabs.value.entries()) {
    const end = slabs.value[index + 1]?.above ?? income;
    const within = paise(Math.max(0, Math.min(income, end) - above));
    if (within === 0) continue;
    working.make(`slab.${index}`, say('salary.step.slab', { above: inPaise(above) }), inPaise(shareOf(within, rate)), {
      formula: say('salary.formula.slab', { within: inPaise(within), rate: { unit: 'basis points', value: rate } }),
      inputs: ['totalIncome'],
      rule: citationOf(slabs),
    });
  }
  working.make('slabTax', say('salary.step.slab-tax'), inPaise(slabTax), {
    formula: say('salary.formula.sum-of-slabs'),
    inputs: ['totalIncome'],
    rule: citationOf(slabs),
  });
  const rule = ruleInForce(REBATES[of.regime], on, knownOn);
  const rebate = rebateOf(income, slabTax, rule.value);
  working.make('rebate', say('salary.step.rebate'), inPaise(rebate), {
    formula: say(income > rule.value.income ? 'salary.formula.marginal-relief' : 'salary.formula.rebate', {
      income: inPaise(rule.value.income),
      most: inPaise(rule.value.most),
    }),
    inputs: ['totalIncome', 'slabTax'],
    rule: citationOf(rule),
  });
  working.make('normal.tax', say('income-tax.step.tax'), inPaise(paise(slabTax - rebate)), {
    formula: say('salary.formula.slab-tax-minus-rebate'),
    inputs: ['slabTax', 'rebate'],
  });
  const taxAt = (at: Paise) => {
    const tax = bySlabs(at, slabs.value);
    return paise(tax - rebateOf(at, tax, rule.value));
  };
  return { slabTax, rebate, taxAt };
}

/** What is remitted of the tax: up to the income of the rebate at most so much; just above, what exceeds the excess of income. */
function rebateOf(income: Paise, tax: Paise, { income: limit, most, hasMarginalRelief }: RebateTerms): Paise {
  if (income <= limit) return paise(Math.min(tax, most));
  return paise(hasMarginalRelief ? Math.max(0, tax - (income - limit)) : 0);
}
type RebateTerms = { income: Paise; most: Paise; hasMarginalRelief: boolean };
