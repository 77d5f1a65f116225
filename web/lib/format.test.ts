import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '#domain/shared/dates';
import { paise } from '#domain/shared/money';
import { formatDate, formatInr, formatInrExact, formatInstant, formatLakhs } from './format';

test.each([
  [0, '₹0'],
  [49, '₹0'],
  [-49, '₹0'],
  [50, '₹1'],
  [99_900, '₹999'],
  [1_00_000, '₹1,000'],
  [1_18_212_00, '₹1,18,212'],
  [-43_688_00, '-₹43,688'],
  [1_00_00_00_000_00, '₹1,00,00,00,000'],
])('%i paise are shown as %s', (amount, text) => {
  expect(formatInr(paise(amount))).toBe(text);
});

test('rupees are written as the en-IN locale writes them, their sign included', () => {
  const style = { style: 'currency', currency: 'INR' } as const;
  const [whole, exact] = [{ ...style, maximumFractionDigits: 0 }, style].map(
    (of) => new Intl.NumberFormat('en-IN', of),
  );
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (amount) => {
      expect(formatInrExact(paise(amount))).toBe(exact?.format(amount / 100));
      const rupees = Math.trunc(amount / 100);
      expect(formatInr(paise(rupees * 100))).toBe(whole?.format(rupees === 0 ? 0 : rupees));
    }),
  );
});

test('paise are shown where they matter', () => {
  expect(formatInrExact(paise(-1_234_05))).toBe('-₹1,234.05');
});

test.each([
  [85_20_000_00, '₹85.2L'],
  [2_00_00_000_00, '₹200.0L'],
  [0, '₹0.0L'],
])('%i paise are %s in lakhs', (amount, text) => {
  expect(formatLakhs(paise(amount))).toBe(text);
});

test('a day has two digits, a short month and the year', () => {
  expect(formatDate(isoDate('2026-10-05'))).toBe('05 Oct 2026');
});

test('a moment late in the evening of UTC is already the next day in India', () => {
  expect(formatInstant('2026-10-04T18:37:00Z')).toBe('05 Oct 2026, 00:07');
});
