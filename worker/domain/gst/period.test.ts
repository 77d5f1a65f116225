import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { nameOfPeriod, periodIn, periodOf, periodsOfYear } from '../law/periods';
import { isoDate } from '../shared/dates';

test.each([
  ['month', '2026-08-31', '2026-08-01', '2026-08-31'],
  ['quarter', '2026-09-30', '2026-07-01', '2026-09-30'],
  ['quarter', '2027-01-01', '2027-01-01', '2027-03-31'],
  ['half-year', '2026-10-01', '2026-10-01', '2027-03-31'],
  ['half-year', '2026-09-30', '2026-04-01', '2026-09-30'],
  ['year', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['year', '2026-04-01', '2026-04-01', '2027-03-31'],
] as const)('the %s of %s runs from %s to %s', (interval, day, from, to) => {
  expect(periodOf(interval, isoDate(day))).toEqual({ from, to });
});

test('a financial year has twelve months from April', () => {
  const months = inEnglish(periodsOfYear('month', isoDate('2027-02-10')).map(nameOfPeriod));
  expect(months).toHaveLength(12);
  expect([months[0], months[11]]).toEqual(['April 2026', 'March 2027']);
  expect(inEnglish(nameOfPeriod(periodIn('quarter', '2026-08')))).toBe('July 2026 to September 2026');
});
