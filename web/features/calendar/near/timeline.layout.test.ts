import { expect, test } from 'vitest';
import { addDays, isoDate } from '#domain/shared/dates';
import { timelineOf } from './timeline.layout';

const today = isoDate('2026-11-20');
const due = (name: string, days: number) => ({ id: `${name} ${days}`, name, dueOn: addDays(today, days) });
const FIELD = { width: 880, lateRows: 3, margin: 20 };

test('what is late begins on its day, what is late for longer at the left end, and today stands where it is', () => {
  const { late, moreLate, todayAt, from } = timelineOf([due('A', -200), due('B', -21), due('C', -13)], today, FIELD);
  expect(from).toBe('2026-10-26');
  expect(late.map(({ name, row, days, isEarlier }) => [name, row, days, isEarlier])).toEqual([
    ['A', 0, 200, true],
    ['B', 1, 21, false],
    ['C', 2, 13, false],
  ]);
  expect(late[0]?.x).toBe(20);
  expect(late[1]?.x).toBeLessThan(late[2]?.x ?? 0);
  expect(todayAt).toBeGreaterThan(late[2]?.x ?? 0);
  expect(moreLate).toBe(0);
});

test('the newest are drawn, and how many more are late is told', () => {
  const all = [-40, -30, -20, -10, -5].map((days) => due('AOC-4', days));
  const { late, moreLate } = timelineOf(all, today, FIELD);
  expect(late.map(({ days }) => days)).toEqual([20, 10, 5]);
  expect(moreLate).toBe(2);
});

test('names of days close to each other take levels of their own, and one without room is left out', () => {
  const { coming } = timelineOf(
    [0, 1, 2, 3].map((days) => due('GSTR-3B', days)),
    today,
    FIELD,
  );
  expect(coming.map(({ label }) => label?.level)).toEqual([0, 1, 2, undefined]);
});

test('what falls due on one day is named together, and at the right end a name stands left of its day', () => {
  const { coming, ticks } = timelineOf([due('GSTR-3B', 30), due('A long name', 30), due('Later', 40)], today, FIELD);
  expect(coming).toMatchObject([{ names: ['GSTR-3B', 'A long name'], label: { isLeft: true } }]);
  expect(ticks.map(({ day }) => day)).toEqual(['2026-12-20']);
});

test('today and days too close to another have no tick', () => {
  const { ticks } = timelineOf([due('A', 0), due('B', 9), due('C', 10)], today, FIELD);
  expect(ticks.map(({ day }) => day)).toEqual(['2026-11-29']);
});
