import { expect, test } from 'vitest';
import { chosenOf, placeAfter, statesOf, toggled } from './past.choice';
import type { PastPeriod } from './past.queries';

const period = (key: string, rest: Partial<PastPeriod> = {}) =>
  ({ key, year: '2022-23', said: 'unsaid', isOverdue: false, followsFromAct: false, ...rest }) as PastPeriod;
const ROW = [period('a'), period('b'), period('of-an-act', { followsFromAct: true })];
const none: ReadonlySet<string> = new Set();

test('a row is chosen whole and given back whole; what follows from an act is never among it', () => {
  const all = toggled(none, ROW, true);
  expect([...all]).toEqual(['a', 'b']);
  expect(chosenOf(ROW, all)).toBe(true);
  expect(chosenOf(ROW, new Set(['b']))).toBe('some');
  expect(chosenOf(ROW, none)).toBe(false);
  expect(chosenOf([], all)).toBe(false);
  expect(toggled(all, ROW, false).size).toBe(0);
});

test('a cell names its states with their numbers, the worst first', () => {
  const periods = [
    period('1', { said: 'filed' }),
    period('2', { said: 'not-filed', isOverdue: true }),
    period('3', { isOverdue: true }),
    period('4'),
    period('5'),
  ];
  expect(statesOf(periods)).toEqual([
    { state: 'not-filed', count: 1 },
    { state: 'overdue', count: 1 },
    { state: 'unsaid', count: 2 },
    { state: 'filed', count: 1 },
  ]);
});

// A grid with a hole: the second row has nothing in its second column.
const PLACES = [
  { row: 0, column: 0 },
  { row: 0, column: 1 },
  { row: 0, column: 2 },
  { row: 1, column: 0 },
  { row: 1, column: 2 },
  { row: 2, column: 1 },
];
test.each([
  ['ArrowRight', [0, 0], [0, 1]],
  ['ArrowRight', [1, 0], [1, 2]],
  ['ArrowDown', [0, 1], [2, 1]],
  ['ArrowUp', [2, 1], [0, 1]],
  ['ArrowLeft', [1, 2], [1, 0]],
  ['ArrowLeft', [0, 0], undefined],
  ['ArrowDown', [2, 1], undefined],
  ['Home', [0, 2], [0, 0]],
  ['End', [1, 0], [1, 2]],
  ['x', [0, 0], undefined],
] as const)('%s from %j leads to %j', (key, [row, column], to) => {
  expect(placeAfter(key, { row, column }, PLACES)).toEqual(to && { row: to[0], column: to[1] });
});
