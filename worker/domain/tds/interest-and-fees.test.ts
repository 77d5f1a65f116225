import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { quarterOf } from '../law/periods';
import { addDays, isoDate } from '../shared/dates';
import { paise, parseRupees, rupees } from '../shared/money';
import { certificateExposure, depositDueDate, statementLateFee } from './due-dates';
import { type LateTax, tdsInterest } from './interest-and-fees';

type Other = Partial<Pick<LateTax, 'months' | 'base' | 'kind'>>;

function interest(tax: number, deductibleOn: string, deductedOn: string, depositedOn: string, other: Other = {}) {
  const { kind = 'deduction' } = other;
  const withheld = isoDate(deductedOn);
  const route = kind === 'collection' ? 'collection' : 'challan';
  return tdsInterest({
    ...other,
    kind,
    tax: rupees(tax),
    deductibleOn: isoDate(deductibleOn),
    deductedOn: withheld,
    depositedOn: isoDate(depositedOn),
    depositDueOn: depositDueDate(route, withheld).value,
  });
}

test.each<[string, number, string, string, string, Other, string]>([
  ['W27', 10_000, '2026-09-15', '2026-09-15', '2026-10-08', {}, '300'],
  ['W27, rolling', 10_000, '2026-09-15', '2026-09-15', '2026-10-08', { months: 'ROLLING' }, '150'],
  ['W28', 4_000, '2012-03-04', '2012-03-04', '2012-05-07', {}, '180'],
  ['W28, rolling', 4_000, '2012-03-04', '2012-03-04', '2012-05-07', { months: 'ROLLING' }, '180'],
  ['W29, in time', 10_000, '2015-09-30', '2015-09-30', '2015-10-07', {}, '0'],
  ['W29, a day late', 10_000, '2015-09-30', '2015-09-30', '2015-10-08', {}, '300'],
  ['W30', 10_000, '2026-06-10', '2026-09-05', '2026-09-30', {}, '400'],
  ['withheld and deposited late', 10_000, '2026-06-10', '2026-09-05', '2026-10-08', {}, '700'],
  ['March, on its day', 10_000, '2027-03-31', '2027-03-31', '2027-04-30', {}, '0'],
  ['March, a day after', 10_000, '2027-03-31', '2027-03-31', '2027-05-01', {}, '450'],
  ['rolling, the last day of a month', 10_000, '2026-09-15', '2026-09-15', '2026-10-14', { months: 'ROLLING' }, '150'],
  ['rolling, the next month', 10_000, '2026-09-15', '2026-09-15', '2026-10-15', { months: 'ROLLING' }, '300'],
  ['exact base', 10_099, '2026-09-15', '2026-09-15', '2026-10-08', {}, '302.97'],
  ['W35, rounded once', 12_325, '2026-01-10', '2026-01-10', '2026-08-05', {}, '1479'],
  ['base down to a hundred', 10_099, '2026-09-15', '2026-09-15', '2026-10-08', { base: 'RULE_119A' }, '300'],
  ['collected, until March 2025', 10_000, '2025-01-15', '2025-01-15', '2025-02-08', { kind: 'collection' }, '200'],
  ['collected, from April 2025', 10_000, '2025-04-15', '2025-04-15', '2025-05-08', { kind: 'collection' }, '300'],
])(
  '%s: Rs %i of %s, withheld %s, deposited %s %o: Rs %s',
  (_, tax, deductible, deducted, deposited, other, expected) => {
    expect(interest(tax, deductible, deducted, deposited, other).value.exact).toBe(parseRupees(expected));
  },
);

test('the months are named, the Act is the deduction’s, and the challan carries whole rupees', () => {
  const { value, steps } = interest(10_099, '2026-09-15', '2026-09-15', '2026-10-08');
  const step = (id: string) => steps.find((one) => one.id === id);
  expect(inEnglish(step('notDeposited.named')?.quantity.value)).toBe('September 2026, October 2026');
  expect(step('notDeposited.rate')?.rule?.statute).toBe('Income-tax Act 2025 s.398(3)(a)(ii)');
  expect(value.payable).toBe(rupees(303));
  const before = interest(10_000, '2026-03-31', '2026-03-31', '2026-05-08').steps;
  expect(before.find(({ id }) => id === 'notDeposited.rate')?.rule?.statute).toBe('Income-tax Act 1961 s.201(1A)(ii)');
});

