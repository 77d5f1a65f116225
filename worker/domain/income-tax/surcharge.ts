import type { Rule } from '../law/rule';
import { FIRM_RATES, MARGINAL_RELIEF, RATES_2024, SPECIAL_SOURCES } from '../law/sources';
import { actHistory, inBothActs } from '../law/table';
import { atRate, citationOf, inPaise, type Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type BasisPoints, crore, type Paise, paise, percent, shareOf } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';

/** The rate on the tax where income exceeds a figure. Marginal relief keeps the step from costing more than it earns. */
export type Surcharge = { bands: readonly { above: Paise; rate: BasisPoints }[]; hasMarginalRelief: boolean };

const CONCESSIONAL_STATUTE = 'ss.115BAA, 115BAB and the Finance Act of the year';
const UNIT = 'basis points of tax, where income exceeds';

const stepped = (...rates: readonly [aboveOneCrore: number, aboveTenCrore?: number]): Surcharge => ({
  bands: rates.flatMap((rate, index) =>
    rate === undefined ? [] : [{ above: crore(index === 0 ? 1 : 10), rate: percent(rate) }],
  ),
  hasMarginalRelief: true,
});

const flat = (rate: number): Surcharge => ({
  bands: [{ above: paise(0), rate: percent(rate) }],
  hasMarginalRelief: false,
});

export const DOMESTIC_SURCHARGE = actHistory<Surcharge>(
  { id: 'IT.SURCHARGE.DOMESTIC', unit: UNIT, comparator: 'EXCEEDS', source: RATES_2024 },
  [
    {
      from: '2014-04-01',
      value: stepped(5, 10),
      statute: 'Finance (No. 2) Act 2014, First Schedule',
      source: MARGINAL_RELIEF,
    },
    { from: '2015-04-01', value: stepped(7, 12), statute: 'Finance Acts 2015 to 2025, First Schedule' },
    { from: '2026-04-01', value: stepped(7, 12), statute: 'Finance Act 2026, First Schedule' },
  ],
);

export const CONCESSIONAL_SURCHARGE = inBothActs<Surcharge>(
  { id: 'IT.SURCHARGE.CONCESSIONAL', from: '2019-04-01', unit: UNIT, source: RATES_2024 },
  flat(10),
  [CONCESSIONAL_STATUTE, 'ss.200, 201 and Finance Act 2026'],
);

export const FOREIGN_SURCHARGE = inBothActs<Surcharge>(
  { id: 'IT.SURCHARGE.FOREIGN', from: '2024-04-01', unit: UNIT, comparator: 'EXCEEDS', source: RATES_2024 },
  stepped(2, 5),
  ['and Finance (No. 2) Act 2024, First Schedule', 'and Finance Act 2026, First Schedule'],
);

export const LLP_SURCHARGE = actHistory<Surcharge>(
  { id: 'IT.SURCHARGE.LLP', unit: UNIT, comparator: 'EXCEEDS', source: FIRM_RATES },
  [
    {
      from: '2014-04-01',
      value: stepped(10),
      statute: 'Finance (No. 2) Act 2014, First Schedule',
      confidence: 'medium',
    },
    { from: '2015-04-01', value: stepped(12), statute: 'Finance Acts 2015 to 2025, First Schedule' },
    { from: '2026-04-01', value: stepped(12), statute: 'Finance Act 2026, First Schedule' },
  ],
);

/** Unexplained income: its tax always carries this, in every regime and at any income, and no relief. */
export const UNEXPLAINED_INCOME_SURCHARGE = actHistory<BasisPoints>(
  { id: 'IT.SURCHARGE.UNEXPLAINED', unit: 'basis points of tax on unexplained income', source: RATES_2024 },
  [
    { from: '2017-04-01', value: percent(25), statute: 'Income-tax Act 1961 s.115BBE and the Finance Act of the year' },
    {
      from: '2026-04-01',
      value: percent(25),
      statute: 'Income-tax Act 2025 s.195 and Finance Act 2026',
      source: SPECIAL_SOURCES.surcharge195,
      confidence: 'medium',
    },
  ],
);

/** A tax already noted as the step `prefix.tax`; the prefix keeps normal tax and MAT apart in one explanation. */
export type BareTax = {
  prefix: string;
  label: Message;
  incomeStep: string;
  income: Paise;
  tax: Paise;
  /** Of the tax, that on unexplained income. */
  ofUnexplained?: Paise;
  /** The same tax on another income, for marginal relief at a threshold; without that on unexplained income. */
  taxAt: (income: Paise) => Paise;
};

export type TaxLaw = { unexplained?: Rule<BasisPoints>; surcharge: Rule<Surcharge>; cess: Rule<BasisPoints> };
export type TaxParts = { tax: Paise; surcharge: Paise; relief: Paise; cess: Paise; total: Paise };

/**
 * Adds surcharge, marginal relief and cess to a tax, each to the nearest rupee as the return's utility rounds them
 * (First Schedule of the Finance Act). Relief is never given on cess nor on a flat surcharge.
 */
export function withSurchargeAndCess(bare: BareTax, law: TaxLaw, working: Working): TaxParts {
  const ofRest = addSurcharge(bare, law.surcharge, working);
  const relief = addRelief(bare, ofRest, law.surcharge, working);
  const surcharge = addUnexplained(bare, ofRest, law.unexplained, working);
  const cess = addCess(bare, paise(bare.tax + surcharge - relief), law.cess, working);
  const total = paise(bare.tax + surcharge - relief + cess);
  working.make(
    `${bare.prefix}.total`,
    say('income-tax.step.with-surcharge-and-cess', { tax: bare.label }),
    inPaise(total),
    {
      formula: say('income-tax.formula.tax-plus-surcharge-minus-relief-plus-cess'),
      inputs: ['tax', 'surcharge', 'relief', 'cess'].map((name) => `${bare.prefix}.${name}`),
    },
  );
  return { tax: bare.tax, surcharge, relief, cess, total };
}

