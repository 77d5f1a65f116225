import { expect, test } from 'vitest';
import { linesBehind } from './report.links';

test.each([
  ['categories', 'Expenses', 'Fuel', { category: 'Fuel' }],
  ['categories', 'Not yet categorised', 'Money out', { category: 'uncategorized' }],
  ['categories', 'Expenses', 'Expense', undefined],
  ['categories', 'Expenses', '12 others', undefined],
  ['profit-and-loss', 'Expenses', 'Conveyance', undefined],
  ['payees', 'Paid to', 'ZEPTO', undefined],
] as const)('of %s, %s: %s', (report, head, label, filter) => {
  expect(linesBehind(report, head, label)).toEqual(filter);
});
