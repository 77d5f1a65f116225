import { expect, test } from 'vitest';
import { EMPTY_RULE, faultsOf, movedOrder, ruleOf, typedRule, wholeChange } from './rule.form';

const rent = {
  id: 'rent',
  name: 'Office or shop rent',
  parentId: 'premises',
  isDefault: true,
  kind: 'expense' as const,
  gstRate: '18',
  tdsSection: null,
  tdsRate: '0',
};
const own = { ...rent, id: 'own', name: 'Robot parts', kind: null };
const typed = { ...EMPTY_RULE, contains: ' SUNRISE ', categoryId: 'rent' };

test('a rule is sent with the conditions that are set, and no others', () => {
  expect(ruleOf(typed, [rent])).toEqual({ contains: 'SUNRISE', category: 'expense', subcategory: rent.name });
  const narrow = { ...typed, side: 'debit' as const, amountFrom: '1,000', amountTo: '₹2,000.50', account: 'a1' };
  expect(ruleOf(narrow, [rent])).toMatchObject({
    side: 'debit',
    amountFrom: '1000',
    amountTo: '2000.50',
    bankAccountId: 'a1',
  });
});

const RULE = {
  ...{ id: 'r', rule: 'rule-r', place: 1, contains: 'SUNRISE', side: 'debit' as const },
  ...{ amountFrom: '1000.00', amountTo: null, bankAccountId: null, category: 'expense' as const },
  ...{ categoryId: rent.id, subcategory: rent.name, createdBy: 'Asha Rao', createdAt: '2026-11-20T06:30:00.000Z' },
};

test('a rule that is typed again says what it said; what it does not ask for any more is taken away', () => {
  const again = ruleOf(typedRule(RULE, [rent]), [rent]);
  expect(again && wholeChange(again)).toEqual({
    ...{ contains: 'SUNRISE', side: 'debit', amountFrom: '1000.00', amountTo: null, bankAccountId: null },
    ...{ category: 'expense', subcategory: rent.name },
  });
  expect(typedRule({ ...RULE, categoryId: 'gone', subcategory: 'Gone' }, [rent]).categoryId).toBe('');
});

test('a category of one’s own counts as what its side is', () => {
  const credit = { ...typed, side: 'credit' as const, categoryId: 'own' };
  expect(ruleOf(credit, [own])?.category).toBe('income');
});

test('what is wrong is said by field, and nothing is sent', () => {
  expect(faultsOf({ ...EMPTY_RULE, contains: 'X', amountTo: 'ten' })).toEqual({
    contains: 'At least two characters',
    amountFrom: undefined,
    amountTo: 'Rupees, such as 1,200.50',
    category: 'Choose a category',
  });
  expect(ruleOf({ ...typed, contains: 'X' }, [rent])).toBeUndefined();
});

test.each([
  ['1,000', '999.99', true],
  ['1,000', '₹1,000.00', false],
  ['900', '1,000', false],
  ['1000', '', false],
  ['', '5', false],
  ['ten', '5', false],
])('amounts from %s to %s are the wrong way about: %s', (amountFrom, amountTo, isReversed) => {
  const fault = faultsOf({ ...typed, amountFrom, amountTo }).amountTo;
  expect(fault?.startsWith('The highest amount is below the lowest') ?? false).toBe(isReversed);
});

test.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
] as const)('%s moved by %i', (id, by, order) => {
  expect(movedOrder(['a', 'b', 'c'], id, by)).toEqual(order);
});
