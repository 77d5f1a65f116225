import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { paise } from '../shared/money';
import { knownLines } from './known-lines';
import { type KeyedFacts, lineKeys } from './line-keys';

const line = (rest: Partial<KeyedFacts>): KeyedFacts => ({
  date: isoDate('2026-10-05'),
  description: 'NEFT DR-SUNRISE PROPERTIES-RENT OCT',
  side: 'debit',
  amount: paise(6_000_000),
  balance: paise(15_710_000),
  reference: 'N276220123456',
  ...rest,
});
const known = (lines: KeyedFacts[], stored: KeyedFacts[]) => knownLines(lineKeys(lines), new Set(lineKeys(stored)));

describe('the same line from another format of the bank', () => {
  test('is known with its reference or without', () => {
    expect(known([line({ reference: null })], [line({})])).toEqual([true]);
    expect(known([line({})], [line({ reference: null, description: 'RENT' })])).toEqual([true]);
  });
  test('is known where its narration was cut, and not by a few letters', () => {
    const cut = line({ reference: null, description: 'NEFT DR-SUNRISE PROP' });
    expect(known([cut], [line({ reference: null })])).toEqual([true]);
    expect(known([line({ reference: null, description: 'NEFT' })], [line({ reference: null })])).toEqual([false]);
  });
  test('is new where day, amount, balance or reference differ, or where no balance is printed', () => {
    expect(known([line({ reference: 'N999' })], [line({})])).toEqual([false]);
    expect(known([line({ reference: null, balance: paise(1) })], [line({})])).toEqual([false]);
    expect(known([line({ reference: null, amount: paise(1) })], [line({})])).toEqual([false]);
    expect(known([line({ reference: null, balance: null })], [line({ balance: null })])).toEqual([false]);
  });
  test('stands for one line only', () => {
    const twice = [line({ reference: null }), line({ reference: null, description: 'A RETURN OF IT' })];
    expect(known(twice, [line({})])).toEqual([true, false]);
  });
});

const rows = fc.array(
  fc.record({
    description: fc.constantFrom('UPI/628812345678/ZEPTO/PANTRY', 'RENT OF THE OFFICE', 'NEFT DR-LARK LABS'),
    amount: fc.constantFrom(100, 250, 900).map(paise),
    side: fc.constantFrom('credit' as const, 'debit' as const),
  }),
  { minLength: 1, maxLength: 12 },
);

test('a statement in one format after the same in another adds nothing, whichever came first', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), (given, isFirstWithout) => {
      let balance = 100_000;
      const whole = given.map(({ description, amount, side }, at) => {
        balance += side === 'credit' ? amount : -amount;
        return line({ description, amount, side, balance: paise(balance), reference: `REF${at + 1}` });
      });
      const bare = whole.map((one) => ({ ...one, reference: null }));
      const [first, second] = isFirstWithout ? [bare, whole] : [whole, bare];
      expect(known(second, first)).toEqual(second.map(() => true));
    }),
  );
});
