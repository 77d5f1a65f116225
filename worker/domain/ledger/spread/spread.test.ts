import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { addDays, isoDate } from '../../shared/dates';
import { formatRupees, paise, parseRupees } from '../../shared/money';
import { differenceOf } from '../model';
import { balanceOf, type Spread, spreadEntries, spreadFaults, spreadMonths, usedBy, waitingAfter } from './spread';

const day = isoDate;
const spread = (amount: string, from: string, to: string, rest: Partial<Spread> = {}): Spread => ({
  ...{ kind: 'prepaid', amount: parseRupees(amount), from: day(from), to: day(to), by: 'months', account: '5524' },
  ...rest,
});
const YEAR = spread('24000', '2026-01-01', '2026-12-31');

test('insurance of a calendar year waits for nine of its twelve months on 31 March', () => {
  const waiting = waitingAfter(YEAR, day('2026-03-31'));
  expect(formatRupees(waiting.value)).toBe('18000.00');
  expect(inEnglish(waiting).steps.at(-1)?.summary).toBe('₹24,000.00 × 9 ÷ 12 months = ₹18,000.00');
  expect(spreadEntries(YEAR, waiting.value, paise(0)).map(({ account, amount }) => [account, amount])).toEqual([
    ['1603', 1_800_000],
    ['5524', -1_800_000],
  ]);
});

test.each([
  ['by days, with 29 February', spread('36600', '2024-01-01', '2024-12-31', { by: 'days' }), '2024-02-29', '6000.00'],
  ['before it begins', YEAR, '2025-12-31', '0.00'],
  ['on its first day a whole month', YEAR, '2026-01-01', '2000.00'],
  ['on its first day one day', { ...YEAR, by: 'days' as const }, '2026-01-01', '65.75'],
  ['on its last day', YEAR, '2026-12-31', '24000.00'],
  ['long after', YEAR, '2030-01-01', '24000.00'],
  ['whole months that begin in the midst of one', spread('1200', '2026-01-10', '2027-01-09'), '2026-02-09', '100.00'],
  ['a month more the day after', spread('1200', '2026-01-10', '2027-01-09'), '2026-02-10', '200.00'],
  ['months that are none by calendar', spread('300', '2026-01-10', '2026-03-20'), '2026-01-31', '100.00'],
])('%s', (_name, one, on, used) => {
  expect(formatRupees(usedBy(one, day(on)))).toBe(used);
});

test('an accrual grows with its time and is a debt, income received early falls', () => {
  const accrual = { ...YEAR, kind: 'accrual' as const };
  expect(balanceOf(accrual, day('2026-03-31'))).toBe(600_000);
  expect(spreadEntries(accrual, paise(600_000), paise(0))[0]).toEqual({ account: '2723', amount: -600_000 });
  const early = { ...YEAR, kind: 'deferred-income' as const, account: '4101' };
  expect(spreadEntries(early, balanceOf(early, day('2026-03-31')), paise(2_400_000))).toEqual([
    { account: '2726', amount: 600_000 },
    { account: '4101', amount: -600_000 },
  ]);
  expect(spreadEntries(early, paise(5), paise(5))).toEqual([]);
});

test('what is nothing, ends before it begins or lasts for ever is refused', () => {
  const fieldsOf = (one: Spread) => spreadFaults(one).map(({ field }) => field);
  expect(fieldsOf(YEAR)).toEqual([]);
  expect(fieldsOf(spread('0', '2026-01-02', '2026-01-01'))).toEqual(['amount', 'to']);
  expect(fieldsOf(spread('1', '2026-01-01', '2046-01-01'))).toEqual(['to']);
});

test('property: months add up to the amount, none is below nil, and each voucher balances', () => {
  const anySpread = fc
    .record({
      amount: fc.integer({ min: 1, max: 1e12 }),
      start: fc.integer({ min: 0, max: 1500 }),
      length: fc.integer({ min: 0, max: 800 }),
      by: fc.constantFrom('days' as const, 'months' as const),
    })
    .map(({ amount, start, length, by }) => {
      const from = addDays(day('2023-01-01'), start);
      return spread(formatRupees(paise(amount)), from, addDays(from, length), { by });
    });
  fc.assert(
    fc.property(anySpread, fc.integer({ min: -10, max: 900 }), (one, later) => {
      const months = spreadMonths(one);
      expect(months.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.amount);
      expect(months.every(({ amount }) => amount >= 0)).toBe(true);
      const on = addDays(one.from, later);
      expect(usedBy(one, on) + waitingAfter(one, on).value).toBe(one.amount);
      expect(differenceOf(spreadEntries(one, balanceOf(one, on), paise(7)))).toBe(0);
    }),
  );
});
