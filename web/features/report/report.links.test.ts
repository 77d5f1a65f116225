import { expect, test } from 'vitest';
import { hasOpenLines, linesBehind } from './report.links';

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

test.each([
  [[], false],
  [['Transfers, capital, loans and assets'], false],
  [['Tax payments', 'Not yet categorised'], true],
])('%j is left out: lines without a category among it, %s', (labels, isOpen) => {
  expect(hasOpenLines({ leftOut: labels.map((label) => ({ label })) })).toBe(isOpen);
});
