import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type IsoDate, isoDate } from '../shared/dates';
import { paise, rupees } from '../shared/money';
import { arrearsCost } from './arrears';
import { administrationCharge, fundContribution, insuranceContribution } from './contributions';
import type { TaxedState } from './law/professional-tax';
import { professionalTax, taxPaidBy, taxPayment } from './professional-tax';
import { codeWages, gratuity } from './wages';

const day = (text: string): IsoDate => isoDate(text);
const inRupees = (amount: number) => amount / 100;

test.each([
  ['B1', { month: '2026-09', wages: 20_000, memberFrom: '2026-09-17' }, { employee: 1_120 }],
  ['B2', { month: '2026-09', wages: 20_000 }, { employee: 2_080, pension: 1_444, employerFund: 636 }],
  [
    'B3 in August',
    { month: '2026-08', wages: 30_000 },
    { employee: 1_800, pension: 1_250, employerFund: 550, insurance: 75, administration: 75 },
  ],
  [
    'B3 in October',
    { month: '2026-10', wages: 30_000 },
    { employee: 3_000, pension: 2_083, employerFund: 917, insurance: 125, administration: 125 },
  ],
])(
  '%s: what is paid to the provident fund',
  (_name, { memberFrom, ...facts }: { month: string; wages: number; memberFrom?: string }, expected) => {
    const member = {
      ...facts,
      wages: rupees(facts.wages),
      isCapped: true,
      ...(memberFrom && { memberFrom: day(memberFrom) }),
    };
    const { value } = fundContribution(member);
    for (const [part, amount] of Object.entries(expected))
      expect([part, inRupees(value[part as keyof typeof value])]).toEqual([part, amount]);
  },
);

test('who pays on all wages pays the pension up to the ceiling alone', () => {
  const { value } = fundContribution({ month: '2026-08', wages: rupees(30_000), isCapped: false });
  expect([value.employee, value.pension, value.employerFund].map(inRupees)).toEqual([3_600, 1_250, 2_350]);
});

test.each([
  [3, 500],
  [7, 525],
  [0, 75],
])('B4: the charge of a month with %i members at the ceiling is %i', (members, charge) => {
  const each = fundContribution({ month: '2026-08', wages: rupees(15_000), isCapped: true }).value.administration;
  const ofMembers = Array.from({ length: members }, () => each);
  expect(inRupees(administrationCharge(ofMembers, '2026-08').value)).toBe(charge);
});

test.each([
  ['B5', 'providentFund', 100_000, '2026-07-15', '2026-08-20', 1_183.56, 2_000],
  ['B5, to the last day of the first month', 'providentFund', 100_000, '2026-07-15', '2026-08-15', 1_019.18, 1_000],
  ['B5, a day later', 'providentFund', 100_000, '2026-07-15', '2026-08-16', 1_052.05, 2_000],
  ['in time', 'providentFund', 100_000, '2026-07-15', '2026-07-15', 0, 0],
  ['B6', 'providentFund', 50_000, '2024-01-15', '2024-03-20', 1_068.49, 890.41],
  ['below two months', 'providentFund', 50_000, '2024-01-15', '2024-03-14', 969.86, 404.11],
  ['two months', 'providentFund', 50_000, '2024-01-15', '2024-03-15', 986.3, 821.92],
  ['B8', 'stateInsurance', 9_000, '2026-09-15', '2026-09-30', 44.38, 18.49],
  ['never more than the arrears', 'providentFund', 1_000, '2024-07-15', '2034-07-15', 1_200.66, 1_000],
] as const)('%s: interest and damages', (_name, to, dues, dueOn, paidOn, interest, damages) => {
  const { value } = arrearsCost({ to, dues: rupees(dues), dueOn: day(dueOn), paidOn: day(paidOn) });
  expect([inRupees(value.interest), inRupees(value.damages)]).toEqual([interest, damages]);
});

test('a default across June 2024 counts days before it and months after it', () => {
  const { value } = arrearsCost({
    to: 'providentFund',
    dues: rupees(36_500),
    dueOn: day('2024-05-15'),
    paidOn: day('2024-07-20'),
  });
  // 30 days to 14 June at 10% a year, then 15 June to 14 July and a part of the next month.
  expect(inRupees(value.damages)).toBe(300 + 730);
});

test.each([
  ['2026-08', 20_500, 20_500, 154, 667],
  ['2026-09', 22_000, 20_500, 165, 715],
  ['2026-10', 22_000, 22_000, 0, 0],
  ['2026-10', 21_000, 21_000, 158, 683],
  ['2026-10', 21_001, 21_001, 0, 0],
])('B7: in %s of wages %i, when the period began %i: %i and %i', (month, wages, atStart, own, employer) => {
  const { value } = insuranceContribution({ month, wages: rupees(wages), wagesAtStart: rupees(atStart) });
  expect([value.employee, value.employer].map(inRupees)).toEqual([own, employer]);
});

test.each([
  [5_456, 31, 0, 178],
  [5_457, 31, 41, 178],
  [4_400, 25, 0, 143],
  [4_400, undefined, 33, 143],
])('of wages of %i for %s days the own share is %i, that of the employer %i', (wages, paidDays, own, employer) => {
  const { value } = insuranceContribution({
    ...{ month: '2026-10', wages: rupees(wages), wagesAtStart: rupees(wages) },
    ...(paidDays !== undefined && { paidDays }),
  });
  expect([value.employee, value.employer].map(inRupees)).toEqual([own, employer]);
});

const YEAR = (start: number) =>
  Array.from(
    { length: 12 },
    (_, at) => `${at < 9 ? start : start + 1}-${String(((at + 3) % 12) + 1).padStart(2, '0')}`,
  );
