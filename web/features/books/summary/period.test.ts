import { expect, test } from 'vitest';
import { isoDate } from '#domain/shared/dates';
import { askedPeriod, monthOf, namedPeriod, typedPeriod } from './period';

const november = isoDate('2026-11-20');

test.each([
  ['this-month', '2026-11-01', '2026-11-20'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['quarter', '2026-10-01', '2026-11-20'],
  ['year', '2026-04-01', '2026-11-20'],
] as const)('on 20 November %s runs from %s to %s', (name, startDate, endDate) => {
  expect(namedPeriod(name, november)).toEqual({ startDate, endDate });
});

test('on the last day of March the financial year is nearly over', () => {
  expect(namedPeriod('year', isoDate('2027-03-31')).startDate).toBe('2026-04-01');
  expect(namedPeriod('year', isoDate('2027-04-01')).startDate).toBe('2027-04-01');
});

test('a month ends on its own last day', () => {
  expect(monthOf(isoDate('2028-02-10'))).toEqual({ startDate: '2028-02-01', endDate: '2028-02-29' });
  expect(monthOf(isoDate('2026-12-31'))).toEqual({ startDate: '2026-12-01', endDate: '2026-12-31' });
});

test('two typed days are a period only when both are real and in order', () => {
  expect(typedPeriod('2026-10-01', '2026-10-31')).toEqual({ startDate: '2026-10-01', endDate: '2026-10-31' });
  expect(typedPeriod('2026-10-31', '2026-10-01')).toBeUndefined();
  expect(typedPeriod('2026-02-30', '2026-10-01')).toBeUndefined();
  expect(typedPeriod(undefined, '2026-10-01')).toBeUndefined();
});

test.each([
  [{}, '2026-11-01', '2026-11-20'],
  [{ period: 'last-month' }, '2026-10-01', '2026-10-31'],
  [{ period: 'custom', start: '2026-09-05', end: '2026-09-06' }, '2026-09-05', '2026-09-06'],
  [{ period: 'custom', start: '2026-09-05' }, '2026-11-01', '2026-11-20'],
  [{ period: 'm2026-08' }, '2026-08-01', '2026-08-31'],
  [{ period: 'q2026-3' }, '2026-10-01', '2026-11-20'],
  [{ period: 'y2025' }, '2025-04-01', '2026-03-31'],
] as const)('the address %o asks for %s to %s', (asked, startDate, endDate) => {
  expect(askedPeriod(asked, november)).toEqual({ startDate, endDate });
});
