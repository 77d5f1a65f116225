import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { say } from '../../shared/message';
import { paise } from '../../shared/money';
import { categorise } from './categorise';
import { ruleHolds, type UserRule } from './memory';

const rule: UserRule = {
  id: '1',
  contains: 'chai point',
  side: 'debit',
  amountFrom: paise(10_000),
  amountTo: paise(20_000),
  bankAccountId: 'a',
  category: 'expense',
  categoryId: 'pantry',
};
const line = {
  description: 'UPI/CHAI  POINT/BLR',
  side: 'debit',
  amount: paise(15_000),
  bankAccountId: 'a',
  date: isoDate('2026-10-05'),
} as const;

describe('a rule holds', () => {
  test('when all it asks is so', () => expect(ruleHolds(rule, line)).toBe(true));
  test.each([
    [{ ...line, side: 'credit' as const }, false],
    [{ ...line, bankAccountId: 'b' }, false],
    [{ ...line, amount: paise(9_999) }, false],
    [{ ...line, amount: paise(10_000) }, true],
    [{ ...line, amount: paise(20_000) }, true],
    [{ ...line, amount: paise(20_001) }, false],
    [{ ...line, description: 'UPI/CHAIPOINT' }, false],
  ])('%j: %s', (other, wanted) => expect(ruleHolds(rule, other)).toBe(wanted));
  test('for everything that contains its words when it asks no more', () => {
    const open = { ...rule, side: null, amountFrom: null, amountTo: null, bankAccountId: null };
    expect(ruleHolds(open, { ...line, side: 'credit', amount: paise(1), bankAccountId: 'z' })).toBe(true);
  });
});

describe('among the rules', () => {
  const of = (description: string, rules: UserRule[], choice?: string) => {
    const choices = choice ? new Map([['ZOMATO', { category: 'expense', categoryId: choice } as const]]) : new Map();
    return categorise({ ...line, description }, choices, { rules });
  };
  const zomato = { ...rule, contains: 'zomato', categoryId: 'Client gifts' };

  test('an own rule comes before the sellers that are known by name, and says whose it is', () => {
    expect(of('UPI/ZOMATO', [])?.rule).toMatch(/^vendor-/);
    expect(of('UPI/ZOMATO', [zomato])).toMatchObject({
      categoryId: 'Client gifts',
      rule: 'rule-1',
      ruleVersion: 1,
      why: say('categorise.reason.own-rule', { contains: 'zomato' }),
    });
  });
  test('the first in the company’s order decides', () => {
    const second = { ...zomato, id: '2', categoryId: 'pantry' };
    expect(of('UPI/ZOMATO', [second, zomato])?.rule).toBe('rule-2');
  });
  test('it comes after what was chosen for the payee, and after what banks always mean', () => {
    expect(of('UPI/ZOMATO', [zomato], 'pantry')?.rule).toBe('payee-choice');
    expect(of('TDS PAYMENT CHALLAN 0510308', [{ ...zomato, contains: 'TDS' }])?.rule).toBe('statutory-tds');
  });
});
