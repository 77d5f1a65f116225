import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { isoDate } from '../shared/dates';
import { paise } from '../shared/money';
import { reachedOn, reportStatus as statusSaid, wholeUntil } from './reports-status';
import type { AccountStanding } from './reports-whole';

const reportStatus = (...facts: Parameters<typeof statusSaid>) => inEnglish(statusSaid(...facts));

const day = isoDate;
const october = { from: day('2026-10-01'), to: day('2026-10-31') };
const days = (from: string, to: string, opening: number | null = null) => ({
  from: day(from),
  to: day(to),
  opening: opening === null ? null : paise(opening),
});
const account = (facts: Partial<AccountStanding>, name = 'Current'): AccountStanding => ({
  name,
  lastDay: null,
  covered: [],
  gaps: [],
  breaks: [],
  ...facts,
});
const status = (accounts: AccountStanding[], period = october) =>
  reportStatus('categories', period, { count: 9, uncategorised: 0, accounts });

describe('a report is', () => {
  test.each([
    [0, 0, null, 'pending', 'No bank statement'],
    [9, 0, '2026-10-30', 'pending', 'Data ends on 30 Oct 2026'],
    [0, 0, '2026-11-02', 'pending', 'no transactions'],
    [100, 11, '2026-10-31', 'pending', '11 of 100'],
    [100, 10, '2026-10-31', 'ready', ''],
  ] as const)('of %i lines, %i open, until %s: %s', (count, uncategorised, last, expected, why) => {
    const accounts = [account({ lastDay: last && day(last) })];
    const answer = reportStatus('categories', october, { count, uncategorised, accounts });
    expect(answer.status).toBe(expected);
    expect(answer.why).toContain(why);
  });

  test('ready by payee without any category', () => {
    const accounts = [account({ lastDay: october.to })];
    expect(reportStatus('payees', october, { count: 2, uncategorised: 2, accounts }).status).toBe('ready');
  });
});

describe('lines are missing', () => {
  test.each([
    ['2026-10-30', 'pending'],
    ['2026-10-31', 'ready'],
  ])('where one of two accounts ends on %s: %s', (last, expected) => {
    const accounts = [account({ lastDay: day('2026-11-20') }), account({ lastDay: day(last) }, 'Reserve')];
    expect(status(accounts).status).toBe(expected);
    expect([wholeUntil(accounts), reachedOn(accounts)]).toEqual([last, '2026-11-20']);
    if (expected === 'pending') expect(status(accounts).why).toMatch(/^Reserve: Data ends on 30 Oct 2026/);
  });

  test('an account that nothing was uploaded of asks for nothing', () => {
    expect(status([account({ lastDay: october.to }), account({}, 'New')]).status).toBe('ready');
  });

  test.each([
    ['2026-10-01', 500_00, 'ready'],
    ['2026-10-02', 500_00, 'pending'],
    ['2026-10-02', 0, 'ready'],
    ['2026-10-02', null, 'ready'],
  ])('where data begins on %s with %i in the account: %s', (from, opening, expected) => {
    const answer = status([account({ covered: [days(from, '2026-10-31', opening)] })]);
    expect(answer.status).toBe(expected);
    if (expected === 'pending') expect(answer.why).toContain('Data begins on 02 Oct 2026 with ₹500.00');
  });

  test.each([
    ['2026-09-20', '2026-09-30', 'ready'],
    ['2026-09-20', '2026-10-01', 'pending'],
    ['2026-10-31', '2026-11-02', 'pending'],
    ['2026-11-01', '2026-11-02', 'ready'],
  ])('where no statement covers %s to %s: %s', (from, to, expected) => {
    const covered = [days('2026-09-01', '2026-12-31')];
    expect(status([account({ covered, gaps: [days(from, to)] })]).status).toBe(expected);
  });

  test.each([
    ['2026-09-20', '2026-09-30', 'ready'],
    ['2026-09-30', '2026-10-01', 'pending'],
    ['2026-10-31', '2026-11-01', 'pending'],
    ['2026-11-01', '2026-11-01', 'ready'],
  ])('where a balance does not follow from %s to %s: %s', (after, date, expected) => {
    const broken = { after: day(after), date: day(date), expected: paise(500_00), found: paise(200_00) };
    const answer = status([account({ lastDay: day('2026-12-31'), breaks: [broken] })]);
    expect(answer.status).toBe(expected);
    if (expected === 'pending') expect(answer.why).toContain('the balance should be ₹500.00 and is ₹200.00');
  });
});
