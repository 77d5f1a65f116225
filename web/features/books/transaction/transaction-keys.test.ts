import { expect, test } from 'vitest';
import { movedBy } from './transaction-keys';

test.each([
  ['next', 0, 3, 1],
  ['next', 2, 3, 2],
  ['previous', 2, 3, 1],
  ['previous', 0, 3, 0],
  ['first', 2, 3, 0],
  ['last', 0, 3, 2],
  ['next', 0, 0, 0],
] as const)('%s from row %i of %i rows is row %i', (act, active, count, place) => {
  expect(movedBy(act, active, count)).toBe(place);
});

test('what is no move stays where it is', () => {
  expect(movedBy('select', 1, 3)).toBeUndefined();
});
