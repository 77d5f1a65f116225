import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { salaryTax } from '../income-tax/salary-tax';
import { addMonths, isoDate } from '../shared/dates';
import { paise, percent, rupees, shareOf } from '../shared/money';
import type { DeclaredOfYear, Employment, MonthOfPay, PaidBefore, PayParts } from './model';
import { payOfMonth } from './pay';

const EMPLOYMENT: Employment = {
  ...{ joinedOn: isoDate('2025-04-01'), leftOn: null, age: 'below-60', isWoman: false, hasDisability: false },
  ...{ hasPan: true, fund: 'ceiling', fundFrom: null, insuredWagesAtStart: null, taxedState: '29' },
};
const PARTS: PayParts = { basic: rupees(60_000), rentAllowance: rupees(30_000), otherAllowance: rupees(30_000) };
const DECLARED: DeclaredOfYear = {
  ...{ regime: 'new', declared: [], earlierSalary: paise(0), earlierTax: paise(0), otherIncome: paise(0) },
};
const NOTHING: PaidBefore = {
  ...{ gross: paise(0), tax: paise(0), professionalTax: paise(0), fund: paise(0), grossOfHalfYear: paise(0) },
};

const monthOf = (month: string, over: Partial<MonthOfPay> = {}): MonthOfPay => ({
  ...{ month, unpaidDays: 0, bonus: paise(0), arrears: paise(0), recovered: paise(0), fundWages: null, tax: null },
  ...over,
});

type Year = {
  year?: number;
  employment?: Partial<Employment>;
  parts?: (month: string) => PayParts;
  declared?: (month: string) => DeclaredOfYear;
  months?: Readonly<Record<string, Partial<MonthOfPay>>>;
};

/** The months of a year in their order, each paid on what the ones before paid. */
function payYear({ year = 2026, employment = {}, parts = () => PARTS, declared = () => DECLARED, months = {} }: Year) {
  const its = { ...EMPLOYMENT, ...employment };
  const first = isoDate(`${year}-04-01`);
  let before = NOTHING;
  return Array.from({ length: 12 }, (_, index) => addMonths(first, index).slice(0, 7))
    .filter((month) => its.joinedOn.slice(0, 7) <= month && (its.leftOn === null || month <= its.leftOn.slice(0, 7)))
    .map((month) => {
      if (month.endsWith('-10')) before = { ...before, grossOfHalfYear: paise(0) };
      const asked = { parts: parts(month), declared: declared(month), month: monthOf(month, months[month]) };
      const paid = payOfMonth({ employment: its, before, ...asked });
      const { gross, tax, professionalTax, fund } = paid.value;
      before = {
        gross: paise(before.gross + gross),
        tax: paise(before.tax + tax),
        professionalTax: paise(before.professionalTax + professionalTax),
        fund: paise(before.fund + (fund?.employee ?? 0)),
        grossOfHalfYear: paise(before.grossOfHalfYear + gross),
      };
      return { month, ...paid };
    });
}

const total = (all: readonly { value: { tax: number } }[]) => all.reduce((sum, { value }) => sum + value.tax, 0) / 100;
const taxes = (year: Year) => payYear(year).map(({ value }) => value.tax / 100);