const taxOfYear = (state: TaxedState, start: number, salary: number) =>
  YEAR(start).reduce((sum, month) => sum + professionalTax({ state, month, salary: rupees(salary) }).value, 0);

test.each([
  [2025, 25_000, 2_500],
  [2024, 25_000, 2_400],
  [2025, 24_999, 0],
  [2024, 24_999, 0],
])('B9: Karnataka, the year from April %i, %i a month: %i', (start, salary, tax) => {
  expect(inRupees(taxOfYear('29', start, salary))).toBe(tax);
});

test.each<[TaxedState, string, number, boolean, number]>([
  ['27', '2026-10', 9_500, false, 175],
  ['27', '2026-10', 7_500, false, 0],
  ['27', '2026-10', 7_501, false, 175],
  ['27', '2026-10', 25_000, true, 0],
  ['27', '2026-10', 25_001, true, 200],
  ['27', '2027-02', 25_001, true, 300],
  ['29', '2026-10', 24_999.5, false, 0],
  ...(
    [
      ['19', 10_000, 0],
      ['19', 10_001, 110],
      ['19', 15_001, 130],
      ['19', 25_001, 150],
      ['36', 15_000, 0],
      ['36', 15_001, 150],
      ['36', 20_001, 200],
    ] as const
  ).map(([state, salary, tax]): [TaxedState, string, number, boolean, number] => [
    state,
    '2026-10',
    salary,
    false,
    tax,
  ]),
  ['19', '2026-10', 38_000, false, 150],
  ['19', '2026-10', 40_001, false, 200],
  ['36', '2026-10', 18_000, false, 150],
  ['36', '2026-10', 15_000, false, 0],
  ['24', '2026-10', 12_000, false, 0],
  ['24', '2026-10', 12_001, false, 200],
  ['33', '2026-09', 70_000, false, 1_025],
  ['33', '2024-09', 60_000, false, 690],
  ['33', '2024-10', 60_000, false, 930],
])('B10, B11: State %s in %s, a salary of %i, of a woman: %s, is taxed %i', (state, month, salary, isWoman, tax) => {
  expect(inRupees(professionalTax({ state, month, salary: rupees(salary), isWoman }).value)).toBe(tax);
});

test.each<[TaxedState, string, boolean, string]>([
  ['29', '2026-10-31', false, '2026-11-20'],
  ['19', '2026-10-31', false, '2026-11-21'],
  ['36', '2026-10-31', false, '2026-11-10'],
  ['24', '2026-10-31', false, '2026-11-15'],
  ['27', '2026-10-31', false, '2026-11-30'],
  ['27', '2027-03-31', true, '2027-03-31'],
  ['33', '2026-09-30', false, '2026-09-30'],
  ['33', '2027-03-31', false, '2027-03-31'],
])('State %s: the tax of the period to %s, paid yearly: %s, is due on %s', (state, end, yearly, due) => {
  const rule = taxPayment(state, day(end), yearly);
  expect(rule && taxPaidBy(rule, day(end)).value).toBe(due);
});

test.each([
  [20_000, 40_000, 30_000],
  [30_000, 30_000, 30_000],
  [29_999, 30_001, 30_000],
])('B12: %i of pay and %i of allowances are wages of %i', (included, excluded, wages) => {
  const facts = { included: rupees(included), excluded: rupees(excluded), on: day('2026-10-01') };
  expect(inRupees(codeWages(facts).value)).toBe(wages);
});

test.each([
  ['6 years 7 months', 52_000, 79, false, '2026-06-30', 210_000],
  ['6 years 6 months', 52_000, 78, false, '2026-06-30', 180_000],
  ['a fixed term of 2 years', 26_000, 24, true, '2026-06-30', 30_000],
  ['2 years without a term', 26_000, 24, false, '2026-06-30', 0],
  ['a fixed term that ended before the codes', 26_000, 24, true, '2025-11-15', 0],
  ['a fixed term that ended the day before them', 26_000, 24, true, '2025-11-20', 0],
  ['a fixed term that ended on their first day', 26_000, 24, true, '2025-11-21', 30_000],
  ['more than the most', 1_000_000, 480, false, '2026-06-30', 2_000_000],
])('B13: gratuity after %s', (_name, wages, months, isFixedTerm, exitOn, sum) => {
  expect(inRupees(gratuity({ wages: rupees(wages), months, exitOn: day(exitOn), isFixedTerm }).value)).toBe(sum);
});

const anyWages = fc.integer({ min: 0, max: 20_000_000 }).map(paise);

test('property: a share of the employer is the pension and the rest, and nothing falls as wages rise', () => {
  const month = fc.constantFrom('2026-08', '2026-09', '2026-10');
  fc.assert(
    fc.property(anyWages, anyWages, month, (one, more, of) => {
      const [low, high] = [one, paise(one + more)].map(
        (wages) => fundContribution({ month: of, wages, isCapped: true }).value,
      );
      expect(low?.employee).toBe((low?.pension ?? 0) + (low?.employerFund ?? 0));
      expect(high?.employee).toBeGreaterThanOrEqual(low?.employee ?? 0);
    }),
  );
});

test('property: the longer a default, the more it costs', () => {
  const days = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(anyWages, days, days, (dues, one, more) => {
      const cost = (late: number) => {
        const dueOn = day('2024-07-15');
        return arrearsCost({ to: 'providentFund', dues, dueOn, paidOn: addDays(dueOn, late) }).value;
      };
      expect(cost(one + more).interest).toBeGreaterThanOrEqual(cost(one).interest);
      expect(cost(one + more).damages).toBeGreaterThanOrEqual(cost(one).damages);
    }),
  );
});
