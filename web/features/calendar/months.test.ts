import { expect, test } from 'vitest';
import { isoDate } from '#domain/shared/dates';
import { formatMonth } from '../../lib/month-words';
import { weekdayOf } from '../../lib/weekday';
import { byDay, byMonth, isInMonth, monthsOn, weeksOf } from './months';

test('a month is whole weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(weeks.flat().filter((day) => isInMonth(day, '2026-11'))).toHaveLength(30);
});

test('a month that begins on a Monday borrows nothing', () => {
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('months are counted over the end of a year', () => {
  expect(monthsOn('2026-11', 2)).toBe('2027-01');
  expect(monthsOn('2027-01', -1)).toBe('2026-12');
  expect(formatMonth('2026-11')).toBe('November 2026');
});

test('weekdays begin with Monday, before and after the day they are counted from', () => {
  expect(weekdayOf(isoDate('2026-11-20'))).toBe(4);
  expect(weekdayOf(isoDate('2026-11-29'))).toBe(6);
  expect(weekdayOf(isoDate('2020-02-29'))).toBe(5);
});

const item = (dueDate: string, status = 'pending') => ({ dueDate, status });

test('items are read by month and by day, in their order', () => {
  const items = [item('2026-11-20'), item('2026-11-20'), item('2026-12-07')];
  expect(byMonth(items).map(([month, due]) => [month, due.length])).toEqual([
    ['2026-11', 2],
    ['2026-12', 1],
  ]);
  expect(byDay(items).get('2026-11-20')).toHaveLength(2);
});
