import { expect, test } from 'vitest';
import { linesBehind } from './report.links';

test.each([
  ['categories', 'Expenses', 'Fuel', { category: 'Fuel' }],
  ['categories', 'Not yet categorised', 'Money in', { category: 'uncategorized', side: 'credit' }],
  ['categories', 'Not yet categorised', 'Money out', { category: 'uncategorized', side: 'debit' }],
  ['cash-flow', 'Not yet categorised', 'Money out', undefined],
  ['categories', 'Expenses', 'Expense', undefined],
  ['categories', 'Expenses', '12 others', undefined],
  ['profit-and-loss', 'Expenses', 'Conveyance', undefined],
  ['payees', 'Paid to', 'ZEPTO', { payee: 'ZEPTO', side: 'debit' }],
  ['payees', 'Received from', 'LARK LABS', { payee: 'LARK LABS', side: 'credit' }],
  ['payees', 'Paid to', 'Without a name in the narration', undefined],
  ['payees', 'Paid to', '12 others', undefined],
  ['payees', 'Paid to', '1,00,000 others', undefined],
] as const)('of %s, %s: %s', (report, head, label, filter) => {
  expect(linesBehind(report, head, label)).toEqual(filter);
});
