import { expect, test } from 'vitest';
import { CALL_TAKES, chosenAmong, firstChoosable, idsBetween, piecesOf, replacedPeople, withIds } from './selection';

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

const row = (id: string, transactionType: 'credit' | 'debit') => ({ id, transactionType });

test('a category without a kind of its own counts as what the side of a row is', () => {
  const rows = [row('a', 'debit'), row('b', 'credit'), row('c', 'debit')];
  expect(piecesOf(rows, { kind: null, name: 'Robot parts' })).toEqual([
    { ids: ['a', 'c'], category: 'expense', subcategory: 'Robot parts' },
    { ids: ['b'], category: 'income', subcategory: 'Robot parts' },
  ]);
});

test.each([
  [CALL_TAKES, [CALL_TAKES]],
  [CALL_TAKES + 1, [CALL_TAKES, 1]],
  [2 * CALL_TAKES, [CALL_TAKES, CALL_TAKES]],
])('%i rows go in calls of %j, each of them once', (count, sizes) => {
  const rows = Array.from({ length: count }, (_, at) => row(`${at}`, 'debit'));
  const pieces = piecesOf(rows, { kind: 'transfer', name: 'Own account transfer' });
  expect(pieces.map(({ ids }) => ids.length)).toEqual(sizes);
  expect(pieces.flatMap(({ ids }) => ids)).toEqual(rows.map(({ id }) => id));
});

test('what a person has chosen differently is replaced, and counted', () => {
  const said = [
    { categoryRule: 'person', subcategory: 'Legal' },
    { categoryRule: 'person', subcategory: 'Robot parts' },
    { categoryRule: 'vendor-zepto', subcategory: 'Legal' },
    { categoryRule: null, subcategory: null },
  ];
  expect(replacedPeople(said, { kind: null, name: 'Robot parts' })).toBe(1);
});