/** The tax that bears the surcharge of the regime, and its relief. */
const restOf = ({ tax, ofUnexplained = paise(0) }: BareTax): Paise => paise(tax - ofUnexplained);

/** The step of that surcharge: beside that of unexplained income it is not the whole one. */
const stepOfRest = ({ prefix, ofUnexplained = paise(0) }: BareTax): string =>
  `${prefix}.surcharge${ofUnexplained > 0 ? 'OfRest' : ''}`;

/** The surcharge of unexplained income beside the other: the step `surcharge` is then their sum. */
function addUnexplained(
  { prefix, ofUnexplained = paise(0) }: BareTax,
  ofRest: Paise,
  rule: Rule<BasisPoints> | undefined,
  working: Working,
): Paise {
  if (ofUnexplained === 0 || !rule) return ofRest;
  working.cite(`${prefix}.unexplainedRate`, say('income-tax.step.surcharge-at'), atRate(rule.value), rule);
  const own = toNearestRupee(shareOf(ofUnexplained, rule.value));
  working.make(`${prefix}.unexplained`, say('company-tax.step.surcharge-unexplained'), inPaise(own), {
    formula: say('company-tax.formula.surcharge-unexplained'),
    inputs: ['special.tax', `${prefix}.unexplainedRate`],
    rule: citationOf(rule),
  });
  const surcharge = paise(ofRest + own);
  working.make(`${prefix}.surcharge`, say('income-tax.step.surcharge'), inPaise(surcharge), {
    formula: say('company-tax.formula.surcharge-with-unexplained'),
    inputs: [`${prefix}.surchargeOfRest`, `${prefix}.unexplained`],
    summary: say('company-tax.summary.tax-with-special', {
      ...{ ordinary: inPaise(ofRest), special: inPaise(own), tax: inPaise(surcharge) },
    }),
  });
  return surcharge;
}

function addSurcharge(bare: BareTax, rule: Rule<Surcharge>, working: Working): Paise {
  const { prefix, incomeStep, income } = bare;
  const rate = rule.value.bands.findLast(({ above }) => income > above)?.rate ?? percent(0);
  working.make(`${prefix}.surchargeRate`, say('income-tax.step.surcharge-at'), atRate(rate), {
    formula: say('income-tax.formula.by-the-band-of-the-income'),
    inputs: [incomeStep],
    rule: citationOf(rule),
  });
  const surcharge = toNearestRupee(shareOf(restOf(bare), rate));
  working.make(stepOfRest(bare), say('income-tax.step.surcharge'), inPaise(surcharge), {
    formula: say('income-tax.formula.tax-times-rate-to-the-nearest-rupee'),
    inputs: [`${prefix}.tax`, `${prefix}.surchargeRate`],
    rule: citationOf(rule),
  });
  return surcharge;
}

function addRelief(bare: BareTax, surcharge: Paise, rule: Rule<Surcharge>, working: Working): Paise {
  const { prefix, incomeStep } = bare;
  const cap = marginalCap(bare, rule.value);
  if (cap === undefined) {
    working.make(`${prefix}.relief`, say('income-tax.step.marginal-relief'), inPaise(paise(0)), {
      formula: say('income-tax.formula.none-no-threshold-was-passed-or-the'),
      inputs: [incomeStep],
      rule: citationOf(rule),
    });
    return paise(0);
  }
  working.make(`${prefix}.cap`, say('income-tax.step.at-most-before-cess'), inPaise(cap), {
    formula: say('income-tax.formula.tax-and-surcharge-at-the-threshold-plus'),
    inputs: [incomeStep],
    rule: citationOf(rule),
  });
  const relief = paise(Math.max(0, restOf(bare) + surcharge - cap));
  working.make(`${prefix}.relief`, say('income-tax.step.marginal-relief'), inPaise(relief), {
    formula: say('income-tax.formula.tax-plus-surcharge-minus-what-is-asked'),
    inputs: [`${prefix}.tax`, stepOfRest(bare), `${prefix}.cap`],
    rule: citationOf(rule),
  });
  return relief;
}

function marginalCap({ income, taxAt }: BareTax, { bands, hasMarginalRelief }: Surcharge): Paise | undefined {
  const index = bands.findLastIndex(({ above }) => income > above);
  const band = bands[index];
  if (!hasMarginalRelief || !band) return undefined;
  const atThreshold = taxAt(band.above);
  const before = bands[index - 1]?.rate ?? percent(0);
  return paise(atThreshold + toNearestRupee(shareOf(atThreshold, before)) + income - band.above);
}

function addCess({ prefix }: BareTax, beforeCess: Paise, rule: Rule<BasisPoints>, working: Working): Paise {
  working.make(`${prefix}.cessRate`, say('income-tax.step.cess-at'), atRate(rule.value), {
    inputs: [],
    rule: citationOf(rule),
  });
  const cess = toNearestRupee(shareOf(beforeCess, rule.value));
  working.make(`${prefix}.cess`, say('income-tax.step.health-and-education-cess'), inPaise(cess), {
    formula: say('income-tax.formula.tax-plus-surcharge-minus-relief-times-rate'),
    inputs: ['tax', 'surcharge', 'relief', 'cessRate'].map((name) => `${prefix}.${name}`),
    rule: citationOf(rule),
  });
  return cess;
}
