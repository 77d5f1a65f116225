import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleInForce } from '../law/rule';
import { isoDate } from '../shared/dates';
import { crore, lakh, paise, parseRupees, rupees } from '../shared/money';
import { balanceOfTax, type CorporateTaxFacts, corporateTax } from './corporate-tax';
import { MAT } from './law/rates';
import type { RegimeFacts } from './regime';

const at25: RegimeFacts = { regime: 'normal', turnoverOfBaseYear: crore(400), bookProfit: paise(0) };
const at30: RegimeFacts = { regime: 'normal', turnoverOfBaseYear: paise(crore(400) + 1), bookProfit: paise(0) };
const at22: RegimeFacts = { regime: 'concessional_22', isSinceBeforeApril2026: false };
const at15: RegimeFacts = { regime: 'new_manufacturing_15', nonManufacturingIncome: paise(0) };
const facts = (regime: RegimeFacts, year: string, income: number): CorporateTaxFacts => ({
  ...regime,
  year,
  totalIncome: rupees(income),
});

test.each([
  ['W1', at25, 15_500_000, 4_312_100],
  ['W2', at22, 15_500_000, 3_901_040],
  ['W3', at30, 15_500_000, 5_174_520],
  ['W6 at 25%', at25, 10_100_000, 2_704_000],
  ['W6 at 30%', at30, 10_100_000, 3_224_000],
  ['W8', at25, 101_000_000, 28_860_000],
  ['W9', at15, 8_000_000, 1_372_800],
  ['W25', { regime: 'llp' } as const, 10_300_000, 3_432_000],
  ['the sample: 22% with surcharge and cess', at22, 1_550_000, 390_104],
  ['exactly 1 crore', at25, 10_000_000, 2_600_000],
] as const)('%s', (_id, regime, income, total) => {
  const { value } = corporateTax(facts(regime, '2025-26', income));
  expect(value.normal.total).toBe(rupees(total));
});

test.each([
  ['W6', at25, 10_100_000, 101_750],
  ['W8', at25, 101_000_000, 530_000],
  ['W25', { regime: 'llp' } as const, 10_300_000, 160_800],
  ['the last step that relief reaches at 25%', at25, 10_238_900, 6],
  ['the first beyond it', at25, 10_238_910, 0],
  ['the last step that relief reaches at 30%', at30, 10_309_270, 6],
  ['the first beyond it', at30, 10_309_280, 0],
] as const)('%s: marginal relief', (_id, regime, income, relief) => {
  expect(corporateTax(facts(regime, '2025-26', income)).value.normal.relief).toBe(rupees(relief));
});

test('the sample before surcharge, cess and MAT is 341,000, and MAT 241,800 then 225,680', () => {
  expect(corporateTax(facts(at22, '2024-25', 1_550_000)).value.normal.tax).toBe(rupees(341_000));
  const holiday: RegimeFacts = { regime: 'normal', turnoverOfBaseYear: lakh(1), bookProfit: rupees(1_550_000) };
  expect(corporateTax(facts(holiday, '2024-25', 0)).value.grossTax).toBe(rupees(241_800));
  expect(corporateTax(facts(holiday, '2026-27', 0)).value.grossTax).toBe(rupees(225_680));
});

test('W4, W5: MAT above the tax gives credit for 2025-26 and none from 2026-27', () => {
  const regime: RegimeFacts = { regime: 'normal', turnoverOfBaseYear: crore(10), bookProfit: crore(3) };
  const before = corporateTax(facts(regime, '2025-26', 15_500_000)).value;
  expect(before).toMatchObject({ payable: rupees(5_007_600), matCreditCreated: rupees(695_500) });
  const after = corporateTax(facts(regime, '2026-27', 15_500_000)).value;
  expect(after).toMatchObject({ payable: rupees(4_673_760), matCreditCreated: 0 });
});

test('W12: a start-up with a whole deduction still pays MAT', () => {
  const regime: RegimeFacts = { regime: 'normal', turnoverOfBaseYear: crore(1), bookProfit: crore(1) };
  const { value } = corporateTax(facts(regime, '2025-26', 0));
  expect(value).toMatchObject({ payable: rupees(1_560_000), matCreditCreated: rupees(1_560_000) });
});

