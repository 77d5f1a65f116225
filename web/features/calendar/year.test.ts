import { expect, test } from 'vitest';
import { carriedInto, daysOfYear, monthsOfYear, tallyOf, yearOfMonth } from './year';

const TODAY = '2026-11-20';
const item = (dueDate: string, status: 'pending' | 'overdue' | 'completed' | 'unconfirmed' | 'withdrawn') => ({
  dueDate,
  status,
});

test('a financial year runs from April to March, with a month asked for on each side', () => {
  expect(yearOfMonth('2027-03')).toBe('2026-27');
  expect(monthsOfYear('2026-27')[0]).toBe('2026-04');
  expect(monthsOfYear('2026-27').at(-1)).toBe('2027-03');
  expect(daysOfYear('2026-27')).toEqual({ from: '2026-03-01', to: '2027-04-30' });
});

test('items are counted by what is to be done about them', () => {
  const items = [
    item('2026-11-07', 'overdue'),
    item('2026-11-11', 'completed'),
    item(TODAY, 'pending'),
    item('2026-11-29', 'pending'),
    item('2026-11-29', 'unconfirmed'),
    item('2026-11-29', 'withdrawn'),
  ];
  expect(tallyOf(items, TODAY)).toEqual({ filed: 1, late: 1, today: 1, due: 1, confirm: 1 });
});

test('what is late from before stands in the month of today alone', () => {
  const items = [item('2026-10-30', 'overdue'), item('2026-10-11', 'completed'), item('2026-11-07', 'overdue')];
  expect(carriedInto(items, '2026-11', TODAY)).toEqual([items[0]]);
  expect(carriedInto(items, '2026-12', TODAY)).toEqual([]);
});
