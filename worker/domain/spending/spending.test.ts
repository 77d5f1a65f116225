import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReportDay } from '../report/reports-lines';
import { addDays, addMonths, isoDate } from '../shared/dates';
import { paise } from '../shared/money';
import { habitsOf, type Payment } from './spending';
import { budgetStandings } from './spending-budgets';
import { paymentsIn, spentByCategory, spentByMonth, spentInMonths } from './spending-lines';

const day = isoDate;
const UP_TO = day('2026-10-31');
const paid = (days: readonly string[], amount = 100): Payment[] =>
  days.map((text) => ({ day: day(text), payee: 'LANDLORD', categoryId: null, amount: paise(amount) }));

describe('a payee is paid', () => {
  test.each([
    [
      'every month on about the same day',
      ['2026-07-05', '2026-08-05', '2026-09-07', '2026-10-05'],
      'monthly',
      31,
      '2026-11-05',
    ],
    ['at the end of months', ['2026-01-31', '2026-02-28', '2026-03-31'], 'monthly', 28, null],
    [
      'monthly with a month missed',
      ['2026-05-05', '2026-06-05', '2026-07-05', '2026-09-05', '2026-10-05'],
      'monthly',
      30,
      '2026-11-05',
    ],
    ['every week', ['2026-10-02', '2026-10-09', '2026-10-16', '2026-10-24'], 'recurring', 7, '2026-10-31'],
    ['every quarter', ['2026-01-10', '2026-04-10', '2026-07-11', '2026-10-10'], 'recurring', 91, '2027-01-09'],
    ['as it comes', ['2026-07-01', '2026-07-09', '2026-09-20', '2026-10-30'], 'variable', 40, null],
    ['twice only', ['2026-09-05', '2026-10-05'], 'variable', 30, null],
    ['nearly every day', ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'], 'variable', 1, null],
    ['once', ['2026-10-05'], 'variable', null, null],
    ['three times on one day', ['2026-10-05', '2026-10-05', '2026-10-05'], 'variable', null, null],
  ] as const)('%s', (_name, days, kind, every, nextOn) => {
    const [habit] = habitsOf(paid(days), UP_TO);
    expect(habit).toMatchObject({ kind, every, nextOn, count: days.length, lastOn: days.at(-1) });
  });

  test('the amount is the middle one, the spread from least to most', () => {
    const payments = [10_000, 12_000, 9_000].flatMap((amount, at) => paid([`2026-0${at + 7}-05`], amount));
    expect(habitsOf(payments, UP_TO)[0]).toMatchObject({ amount: 10_000, spread: 30, total: 31_000 });
  });

  test('of two categories has two habits, the larger first', () => {
    const deposit = { ...paid(['2026-07-01'], 900)[0], categoryId: 'security-deposit' } as Payment;
    expect(habitsOf([...paid(['2026-07-05']), deposit], UP_TO).map(({ categoryId }) => categoryId)).toEqual([
      'security-deposit',
      null,
    ]);
  });
});

test('a payment on nearly the same day of each month is monthly, whatever its amount', () => {
  const jitter = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 13 });
  fc.assert(
    fc.property(jitter, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 1e9 }), (days, first, amount) => {
      const start = day(`2025-09-0${first}`);
      const payments = days.flatMap((late, at) => paid([addDays(addMonths(start, at), late)], amount));
      expect(habitsOf(payments, UP_TO)[0]).toMatchObject({ kind: 'monthly', spread: 0, count: days.length });
    }),
    {
      examples: [
        [[3, 0, 3, 0], 1, 1],
        [[0, 0, 3, 0, 3, 0], 1, 1],
      ],
    },
  );
});

const payment = fc.record({
  day: fc.integer({ min: 0, max: 380 }).map((at) => addDays(day('2025-10-01'), at)),
  payee: fc.constantFrom('A', 'B', 'C'),
  categoryId: fc.constantFrom(null, 'office-rent'),
  amount: fc.integer({ min: 1, max: 1e10 }).map(paise),
});