test('J8: the three ways of a company with 50 lakh of profit and 3 lakh of credit', () => {
  const regime: RegimeFacts = { regime: 'normal', turnoverOfBaseYear: crore(12), bookProfit: lakh(50) };
  const credit = { matCreditBroughtForward: lakh(3) };
  const holiday = corporateTax({ ...facts(regime, '2026-27', 0), ...credit }).value;
  const normal = corporateTax({ ...facts(regime, '2026-27', 5_000_000), ...credit }).value;
  const concessional = corporateTax({ ...facts(at22, '2026-27', 5_000_000), ...credit }).value;
  expect(holiday.payable).toBe(rupees(728_000));
  expect(normal.payable).toBe(rupees(1_300_000));
  expect(concessional).toMatchObject({ grossTax: rupees(1_258_400), matCreditUsed: lakh(3), payable: rupees(958_400) });
});

test('credit above a quarter of the tax waits; a company on 22% before April 2026 has none', () => {
  const credit = { matCreditBroughtForward: lakh(10) };
  expect(corporateTax({ ...facts(at22, '2026-27', 5_000_000), ...credit }).value.matCreditUsed).toBe(rupees(314_600));
  const before: RegimeFacts = { regime: 'concessional_22', isSinceBeforeApril2026: true };
  expect(corporateTax({ ...facts(before, '2026-27', 5_000_000), ...credit }).value.matCreditUsed).toBe(0);
});

test('to 2025-26 credit fills the gap between tax and MAT, and never on 22%', () => {
  const regime: RegimeFacts = { regime: 'normal', turnoverOfBaseYear: crore(12), bookProfit: lakh(50) };
  const credit = { matCreditBroughtForward: lakh(10) };
  expect(corporateTax({ ...facts(regime, '2025-26', 5_000_000), ...credit }).value.matCreditUsed).toBe(rupees(520_000));
  expect(corporateTax({ ...facts(at22, '2025-26', 5_000_000), ...credit }).value.matCreditUsed).toBe(0);
});

test('the Act changes with the year that begins on 1 April 2026', () => {
  expect(ruleInForce(MAT, isoDate('2026-03-31')).statute).toBe('Income-tax Act 1961 s.115JB');
  expect(ruleInForce(MAT, isoDate('2026-04-01')).statute).toContain('Income-tax Act 2025 s.206');
});

test('other income of a new manufacturer is taxed at 22%; more of it than income is refused', () => {
  const mixed: RegimeFacts = { regime: 'new_manufacturing_15', nonManufacturingIncome: lakh(10) };
  expect(corporateTax(facts(mixed, '2025-26', 3_000_000)).value.normal.tax).toBe(rupees(520_000));
  expect(() => corporateTax(facts(mixed, '2025-26', 999_990))).toThrow(RangeError);
});

test('a negative income and a year before the law known here are refused', () => {
  expect(() => corporateTax(facts(at22, '2025-26', -10))).toThrow(RangeError);
  expect(() => corporateTax(facts(at25, '2013-14', 10))).toThrow(RangeError);
  expect(() => corporateTax(facts(at22, '2025', 10))).toThrow(RangeError);
});

const regimes = fc.constantFrom<RegimeFacts>(
  at25,
  at30,
  at22,
  at15,
  { regime: 'llp' },
  { regime: 'foreign', bookProfit: paise(0) },
);
const income = fc.oneof(fc.integer({ min: 0, max: 2_000_000_00 }), fc.integer({ min: 9_900_000, max: 10_500_000 }));

test('property: ten rupees more of income never leave less, marginal relief and cess apart, and tax never falls', () => {
  fc.assert(
    fc.property(regimes, income, (regime, amount) => {
      const tenth = Math.floor(amount / 10) * 10;
      const one = corporateTax(facts(regime, '2026-27', tenth)).value.normal;
      const more = corporateTax(facts(regime, '2026-27', tenth + 10)).value.normal;
      expect(more.total).toBeGreaterThanOrEqual(one.total);
      // Rounding of tax and surcharge may add two rupees to the ten that relief allows.
      expect(more.total - more.cess - (one.total - one.cess)).toBeLessThanOrEqual(rupees(12));
    }),
  );
});

