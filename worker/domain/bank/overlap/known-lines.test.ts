import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import { knownLines } from './known-lines';
import { type Held, type KeyedFacts, lineKeys } from './line-keys';

const line = (rest: Partial<KeyedFacts>): KeyedFacts => ({
  date: isoDate('2026-10-05'),
  description: 'NEFT DR-SUNRISE PROPERTIES-RENT OCT',
  side: 'debit',
  amount: paise(6_000_000),
  balance: paise(15_710_000),
  reference: 'N276220123456',
  ...rest,
});
const heldIn = (stored: readonly KeyedFacts[]): Held => {
  const keys = lineKeys(stored);
  return { keys: new Set(keys), narrations: new Map(keys.map((key, at) => [key, stored[at]?.description ?? ''])) };
};
const knowledge = (lines: KeyedFacts[], stored: KeyedFacts[]) => knownLines(lines, lineKeys(lines), heldIn(stored));
const known = (lines: KeyedFacts[], stored: KeyedFacts[]) => knowledge(lines, stored).map((one) => one !== 'new');

describe('the same line from another format of the bank', () => {
  test('is known with its reference or without', () => {
    expect(known([line({ reference: null })], [line({})])).toEqual([true]);
    expect(known([line({})], [line({ reference: null, description: 'RENT' })])).toEqual([true]);
  });
  test('is known where its narration was cut', () => {
    const cut = line({ reference: null, description: 'NEFT DR-SUNRISE PROP' });
    expect(knowledge([cut], [line({ reference: null })])).toEqual(['known']);
  });
  test('is known by its balance alone in other words, which is told apart', () => {
    const worded = line({ reference: null, description: 'RENT PAID' });
    expect(knowledge([worded], [line({ reference: null })])).toEqual(['by-balance']);
  });
  test('is new where day, amount, balance or reference differ', () => {
    expect(known([line({ reference: 'N999' })], [line({})])).toEqual([false]);
    expect(known([line({ reference: null, balance: paise(1) })], [line({})])).toEqual([false]);
    expect(known([line({ reference: null, amount: paise(1) })], [line({})])).toEqual([false]);
    expect(known([line({ date: isoDate('2026-10-06') })], [line({})])).toEqual([false]);
  });
  test('stands for one line only', () => {
    const twice = [line({ reference: null }), line({ reference: null, description: 'A RETURN OF IT' })];
    expect(known(twice, [line({})])).toEqual([true, false]);
  });
});

const bare = { balance: null, reference: null };
test.each<[string, Partial<KeyedFacts>, Partial<KeyedFacts>, boolean]>([
  ['one prints the balance', { reference: null }, bare, true],
  ['one prints the balance, both the reference', {}, { balance: null, description: 'RENT' }, true],
  ['one prints the balance and the reference', {}, bare, true],
  ['one prints the balance, the other the reference', { reference: null }, { balance: null }, true],
  ['one prints the balance and the reference, and cuts the narration', { description: 'NEFT DR-SUNRISE' }, bare, true],
  ['one prints the reference', { balance: null }, bare, true],
  ['the references differ', {}, { balance: null, reference: 'N999' }, false],
  ['the narrations differ', { reference: null }, { ...bare, description: 'RENT PAID' }, false],
  ['the narration is cut to a few letters', { reference: null }, { ...bare, description: 'NEFT' }, false],
  ['the amounts differ', {}, { ...bare, amount: paise(1) }, false],
  ['the sides differ', {}, { ...bare, side: 'credit' }, false],
])('where no balance is compared and %s, a line is known as it should be', (_name, one, other, expected) => {
  expect(known([line(one)], [line(other)])).toEqual([expected]);
  expect(known([line(other)], [line(one)])).toEqual([expected]);
});

test('equal lines without balances are known by their number', () => {
  const tea = (balance: number | null) =>
    line({ description: 'UPI/TEA', reference: null, balance: balance === null ? null : paise(balance) });
  const [three, two] = [
    [tea(null), tea(null), tea(null)],
    [tea(900), tea(800)],
  ];
  expect(known(three, two)).toEqual([true, true, false]);
  expect(known(two, three)).toEqual([true, true]);
});

describe('a payment, its return and the payment again', () => {
  const pay = line({ description: 'UPI/TEA STALL', reference: null, amount: paise(100), balance: paise(900) });
  const back: KeyedFacts = { ...pay, description: 'RETURN', side: 'credit', balance: paise(1000) };
  const again = { ...pay, description: 'COFFEE HOUSE' };
  const next = { ...pay, description: 'RENT OF THE OFFICE', balance: paise(800) };

  test.each([
    ['after the payment', [pay], [back, again, next], [false, false, false]],
    ['after the return', [pay, back], [again, next], [false, false]],
    ['before the last payment, which came first', [again, next], [pay, back], [false, false]],
    ['nowhere', [pay, back, again, next], [back, again, next], [true, true, true]],
  ])('are three lines where the statement is cut %s', (_name, stored, file, expected) => {
    expect(known(file, stored)).toEqual(expected);
  });
  test('are known in other words where the file is in other words elsewhere', () => {
    const dayBefore = { ...pay, date: isoDate('2026-10-04'), balance: paise(1000) };
    const whole = [dayBefore, pay, back, again, next];
    const worded = whole.map((one, at) => ({ ...one, description: `PAYMENT NO ${at}` }));
    expect(knowledge(worded, whole)).toEqual(worded.map(() => 'by-balance'));
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
