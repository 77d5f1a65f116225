import { expect, test } from 'vitest';
import { cashOf, cashSteps } from './cash-steps';

const account = (accountName: string, proved: { on: string; balance: string } | null, isActive = true) => ({
  ...{ bankAccountId: accountName, accountName, proved, isActive },
});

test('cash is the sum of the proved balances of the accounts in use, as of the day all of them are proved to', () => {
  const cash = cashOf([
    account('HDFC', { on: '2026-11-19', balance: '2415918.00' }),
    account('ICICI', { on: '2026-10-31', balance: '-25000.50' }),
    account('Axis', null),
    account('Closed', { on: '2026-11-20', balance: '1.00' }, false),
  ]);
  expect(cash).toMatchObject({ total: 239_091_750, provedTo: '2026-10-31', unknown: ['Axis'] });
  const steps = cash && cashSteps(cash).steps;
  expect(steps?.map(({ quantity }) => quantity.value)).toEqual([
    241_591_800,
    -2_500_050,
    'No balance known',
    239_091_750,
  ]);
  expect(steps?.at(-1)?.summary).toBe('₹24,15,918 + -₹25,000.50 = ₹23,90,917.50');
});

test('where no balance is known nothing is said, not nought', () => {
  expect(cashOf([])).toBeUndefined();
  expect(
    cashOf([account('Axis', null), account('Closed', { on: '2026-11-20', balance: '1.00' }, false)]),
  ).toBeUndefined();
});
