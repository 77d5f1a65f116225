import { expect, test } from 'vitest';
import type { BankTransaction } from '../books.queries';
import { isSplitRow, keyOf, transactionOf, withSplitRow } from './split-rows';

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
  expect(list.map((row) => transactionOf(row).id)).toEqual(['row 0', 'row 1', 'row 1', 'row 2']);
  expect(list.findIndex(isSplitRow)).toBe(2);
});

test('nothing is copied while nothing is open', () => {
  const list = rows(3);
  expect(withSplitRow(list, undefined)).toBe(list);
});
