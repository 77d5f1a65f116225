import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise, percent, rupees } from '../../shared/money';
import { recordsOf } from './certified-part';
import type { StatementRow } from './model';

const nought = paise(0);
const row = (amount: number, tax: number, more: Partial<StatementRow> = {}): StatementRow => ({
  ...{ id: 'r', pan: 'ABCPM1234K', name: 'Mehra', code: '1027', paidOn: isoDate('2026-07-01'), amount: rupees(amount) },
  ...{ tax: rupees(tax), surcharge: nought, cess: nought, deposited: rupees(tax), deductedOn: isoDate('2026-07-01') },
  ...{ rate: percent(10), flag: 'A', certificate: '1234567890' },
  ...more,
});
const certificate = (left: number) => ({ rate: percent(2), left: rupees(left) });

test('a row whose certificate ran out is a record under it and one at the law’s rate', () => {
  const [within, beyond, ...more] = recordsOf(row(60_000, 2_800), certificate(40_000));
  expect(within).toMatchObject({ id: 'r', amount: rupees(40_000), tax: rupees(800), rate: 200, flag: 'A' });
  expect(beyond).toMatchObject({ id: 'r|beyond', amount: rupees(20_000), tax: rupees(2_000), rate: 1_000 });
  expect(within?.certificate).toBe('1234567890');
  expect(beyond).not.toHaveProperty('flag');
  expect(beyond).not.toHaveProperty('certificate');
  expect([within?.deposited, beyond?.deposited]).toEqual([rupees(800), rupees(2_000)]);
  expect(more).toEqual([]);
  const open = recordsOf(row(60_000, 2_800, { deposited: nought }), certificate(40_000));
  expect(open.map(({ deposited }) => deposited)).toEqual([nought, nought]);
});

test.each([
  ['without a certificate', row(60_000, 6_000), undefined],
  ['wholly covered', row(60_000, 1_200, { rate: percent(2) }), certificate(60_000)],
  ['wholly covered, and a later one too', row(60_000, 1_200, { rate: percent(2) }), certificate(40_000)],
  ['nothing left', row(60_000, 6_000), certificate(0)],
  ['a tax that somebody set', row(60_000, 5_000), certificate(40_000)],
  ['paid in part', row(60_000, 2_800, { deposited: rupees(1_000) }), certificate(40_000)],
])('%s it is one record', (_what, given, held) => {
  expect(recordsOf(given, held)).toEqual([given]);
});
