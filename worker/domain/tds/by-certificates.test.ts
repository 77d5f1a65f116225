import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { type Paise, paise, percent, rupees } from '../shared/money';
import { byCertificates } from './by-certificates';
import type { NewDeduction } from './deduction';

const deduction = (amount: number, base: number, tax: number): NewDeduction => ({
  ...{ payee: { name: 'Mehra', pan: 'ABCPM1234K', kind: 'individual-or-family' }, statement: 'residents', act: '2025' },
  ...{
    section: '393(1) Sl. 6(iii).D(b)',
    code: '1027',
    eventOn: isoDate('2026-10-05'),
    deductedOn: isoDate('2026-10-05'),
  },
  ...{
    amount: rupees(amount),
    base: rupees(base),
    rate: percent(10),
    tax: rupees(tax),
    source: { kind: 'bill', id: 'b' },
  },
});
const first = { id: 'c', rate: percent(2), base: rupees(50_000), left: rupees(50_000) };
const second = { id: 'd', rate: percent(5), base: rupees(20_000), left: rupees(20_000) };
const told = (parts: readonly NewDeduction[]) =>
  parts.map(({ amount, base, tax, certificate }) => [certificate?.id, ...[amount, base, tax].map((sum) => sum / 100)]);

test.each<[string, NewDeduction, (typeof first)[], unknown[][]]>([
  ['by none', deduction(80_000, 80_000, 8_000), [], [[undefined, 80_000, 80_000, 8_000]]],
  ['by one', deduction(80_000, 80_000, 4_000), [first], [['c', 80_000, 80_000, 4_000]]],
  [
    'by two and beyond',
    deduction(80_000, 80_000, 3_000),
    [first, second],
    [
      ['c', 50_000, 50_000, 1_000],
      ['d', 30_000, 30_000, 2_000],
    ],
  ],
  [
    'with earlier sums',
    deduction(40_000, 80_000, 3_000),
    [first, second],
    [
      ['c', 25_000, 50_000, 1_000],
      ['d', 15_000, 30_000, 2_000],
    ],
  ],
])('a payment %s', (_, whole, certified, expected) => {
  const parts = byCertificates(whole, certified);
  expect(told(parts)).toEqual(expected);
  const sum = (of: (one: NewDeduction) => Paise) => paise(parts.reduce((total, one) => total + of(one), 0));
  expect([sum(({ amount }) => amount), sum(({ base }) => base), sum(({ tax }) => tax)]).toEqual([
    whole.amount,
    whole.base,
    whole.tax,
  ]);
});
