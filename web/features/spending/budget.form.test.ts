import * as v from 'valibot';
import { expect, test } from 'vitest';
import { budgetForm } from './budget.form';

const typed = { subcategory: 'Fuel', amount: '60000', fromMonth: '2026-10' };

test.each([
  ['60000', '60000'],
  ['₹ 1,20,000.50', '120000.50'],
  ['0', '0'],
])('%s is %s', (amount, sent) => {
  expect(v.parse(budgetForm, { ...typed, amount }).amount).toBe(sent);
});

test.each([
  [{ amount: '' }],
  [{ amount: '1.005' }],
  [{ amount: '-5' }],
  [{ amount: '6k' }],
  [{ subcategory: '' }],
  [{ fromMonth: '' }],
  [{ fromMonth: '2026-13' }],
  [{ fromMonth: 'Oct 2026' }],
])('%j is refused', (wrong) => {
  expect(v.safeParse(budgetForm, { ...typed, ...wrong }).success).toBe(false);
});