test('tax never withheld bears one percent a month until it is paid', () => {
  const days = {
    deductibleOn: isoDate('2026-06-10'),
    depositedOn: isoDate('2026-09-30'),
    depositDueOn: isoDate('2026-07-07'),
  };
  const { value } = tdsInterest({ kind: 'deduction', tax: rupees(10_000), ...days });
  expect(value).toMatchObject({ notWithheld: rupees(400), notDeposited: 0 });
});

test('interest never falls as days pass, and its steps give it again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.nat(400), fc.nat(400), fc.nat(60), (tax, late, wait, more) => {
      const deductibleOn = isoDate('2026-06-10');
      const deductedOn = addDays(deductibleOn, late);
      const depositDueOn = depositDueDate('challan', deductedOn).value;
      const after = (days: number) =>
        tdsInterest({
          kind: 'deduction',
          tax: paise(tax),
          deductibleOn,
          deductedOn,
          depositDueOn,
          depositedOn: addDays(deductedOn, days),
        });
      const { value, steps } = after(wait);
      const of = (id: string) => Number(steps.find((one) => one.id === id)?.quantity.value);
      const again = ['notWithheld', 'notDeposited'].reduce(
        (sum, id) => sum + Math.round((of('base') * of(`${id}.rate`)) / 10_000) * of(`${id}.months`),
        0,
      );
      expect(after(wait + more).value.exact).toBeGreaterThanOrEqual(value.exact);
      expect(Math.abs(value.exact - again)).toBeLessThanOrEqual(30);
    }),
  );
});

const fee = (day: string, dueOn: string, filedOn: string, tax: number) =>
  statementLateFee({
    quarter: quarterOf(isoDate(day)),
    dueOn: isoDate(dueOn),
    filedOn: isoDate(filedOn),
    taxInStatement: rupees(tax),
  });

test.each([
  ['W31', '2025-06-30', '2025-07-31', '2025-08-20', 50_000, 4_000],
  ['W31, small tax', '2025-06-30', '2025-07-31', '2025-08-20', 3_000, 3_000],
  ['W31, no tax', '2025-06-30', '2025-07-31', '2025-08-20', 0, 0],
  ['W53, 24Q', '2022-09-30', '2022-10-31', '2022-11-20', 60_000, 4_000],
  ['W53, 26Q, moved', '2022-09-30', '2022-11-30', '2022-11-20', 60_000, 0],
  ['on the due date', '2026-09-30', '2026-10-31', '2026-10-31', 50_000, 0],
  ['the day after', '2026-09-30', '2026-10-31', '2026-11-01', 50_000, 200],
])('%s: quarter of %s, due %s, filed %s with Rs %i of tax: Rs %i', (_, day, dueOn, filedOn, tax, expected) => {
  expect(fee(day, dueOn, filedOn, tax).value).toBe(rupees(expected));
});

test('the fee of a quarter cites the Act of the quarter, not of the day of filing', () => {
  const cited = (day: string) => fee(day, '2026-05-31', '2026-06-30', 50_000).steps.at(-1)?.rule?.statute;
  expect([cited('2026-03-31'), cited('2026-04-01')]).toEqual([
    'Income-tax Act 1961 s.234E',
    'Income-tax Act 2025 s.427',
  ]);
});

test('the fee never falls as days pass and never passes the tax', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(1_000), fc.nat(100), (tax, days, more) => {
      const late = (count: number) => fee('2026-09-30', '2026-10-31', addDays(isoDate('2026-10-31'), count), tax).value;
      expect(late(days + more)).toBeGreaterThanOrEqual(late(days));
      expect(late(days)).toBe(Math.min(days * 20_000, tax * 100));
    }),
  );
});

test.each([
  ['2022-03-31', '2022-04-10', 5_000, 1_000],
  ['2022-04-01', '2022-04-11', 50_000, 5_000],
  ['2022-04-01', '2022-04-11', 3_000, 3_000],
  ['2022-04-01', '2022-04-11', undefined, 5_000],
  ['2026-11-15', '2026-11-15', 3_000, 0],
  ['2026-11-15', '2026-11-16', 3_000, 500],
])('a certificate due on %s and given on %s, of a tax of %s, exposes to %i', (dueOn, givenOn, tax, sum) => {
  const late = { dueOn: isoDate(dueOn), givenOn: isoDate(givenOn), ...(tax !== undefined && { tax: rupees(tax) }) };
  expect(certificateExposure(late).value).toBe(rupees(sum));
});
