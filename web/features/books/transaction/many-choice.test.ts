import { expect, test } from 'vitest';
import { CALL_TAKES, piecesOf, replacedPeople } from './many-choice';

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