describe('the tax of the months', () => {
  test('an even year is withheld evenly, and is the tax of the year to the rupee', () => {
    // 14,40,000 − 75,000 = 13,65,000: slabs 84,750, cess 3,390 → 88,140 = 12 × 7,345.
    expect(taxes({})).toEqual(Array.from({ length: 12 }, () => 7_345));
  });

  test('who joins in the middle of the year is estimated on what is paid, with the salary and tax of the earlier employer', () => {
    const joined = { employment: { joinedOn: isoDate('2026-10-16') } };
    const alone = payYear(joined);
    // 16 of 31 days, then five months: 6,61,935.48 less 75,000 has its tax remitted.
    expect(alone.map(({ value }) => value.paidDays)).toEqual([16, 30, 31, 31, 28, 31]);
    expect(total(alone)).toBe(0);
    const declared = () => ({ ...DECLARED, earlierSalary: rupees(840_000), earlierTax: rupees(60_000) });
    const of = salaryTax({
      ...{ year: '2026-27', regime: 'new', age: 'below-60', professionalTax: paise(0), declared: [] },
      ...{ salary: paise(alone.reduce((sum, { value }) => sum + value.gross, 0)), earlierSalary: rupees(840_000) },
    }).value.total;
    expect(total(payYear({ ...joined, declared }))).toBe((of - rupees(60_000)) / 100);
  });

  test('who leaves has the rest of the year’s tax with the last pay', () => {
    const left = payYear({ employment: { leftOn: isoDate('2026-12-15') } });
    expect(left).toHaveLength(9);
    expect(left.at(-1)?.value.paidDays).toBe(15);
    expect(total(left)).toBe(0);
  });

  test('a bonus bears its tax with the month it is paid in, by the average rate', () => {
    const months = payYear({ months: { '2026-10': { bonus: rupees(360_000) } } });
    const [september, october, november] = [5, 6, 7].map((index) => months[index]?.value.tax ?? 0);
    expect(september).toBe(rupees(7_345));
    expect(october).toBeGreaterThan(3 * (november ?? 0));
    // 18,00,000 − 75,000: slabs 1,45,000, cess 5,800.
    expect(total(months)).toBe(150_800);
  });

  test('arrears are pay of the month in which they are paid, and bear no contributions', () => {
    const [april] = payYear({ months: { '2026-04': { arrears: rupees(50_000) } } });
    expect(april?.value.gross).toBe(rupees(170_000));
    expect(april?.value.fund?.employee).toBe(rupees(1_800));
  });

  test('another regime is caught up in the months that are left', () => {
    const declared = (month: string): DeclaredOfYear => ({
      ...DECLARED,
      regime: month < '2026-12' ? 'new' : 'old',
      declared: [{ kind: 'savings', amount: rupees(150_000) }],
    });
    const months = payYear({ declared });
    expect(months.slice(0, 8).every(({ value }) => value.tax === rupees(7_345))).toBe(true);
    // 14,40,000 − 50,000 − 2,500 − 1,50,000 = 12,37,500: slabs 1,83,750, cess 7,350.
    expect(total(months)).toBe(191_100);
  });

  test('the own provident fund of the year counts among savings in the old regime alone', () => {
    const of = (regime: 'old' | 'new', savings: number) => ({
      ...{ ...DECLARED, regime, declared: [{ kind: 'savings' as const, amount: rupees(savings) }] },
    });
    const year = (regime: 'old' | 'new', savings: number, fund: 'ceiling' | 'none' = 'ceiling') =>
      total(payYear({ declared: () => of(regime, savings), employment: { fund } }));
    // 5 × 1,800 + 2,360 + 6 × 3,000 = 29,360 of own fund: 30% of it is 8,808, with cess 9,160.
    expect(year('old', 0, 'none') - year('old', 0)).toBe(9_160);
    expect(year('old', 100_000)).toBe(year('old', 129_360, 'none'));
    // Within the limit of all savings.
    expect(year('old', 150_000)).toBe(year('old', 150_000, 'none'));
    expect(year('new', 0)).toBe(year('new', 0, 'none'));
    const evenly = payYear({ declared: () => of('old', 0) }).map(({ value }) => value.tax);
    expect(new Set(evenly.slice(0, 11)).size).toBeLessThanOrEqual(2);
  });

  test('where too much was withheld the rest of the year has nil, and nothing is paid back', () => {
    const parts = (month: string) => (month < '2026-07' ? { ...PARTS, otherAllowance: rupees(210_000) } : PARTS);
    const cut = (month: string) =>
      month < '2026-07' ? parts(month) : { ...PARTS, basic: rupees(10_000), otherAllowance: paise(0) };
    const months = payYear({ parts: cut });
    expect(months.slice(3).map(({ value }) => value.tax)).toEqual(Array.from({ length: 9 }, () => 0));
    expect(months[3]?.value.year.left).toBeLessThan(0);
  });

  test('without a PAN at least the law’s rate, and nothing where there is no tax', () => {
    const [april] = payYear({ employment: { hasPan: false } });
    expect(april?.value.year.tax).toBe(shareOf(rupees(1_365_000), percent(20)));
    expect(april?.steps.filter(({ id }) => id === 'income.yearTax')).toHaveLength(1);
    const little = payYear({ employment: { hasPan: false }, parts: () => ({ ...PARTS, otherAllowance: paise(0) }) });
    expect(total(little)).toBe(0);
  });

  test('a tax that a person sets counts, beside what was computed', () => {
    const [april, may] = payYear({ months: { '2026-04': { tax: rupees(10_000) } } });
    expect([april?.value.tax, april?.value.computedTax]).toEqual([rupees(10_000), rupees(7_345)]);
    expect(may?.value.tax).toBe(rupees(7_104));
  });

  test('tax never takes more than the pay', () => {
    const [april] = payYear({ months: { '2026-04': { unpaidDays: 29, recovered: rupees(2_000) } } });
    expect(april?.value.net).toBeGreaterThanOrEqual(0);
    const declared = () => ({ ...DECLARED, otherIncome: rupees(9_000_000) });
    for (const { value } of payYear({ declared })) expect(value.net).toBeGreaterThanOrEqual(0);
  });
});

