import { expect, test } from 'vitest';
import { amountOf, isWhole, leftOf, sentAmount, sumsOf, turned } from './split.form';

const part = (amount: string, categoryId = 'rent') => ({ key: 1, amount, categoryId, note: '' });

test.each([
  ['1,18,000.50', 1_18_000_50],
  ['₹ 5', 500],
  ['0', undefined],
  ['1.234', undefined],
  ['-5', -500],
  ['₹ -23.60', -2360],
  ['\u22121,000', -1_000_00],
  ['-0', undefined],
  ['--5', undefined],
  ['5-', undefined],
  ['', undefined],
])('%s is read as %s paise', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test('what is left of the whole is told while parts are typed', () => {
  expect(leftOf('600.00', [part('450.25'), part('')])).toBe(14_975);
  expect(leftOf('600.00', [part('700')])).toBe(-10_000);
});

test('parts are whole only with amounts, categories and the exact sum', () => {
  expect(isWhole('600.00', [part('450.25'), part('149.75')])).toBe(true);
  expect(isWhole('600.00', [part('450.25'), part('149.74')])).toBe(false);
  expect(isWhole('600.00', [part('450.25'), part('149.75', '')])).toBe(false);
  expect(isWhole('600.00', [part('600')])).toBe(false);
  expect(sentAmount('1,49.7')).toBe('149.70');
});

test('a receipt after a fee and its GST is whole by the sale less both', () => {
  const parts = [part('1,000'), part('-20'), part('-3.60')];
  expect(isWhole('976.40', parts)).toBe(true);
  expect(sumsOf(parts)).toEqual({ added: 1_000_00, deducted: 23_60 });
  expect(leftOf('976.40', parts.slice(0, 2))).toBe(-3_60);
});

test.each([
  ['23.60', '-23.60'],
  ['-23.60', '23.60'],
  ['\u2212 5', '5'],
  ['', '-'],
  ['-', ''],
])('the sign of %j turned is %j', (typed, wanted) => {
  expect(turned(typed)).toBe(wanted);
});
