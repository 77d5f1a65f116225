import { describe, expect, test } from 'vitest';
import { isoDate } from '#domain/shared/dates';
import { bookPeriod, codeOf, endedOn, offeredPeriods, PERIOD_UNITS } from './book-period';

const TODAY = isoDate('2026-11-20');

test.each([
  [undefined, 'm2026-11', '2026-11-01', '2026-11-20'],
  ['m2026-10', 'm2026-10', '2026-10-01', '2026-10-31'],
  ['q2026-3', 'q2026-3', '2026-10-01', '2026-11-20'],
  ['q2026-4', 'm2026-11', '2026-11-01', '2026-11-20'],
  ['q2025-4', 'q2025-4', '2026-01-01', '2026-03-31'],
  ['y2026', 'y2026', '2026-04-01', '2026-11-20'],
  ['y2025', 'y2025', '2025-04-01', '2026-03-31'],
  ['m2026-13', 'm2026-11', '2026-11-01', '2026-11-20'],
  ['y9999', 'm2026-11', '2026-11-01', '2026-11-20'],
])('%s is %s, from %s to %s', (code, known, from, to) => {
  expect(bookPeriod(code, TODAY)).toMatchObject({ code: known, from, to });
});

describe('a day', () => {
  test.each([
    ['2026-03-31', 'm2026-03', 'q2025-4', 'y2025'],
    ['2026-04-01', 'm2026-04', 'q2026-1', 'y2026'],
    ['2026-12-31', 'm2026-12', 'q2026-3', 'y2026'],
    ['2027-01-01', 'm2027-01', 'q2026-4', 'y2026'],
  ])('%s falls in %s, %s and %s', (day, ...codes) => {
    expect(PERIOD_UNITS.map((unit) => codeOf(unit, isoDate(day)))).toEqual(codes);
  });
});

test('the running period comes first, and one chosen from before is kept', () => {
  expect(offeredPeriods('quarter', 'q2026-3', TODAY).slice(0, 4)).toEqual(['q2026-3', 'q2026-2', 'q2026-1', 'q2025-4']);
  expect(offeredPeriods('year', 'y2019', TODAY)).toEqual([
    'y2026',
    'y2025',
    'y2024',
    'y2023',
    'y2022',
    'y2021',
    'y2019',
  ]);
  expect(new Set(offeredPeriods('month', 'm2026-11', TODAY)).size).toBe(24);
});

test.each([
  ['2026-10-31', '2026-10-31'],
  ['2026-03-31', '2026-11-20'],
  ['2026-12-31', '2026-11-20'],
  ['2026-02-30', '2026-11-20'],
  [undefined, '2026-11-20'],
])('the running year asked to end on %s ends on %s', (day, to) => {
  expect(endedOn(bookPeriod('y2026', TODAY), day).to).toBe(to);
});
