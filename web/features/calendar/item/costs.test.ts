import { expect, test } from 'vitest';
import { isoDate } from '#domain/shared/dates';
import { paise } from '#domain/shared/money';
import { costIfDoneOn, costSums, totalIfDoneOn } from './costs';

const aoc4 = {
  status: 'overdue' as const,
  penaltyAmount: '2100.00',
  costPerDay: '100.00',
  costLadder: [{ from: '2026-10-30', base: '0.00', perDay: '100.00' }],
};
const done = { ...aoc4, status: 'completed' as const };
const unknown = { ...aoc4, penaltyAmount: null, costPerDay: null, costLadder: [] };

test('the cost of waiting is read off the ladder that came with the item', () => {
  expect(costIfDoneOn(aoc4, isoDate('2026-11-20'))).toEqual({ cost: 210_000, perDay: 10_000 });
  expect(costIfDoneOn(aoc4, isoDate('2026-12-20'))).toEqual({ cost: 510_000, perDay: 10_000 });
});

test('what is done, what is to be confirmed and what is not known costs nothing that can be said', () => {
  const day = isoDate('2026-12-20');
  expect(costIfDoneOn(done, day)).toBeUndefined();
  expect(costIfDoneOn({ ...aoc4, status: 'unconfirmed' }, day)).toBeUndefined();
  expect(costIfDoneOn(unknown, day)).toBeUndefined();
});

test('everything open is added up for the day', () => {
  expect(totalIfDoneOn([aoc4, aoc4, done, unknown], isoDate('2026-11-20'))).toBe(paise(420_000));
});

test('sums count what is known', () => {
  expect(costSums([aoc4, unknown, aoc4])).toEqual({ soFar: 420_000, perDay: 20_000 });
});
