import { expect, test } from 'vitest';
import type { BankTransaction } from './bank.queries';
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

test('nothing is copied while nothing is open, and little of a frame goes into 200,000 rows', () => {
  const many = rows(200_000);
  expect(withSplitRow(many, undefined)).toBe(many);
  const start = performance.now();
  for (let turn = 0; turn < 10; turn++) withSplitRow(many, 'row 199999');
  expect((performance.now() - start) / 10).toBeLessThan(16);
});