describe('contributions and professional tax', () => {
  test.each([
    // B3: the ceiling of 15,000, and from October 2026 of 25,000.
    ['2026-08', 1_800, 1_250, 550, 75],
    ['2026-10', 3_000, 2_083, 917, 125],
    // As in B2, both ceilings by their days: 8,000 + 11,666.67.
    ['2026-09', 2_360, 1_638, 722, 98],
  ])('%s: provident fund', (month, employee, pension, fund, insurance) => {
    const paid = payOfMonth({
      employment: EMPLOYMENT,
      parts: PARTS,
      month: monthOf(month),
      before: NOTHING,
      declared: DECLARED,
    });
    expect(paid.value.fund).toMatchObject({
      employee: rupees(employee),
      ...{ pension: rupees(pension), employerFund: rupees(fund), insurance: rupees(insurance) },
    });
  });

  test('who becomes a member under the new ceiling contributes for its days: B1', () => {
    const parts = { basic: rupees(20_000), rentAllowance: paise(0), otherAllowance: paise(0) };
    const employment = { ...EMPLOYMENT, fundFrom: isoDate('2026-09-17') };
    const of = (month: string) =>
      payOfMonth({ employment, parts, month: monthOf(month), before: NOTHING, declared: DECLARED }).value.fund;
    expect(of('2026-08')).toBeNull();
    expect(of('2026-09')?.employee).toBe(rupees(1_120));
    expect(of('2026-10')?.employee).toBe(rupees(2_400));
  });

  test('wages are those of the code from November 2025, and those of the register where it has others', () => {
    const parts = { basic: rupees(20_000), rentAllowance: rupees(15_000), otherAllowance: rupees(25_000) };
    const of = (month: string, over: Partial<MonthOfPay> = {}) =>
      payOfMonth({
        employment: { ...EMPLOYMENT, fund: 'full' },
        parts,
        month: monthOf(month, over),
        before: NOTHING,
        declared: DECLARED,
      }).value;
    expect(of('2025-10').fundWages).toBe(rupees(20_000));
    expect(of('2026-10').fundWages).toBe(rupees(30_000));
    expect(of('2026-10', { fundWages: rupees(15_000) }).fund?.employee).toBe(rupees(1_800));
  });

  test('state insurance: B7', () => {
    const of = (wages: number, start: number, month: string) =>
      payOfMonth({
        employment: { ...EMPLOYMENT, insuredWagesAtStart: rupees(start) },
        parts: { basic: rupees(wages), rentAllowance: paise(0), otherAllowance: paise(0) },
        ...{ month: monthOf(month), before: NOTHING, declared: DECLARED },
      }).value.insurance;
    expect(of(20_500, 20_500, '2026-06')).toMatchObject({ employee: rupees(154), employer: rupees(667) });
    expect(of(22_000, 20_500, '2026-07')).toMatchObject({ employee: rupees(165), employer: rupees(715) });
    expect(of(22_000, 22_000, '2026-10')).toMatchObject({ employee: 0, employer: 0 });
  });

  test('professional tax by State, with February, the half-year of Chennai, and a State that has none', () => {
    const ofYear = (taxedState: string | null) =>
      payYear({ employment: { taxedState } }).map(({ value }) => value.professionalTax / 100);
    expect(ofYear('29')).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 300, 200]);
    expect(ofYear('33')).toEqual([0, 0, 0, 0, 0, 1_250, 0, 0, 0, 0, 0, 1_250]);
    expect(ofYear('07')).toEqual(Array.from({ length: 12 }, () => 0));
    expect(ofYear(null).every((tax) => tax === 0)).toBe(true);
  });
});

