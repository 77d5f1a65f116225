import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, firstOfMonth, isIsoDate, isoDate } from './dates';

const DAY_MS = 86_400_000;
const anyDay = fc
  .integer({ min: Date.parse('1600-01-01') / DAY_MS, max: Date.parse('2400-12-31') / DAY_MS })
  .map((days) => isoDate(new Date(days * DAY_MS).toISOString().slice(0, 10)));
const few = fc.integer({ min: -3_000, max: 3_000 });

test('property: days are counted as the calendar of the language counts them', () => {
  fc.assert(
    fc.property(anyDay, few, (day, count) => {
      const later = addDays(day, count);
      expect(later).toBe(new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10));
      expect(daysBetween(day, later)).toBe(count);
      expect(firstOfMonth(day)).toBe(`${day.slice(0, 7)}-01`);
    }),
    { numRuns: 2_000 },
  );
});

test('property: months are counted to the same day, or to the last of a shorter month', () => {
  fc.assert(
    fc.property(anyDay, few, (day, count) => {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
      const expected = new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDay)));
      expect(addMonths(day, count)).toBe(expected.toISOString().slice(0, 10));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '2025-02-29',
  '1900-02-29',
  '2025-13-01',
  '2025-00-10',
  '2025-01-00',
  '2025-04-31',
  '2025-1-1',
  '',
  'today',
])('%j is no day', (text) => {
  expect(isIsoDate(text)).toBe(false);
  expect(() => isoDate(text)).toThrow(RangeError);
});

test.each(['0000-01-01', '2024-02-29', '2000-02-29', '9999-12-31'])('%s is a day', (text) => {
  expect(isoDate(text)).toBe(text);
});

test('no day lies beyond the year 9999 or before the year 0', () => {
  expect(() => addDays(isoDate('9999-12-31'), 1)).toThrow(RangeError);
  expect(() => addMonths(isoDate('0000-01-31'), -1)).toThrow(RangeError);
});
