import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { paise, rupees } from '../shared/money';
import type { AgeBand, PayRegime } from './law/individuals';
import { type SalaryOfYear, salaryTax } from './salary-tax';

const year = (of: Partial<SalaryOfYear> & { salary: SalaryOfYear['salary'] }): SalaryOfYear => ({
  ...{ year: '2026-27', regime: 'new', age: 'below-60', professionalTax: paise(0), declared: [] },
  ...of,
});

const taxOf = (of: Partial<SalaryOfYear> & { salary: SalaryOfYear['salary'] }) => salaryTax(year(of)).value.total / 100;

describe('the default regime', () => {
  // Salary less 75,000 is the income; tax by slabs, rebate or its marginal relief, 4% cess.
  test.each<[string, number, number]>([
    ['2026-27', 475_000, 0],
    ['2026-27', 1_275_000, 0],
    // 10 rupees above the rebate's income: the tax is the excess, and its cess is less than half a rupee.
    ['2026-27', 1_275_010, 10],
    // 12,10,000: slabs give 61,500, relief leaves 10,000, cess 400.
    ['2026-27', 1_285_000, 10_400],
    // 12,75,000: slabs 71,250, below the excess of 75,000: no relief, cess 2,850.
    ['2026-27', 1_350_000, 74_100],
    // 24,00,000: 20 + 40 + 60 + 80 + 100 thousand, cess 12,000.
    ['2026-27', 2_475_000, 312_000],
    ['2025-26', 2_475_000, 312_000],
    // 2024-25: 7,00,000 is free of tax; 7,10,000 pays 10,000 and its cess; 15,00,000 pays 1,40,000 and 5,600.
    ['2024-25', 775_000, 0],
    ['2024-25', 785_000, 10_400],
    ['2024-25', 1_575_000, 145_600],
  ])('%s: salary %i is taxed with %i', (of, salary, tax) => {
    expect(taxOf({ year: of, salary: rupees(salary) })).toBe(tax);
  });

  test('surcharge begins above 50 lakh with relief at the step, and stops at 25%', () => {
    // 50,00,000 pays 10,80,000 and cess; 50,01,000 pays 1,000 more before cess.
    expect(taxOf({ salary: rupees(5_075_000) })).toBe(1_123_200);
    expect(taxOf({ salary: rupees(5_076_000) })).toBe((1_080_000 + 1_000) * 1.04);
    const six = salaryTax(year({ salary: rupees(60_075_000) })).value;
    expect(six.surcharge).toBe(rupees((six.slabTax / 100) * 0.25));
  });

  test('nothing declared counts but the employer’s share to the pension', () => {
    const declared = [
      { kind: 'savings', amount: rupees(150_000) },
      { kind: 'employer-pension', amount: rupees(100_000) },
    ] as const;
    const { value } = salaryTax(year({ salary: rupees(1_675_000), declared, professionalTax: rupees(2_500) }));
    expect(value.totalIncome).toBe(rupees(1_500_000));
    expect(value.allowed.map(({ amount }) => amount)).toEqual([0, rupees(100_000)]);
    expect(value.professionalTax).toBe(0);
  });
});

describe('the old regime', () => {
  test.each<[AgeBand, number, number]>([
    ['below-60', 550_000, 0],
    // 5,00,010 has no relief: 12,502 and cess 500.
    ['below-60', 550_010, 13_002],
    ['below-60', 1_050_000, 117_000],
    ['senior', 1_050_000, 114_400],
    ['super-senior', 1_050_000, 104_000],
  ])('%s: salary %i is taxed with %i', (age, salary, tax) => {
    expect(taxOf({ regime: 'old', age, salary: rupees(salary) })).toBe(tax);
  });

  test('declared deductions count up to their limits, and professional tax does', () => {
    const { value } = salaryTax(
      year({
        ...{ regime: 'old', salary: rupees(1_500_000), professionalTax: rupees(2_500) },
        declared: [
          { kind: 'savings', amount: rupees(100_000) },
          { kind: 'savings', amount: rupees(90_000) },
          { kind: 'home-loan-interest', amount: rupees(250_000) },
          { kind: 'rent-allowance', amount: rupees(120_000) },
        ],
      }),
    );
    expect(value.allowed).toEqual([
      { kind: 'savings', amount: rupees(150_000) },
      { kind: 'home-loan-interest', amount: rupees(200_000) },
      { kind: 'rent-allowance', amount: rupees(120_000) },
    ]);
    expect(value.totalIncome).toBe(rupees(1_500_000 - 50_000 - 2_500 - 470_000));
  });
});

test('an earlier employer’s salary and other income are counted, the standard deduction once', () => {
  const { value } = salaryTax(
    year({ salary: rupees(600_000), earlierSalary: rupees(700_000), otherIncome: rupees(50_000) }),
  );
  expect(value.totalIncome).toBe(rupees(1_275_000));
});

test('what nobody read is marked, and the sum stands in words', () => {
  const { steps } = salaryTax(year({ salary: rupees(1_285_000) }));
  expect(steps.find(({ id }) => id === 'standard')?.rule?.status).toBe('unverified');
  expect(inEnglish(steps.at(-1)?.summary ?? '')).toBe(
    'Tax on ₹12,10,000 by slabs ₹61,500 − rebate ₹51,500 + surcharge and cess ₹400 = ₹10,400',
  );
});

test('a year without slabs and a negative salary are refused', () => {
  expect(() => taxOf({ year: '2022-23', salary: rupees(1) })).toThrow(RangeError);
  expect(() => taxOf({ salary: paise(-1) })).toThrow(RangeError);
});

test('more salary is never less tax, in whole rupees, and no step of it costs more than it earns before cess', () => {
  const anyYear = fc.constantFrom('2024-25', '2025-26', '2026-27');
  const anyRegime = fc.constantFrom<PayRegime>('new', 'old');
  fc.assert(
    fc.property(
      anyYear,
      anyRegime,
      fc.integer({ min: 0, max: 90_000_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      (of, regime, salary, more) => {
        const [less, next] = [salary, salary + more].map(
          (one) => salaryTax(year({ year: of, regime, salary: rupees(one) })).value,
        );
        if (!less || !next) throw new RangeError('No tax');
        expect(next.total).toBeGreaterThanOrEqual(less.total);
        expect(next.total % 100).toBe(0);
        // The old regime's rebate ends at a stroke; everywhere else a relief smooths the step.
        if (regime === 'new')
          expect(next.total - next.cess - (less.total - less.cess)).toBeLessThanOrEqual(
            next.totalIncome - less.totalIncome + 300,
          );
      },
    ),
    { numRuns: 200 },
  );
});