test('habits account for every payment once, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(payment), fc.nat(), (payments, turn) => {
      const habits = habitsOf(payments, UP_TO);
      const at = payments.length === 0 ? 0 : turn % payments.length;
      const turned = [...payments.slice(at), ...payments.slice(0, at)];
      expect(habitsOf(turned.toReversed(), UP_TO)).toEqual(habits);
      expect(habits.reduce((sum, { total }) => sum + total, 0)).toBe(
        payments.reduce((sum, { amount }) => sum + amount, 0),
      );
      expect(habits.reduce((sum, { count }) => sum + count, 0)).toBe(payments.length);
      for (const { kind, nextOn, lastOn } of habits)
        if (nextOn) expect([kind !== 'variable', nextOn > lastOn]).toEqual([true, true]);
    }),
  );
});

const LINES: ReportDay[] = [
  {
    day: day('2026-09-05'),
    lines: [
      ['expense', 'office-rent', -60, 'SUNRISE'],
      ['expense', 'office-rent', 5, 'SUNRISE'],
    ],
  },
  {
    day: day('2026-10-05'),
    lines: [
      ['expense', 'office-rent', -70, 'SUNRISE'],
      [null, null, -9, 'ZEPTO'],
    ],
  },
  {
    day: day('2026-10-07'),
    lines: [
      ['tax_payment', 'tds-deposited', -6, 'TDS'],
      ['transfer', 'own-account-transfer', -50, 'SELF'],
    ],
  },
  {
    day: day('2026-10-08'),
    lines: [
      ['transfer', 'loan-emi', -20, 'BANK'],
      ['expense', null, -1, null],
    ],
  },
];

test('spent are expenses less what came back and what has no category, not tax and transfers', () => {
  expect(
    spentByCategory(LINES, day('2026-10-01'), UP_TO).map(({ categoryId, kind, amount }) => [categoryId, kind, amount]),
  ).toEqual([
    ['office-rent', 'expense', 70],
    [null, null, 9],
    [null, 'expense', 1],
  ]);
  expect(spentByMonth(LINES, ['2026-08', '2026-09', '2026-10']).map(({ amount }) => amount)).toEqual([0, 55, 80]);
  expect(paymentsIn(LINES).map(({ payee, amount }) => [payee, amount])).toEqual([
    ['SUNRISE', 60],
    ['SUNRISE', 70],
    ['ZEPTO', 9],
    ['BANK', 20],
  ]);
});

test('of several budgets the latest that has begun holds, month by month', () => {
  const budget = (id: string, fromMonth: string, amount: number) => ({
    id,
    categoryId: 'office-rent',
    amount: paise(amount),
    fromMonth: day(fromMonth),
  });
  const budgets = [
    budget('late', '2026-10-01', 80),
    budget('first', '2026-04-01', 50),
    budget('never', '2027-01-01', 9),
  ];
  const spent = spentInMonths(LINES);
  expect(budgetStandings(budgets, ['2026-09', '2026-10'], spent)).toMatchObject([
    { id: 'late', budgeted: 130, spent: 125, left: 5 },
  ]);
  expect(budgetStandings(budgets, ['2026-03'], spent)).toEqual([]);
  expect(budgetStandings(budgets, ['2026-09'], [])).toMatchObject([{ id: 'first', budgeted: 50, spent: 0, left: 50 }]);
});

test('a budget counts only the months in which it holds', () => {
  const budget = { id: 'b', categoryId: 'office-rent', amount: paise(80), fromMonth: day('2026-10-01') };
  const months = ['2026-08', '2026-09', '2026-10'];
  expect(budgetStandings([budget], months, spentInMonths(LINES))).toEqual([
    { ...budget, budgeted: 80, spent: 70, left: 10 },
  ]);
  const both = [budget, { ...budget, id: 'a', categoryId: 'office-rent', fromMonth: day('2026-09-01') }];
  expect(budgetStandings(both, months, spentInMonths(LINES))).toMatchObject([{ id: 'b', budgeted: 160, spent: 125 }]);
});

test('what only came back stands below nought', () => {
  const back: ReportDay[] = [{ day: day('2026-10-05'), lines: [['expense', 'fuel', 40]] }];
  expect(spentByCategory(back, day('2026-10-01'), UP_TO)).toEqual([
    { categoryId: 'fuel', kind: 'expense', amount: -40, count: 0 },
  ]);
});