test('every step has words and stands after what it is made from, and the last holds the net pay', () => {
  for (const { steps, value } of payYear({ employment: { hasPan: false, insuredWagesAtStart: rupees(20_000) } })) {
    const seen = new Set<string>();
    for (const step of steps) {
      expect(step.inputs.filter((input) => !seen.has(input))).toEqual([]);
      expect(seen.has(step.id)).toBe(false);
      seen.add(step.id);
    }
    const said = inEnglish(steps).flatMap(({ label, formula, summary }) => [label, formula ?? '', summary ?? '']);
    expect(said.filter((text) => /\{|undefined|NaN/.test(text))).toEqual([]);
    expect(steps.at(-1)?.quantity.value).toBe(value.net);
  }
});

test('a month outside the employment is refused', () => {
  expect(() => payYear({ employment: { joinedOn: isoDate('2027-04-01') } })).not.toThrow();
  expect(() =>
    payOfMonth({
      employment: EMPLOYMENT,
      parts: PARTS,
      month: monthOf('2025-03'),
      before: NOTHING,
      declared: DECLARED,
    }),
  ).toThrow(RangeError);
});

test('whatever is paid, the months withhold the tax of the year to the rupee unless too much was withheld or the pay ran out', () => {
  const anyMonth = fc.record({
    unpaidDays: fc.integer({ min: 0, max: 12 }),
    bonus: fc.constantFrom(0, 0, 0, 25_000, 400_000),
  });
  const anyYear = fc.record({
    basic: fc.integer({ min: 10_000, max: 900_000 }),
    other: fc.integer({ min: 0, max: 300_000 }),
    regime: fc.constantFrom<'new' | 'old'>('new', 'old'),
    from: fc.integer({ min: 0, max: 11 }),
    savings: fc.integer({ min: 0, max: 200_000 }),
    months: fc.array(anyMonth, { minLength: 12, maxLength: 12 }),
  });
  fc.assert(
    fc.property(anyYear, ({ basic, other, regime, from, savings, months }) => {
      const first = isoDate('2026-04-01');
      const given = Object.fromEntries(
        months.map(({ bonus, unpaidDays }, index) => [
          addMonths(first, index).slice(0, 7),
          { unpaidDays, bonus: rupees(bonus) },
        ]),
      );
      const declared = () => ({
        ...DECLARED,
        regime,
        declared: [{ kind: 'savings' as const, amount: rupees(savings) }],
      });
      const paid = payYear({
        parts: () => ({ basic: rupees(basic), rentAllowance: paise(0), otherAllowance: rupees(other) }),
        ...{ declared, months: given, employment: { joinedOn: addMonths(first, from) } },
      });
      const sum = (of: 'gross' | 'professionalTax' | 'tax') =>
        paise(paid.reduce((all, { value }) => all + value[of], 0));
      const owed = salaryTax({
        ...{ year: '2026-27', regime, age: 'below-60', salary: sum('gross'), declared: declared().declared },
        professionalTax: sum('professionalTax'),
        ownFund: paise(paid.reduce((all, { value }) => all + (value.fund?.employee ?? 0), 0)),
      }).value.total;
      const isTooMuch = paid.some(({ value }) => value.year.left < 0);
      const isShort = (paid.at(-1)?.value.net ?? 0) < 100;
      if (!isTooMuch && !isShort) expect(sum('tax')).toBe(owed);
      else expect(isTooMuch ? sum('tax') >= owed : sum('tax') <= owed).toBe(true);
      for (const { value } of paid) {
        expect(value.tax % 100).toBe(0);
        const shares = (value.fund?.employee ?? 0) + value.professionalTax + value.tax + value.recovered;
        expect(value.gross - shares).toBe(value.net);
      }
    }),
    { numRuns: 60 },
  );
});
