import { expect, test } from 'vitest';
import type { BankTransaction } from '../books.queries';
import { isSplitRow, joinedEnds, keyOf, transactionOf, withSplitRow } from './list-rows';

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `row ${at}` }) as BankTransaction);

test.each([
  ['row 0', ['row 0', 'split row 0', 'row 1', 'row 2']],
  ['row 2', ['row 0', 'row 1', 'row 2', 'split row 2']],
  ['row 9', ['row 0', 'row 1', 'row 2']],
  [undefined, ['row 0', 'row 1', 'row 2']],
])('with %s open the list is %j', (open, keys) => {
  expect(withSplitRow(rows(3), open).map(keyOf)).toEqual(keys);
});

test('the place to split belongs to the transaction above it', () => {
  const list = withSplitRow(rows(3), 'row 1');
  expect(list.map((row) => transactionOf(row)?.id)).toEqual(['row 0', 'row 1', 'row 1', 'row 2']);
  expect(list.findIndex(isSplitRow)).toBe(2);
});

test('nothing is copied while nothing is open', () => {
  const list = rows(3);
  expect(withSplitRow(list, undefined)).toBe(list);
});

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test.each([
  [3, 2, 10, ['row 0', 'row 1', 'row 2', 'gap', 'row 8', 'row 9'], 5],
  [8, 2, 10, ['row 0', 'row 1', 'row 2', 'row 3', 'row 4', 'row 5', 'row 6', 'row 7', 'gap', 'row 8', 'row 9'], 1],
  [9, 2, 10, rows(10).map(keyOf), undefined],
  [10, 2, 10, rows(10).map(keyOf), undefined],
  [4, 10, 10, rows(10).map(keyOf), undefined],
])('%i rows of the beginning and %i of the end of %i are joined', (head, tail, total, keys, missing) => {
  const all = rows(total);
  const ends = { head: all.slice(0, head), tail: all.slice(total - tail).toReversed(), total, usualRow: 36 };
  const joined = joinedEnds(ends);
  expect(joined.rows.map(keyOf)).toEqual(keys);
  expect(joined.rows.find((row) => 'missing' in row)).toEqual(missing && { missing, height: missing * 36 });
  expect(ids(joined.known)).toEqual(keys.filter((key) => key !== 'gap'));
});

test('what was added since the count is still asked for', () => {
  const all = rows(6);
  const joined = joinedEnds({ head: all.slice(0, 2), tail: all.slice(4).toReversed(), total: 4, usualRow: 36 });
  expect(joined.rows[2]).toEqual({ missing: 1, height: 36 });
});
