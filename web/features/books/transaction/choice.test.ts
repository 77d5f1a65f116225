import { expect, test } from 'vitest';
import { chosenAmong, firstChoosable, idsBetween, withIds } from './choice';

const ROWS = [
  { id: 'a', isSplit: false },
  { id: 'b', isSplit: false },
  { id: 'split', isSplit: true },
  { id: 'c', isSplit: false },
  { id: 'd', isSplit: false },
];

test('what is not in the list any more is not chosen, nor what was split since', () => {
  expect([...chosenAmong(ROWS, new Set(['b', 'gone', 'split', 'd']))]).toEqual(['b', 'd']);
});

test('of a long list as many are chosen as may be at once', () => {
  expect(firstChoosable(ROWS, 3)).toEqual(['a', 'b', 'c']);
  expect(firstChoosable(ROWS, 9)).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['a', 'c', ['a', 'b', 'c']],
  ['d', 'b', ['b', 'c', 'd']],
  ['b', 'b', ['b']],
  [undefined, 'c', ['c']],
  ['gone', 'c', ['c']],
  ['a', 'gone', []],
])('from %s to %s are %j', (from, to, ids) => {
  expect(idsBetween(ROWS, from, to)).toEqual(ids);
});

test('rows are added to what is chosen, or taken from it', () => {
  expect([...withIds(new Set(['a']), ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...withIds(new Set(['a', 'b']), ['b', 'c'], false)]).toEqual(['a']);
});
