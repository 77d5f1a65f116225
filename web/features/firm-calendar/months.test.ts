import { expect, test } from 'vitest';
import { distance } from './firm-calendar.words';
import { daysOf, monthChoices } from './months';

test('a month has its first and its last day', () => {
  expect(daysOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('the months around today are offered', () => {
  const months = monthChoices('2026-11-20');
  expect(months[0]).toEqual({ value: '2026-05', label: 'May 2026' });
  expect(months.map(({ value }) => value)).toContain('2027-11');
});

test.each([
  ['overdue', -13, '13 days late'],
  ['pending', 0, 'Due today'],
  ['pending', 8, 'in 8 days'],
  ['completed', -3, undefined],
] as const)('%s with %i days left is %s', (status, daysRemaining, words) => {
  expect(distance({ status, daysRemaining })).toBe(words);
});