test('property: the steps recompute the tax', () => {
  fc.assert(
    fc.property(regimes, income, (regime, amount) => {
      const { value, steps } = corporateTax(facts(regime, '2026-27', amount));
      const at = (id: string) => Number(steps.find((step) => step.id === id)?.quantity.value);
      const parts = at('normal.tax') + at('normal.surcharge') - at('normal.relief') + at('normal.cess');
      expect(value.normal.total).toBe(parts);
      expect(
        Math.abs(at('normal.surcharge') - (at('normal.tax') * at('normal.surchargeRate')) / 10_000),
      ).toBeLessThanOrEqual(50);
      expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
      for (const step of steps)
        for (const input of step.inputs) expect(steps.some(({ id }) => id === input)).toBe(true);
    }),
  );
});

test('W37: income is rounded first, what is payable last, and nothing between', () => {
  const { value } = corporateTax({ ...at25, year: '2025-26', totalIncome: parseRupees('9876544.60') });
  expect([value.totalIncome, value.normal.tax, value.normal.total]).toEqual(
    [9_876_540, 2_469_135, 2_567_900].map(rupees),
  );
  const balance = balanceOfTax({ year: '2025-26', tax: value.payable, paid: rupees(123_456) });
  expect(balance.value).toBe(rupees(2_444_440));
  expect(balance.steps.find(({ id }) => id === 'exact')?.quantity.value).toBe(rupees(2_444_444));
  const upward = corporateTax({ ...at25, year: '2025-26', totalIncome: parseRupees('9876545.00') });
  expect(upward.value.totalIncome).toBe(rupees(9_876_550));
});

test('a refund is rounded to ten as well, and both roundings cite section 516 for tax year 2026-27', () => {
  const { value, steps } = balanceOfTax({ year: '2026-27', tax: rupees(100), paid: rupees(223) });
  expect(value).toBe(rupees(-120));
  expect(steps.at(-1)?.rule?.statute).toBe('Income-tax Act 2025 s.516');
  const income = corporateTax(facts(at25, '2026-27', 8_000_000)).steps.find(({ id }) => id === 'totalIncome');
  expect(income?.rule?.statute).toBe('Income-tax Act 2025 s.516');
});

test.each([
  [8_000_000, 2_496_000],
  [10_000_000, 3_120_000],
])('W34: an LLP with an income of Rs %i pays Rs %i', (income, total) => {
  expect(corporateTax(facts({ regime: 'llp' }, '2025-26', income)).value.normal.total).toBe(rupees(total));
});

test.each([
  ['2025-26', 500_000, 9_000_000, 1_827_800, 1_671_800],
  ['2026-27', 500_000, 9_000_000, 1_827_800, 1_671_800],
  ['2025-26', 9_000_000, 500_000, 2_808_000, 0],
  ['2025-26', 500_000, 0, 156_000, 0],
])(
  'W35: in %s an LLP with an income of Rs %i after deductions of Rs %i pays Rs %i, with a credit of Rs %i',
  (year, income, deductions, payable, credit) => {
    const { value } = corporateTax(facts({ regime: 'llp', deductions: rupees(deductions) }, year, income));
    expect([value.payable, value.matCreditCreated]).toEqual([rupees(payable), rupees(credit)]);
  },
);

test('the credit of an LLP pays its tax up to what that is above its AMT, under both Acts', () => {
  const of = (year: string) => {
    const regime = { regime: 'llp', deductions: rupees(500_000) } as const;
    return corporateTax({ ...facts(regime, year, 9_000_000), matCreditBroughtForward: rupees(5_000_000) }).value;
  };
  // AMT on 95 lakh, of a tax on 90 lakh.
  expect(of('2025-26').payable).toBe(rupees(1_827_800));
  expect(of('2026-27').payable).toBe(rupees(1_827_800));
});
