import { expect, test } from 'vitest';
import type { Area } from '#domain/calendar/values';
import { overdueWords } from './overdue-words';

const of = (counts: Partial<Record<Area, number>>) => {
  const overdueByType = Object.entries(counts).map(([type, count]) => ({ type: type as Area, count }));
  const overdueTasksCount = overdueByType.reduce((sum, { count }) => sum + count, 0);
  return overdueWords({ hasObligations: true, overdueTasksCount, overdueByType, unconfirmedCount: 0 });
};

test.each([
  [{ GST: 2, TDS: 1 }, '2 GST, 1 TDS filing'],
  [{ TDS: 2 }, '0 GST, 2 TDS filings'],
  [{ ROC: 1, TDS: 1 }, '0 GST, 1 TDS, 1 ROC filing'],
  [{ 'income-tax': 1 }, '0 GST, 0 TDS, 1 Income tax filing'],
  [{}, 'Nothing overdue'],
])('%o reads %s', (counts, words) => {
  expect(of(counts)).toBe(words);
});

test('before anything is known that could fall due, nothing claims that all is well', () => {
  const words = overdueWords({ hasObligations: false, overdueTasksCount: 0, overdueByType: [], unconfirmedCount: 0 });
  expect(words).toBe('No obligations recorded yet');
});

test('nothing overdue is not said while past items are unconfirmed', () => {
  const words = overdueWords({ hasObligations: true, overdueTasksCount: 0, overdueByType: [], unconfirmedCount: 55 });
  expect(words).toBe('0 overdue confirmed · 55 to confirm');
});
