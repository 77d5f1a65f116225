import { describe, expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { comparedPeriod, endOfMonth, monthsOf } from './reports-period';
import { reportStatus } from './reports-status';

const day = isoDate;
const period = (from: string, to: string) => ({ from: day(from), to: day(to) });

describe('periods', () => {
  test.each([
    ['2026-10-01', '2026-10-31', 'previous', '2026-09-01', '2026-09-30'],
    ['2026-03-01', '2026-03-31', 'previous', '2026-02-01', '2026-02-28'],
    ['2026-07-01', '2026-09-30', 'previous', '2026-04-01', '2026-06-30'],
    ['2026-04-01', '2027-03-31', 'previous', '2025-04-01', '2026-03-31'],
    // A month that is running, and what the one before does not have.
    ['2026-11-01', '2026-11-21', 'previous', '2026-10-01', '2026-10-21'],
    ['2026-11-01', '2026-11-29', 'previous', '2026-10-01', '2026-10-29'],
    ['2026-11-01', '2026-11-30', 'previous', '2026-10-01', '2026-10-31'],
    ['2026-10-01', '2026-10-30', 'previous', '2026-09-01', '2026-09-30'],
    ['2026-03-01', '2026-03-29', 'previous', '2026-02-01', '2026-02-28'],
    ['2028-03-01', '2028-03-30', 'previous', '2028-02-01', '2028-02-29'],
    ['2028-02-01', '2028-02-28', 'previous', '2028-01-01', '2028-01-28'],
    ['2028-02-01', '2028-02-29', 'previous', '2028-01-01', '2028-01-31'],
    ['2026-01-01', '2026-01-05', 'previous', '2025-12-01', '2025-12-05'],
    ['2026-11-01', '2026-11-01', 'previous', '2026-10-01', '2026-10-01'],
    // A quarter that is running.
    ['2026-10-01', '2026-11-21', 'previous', '2026-07-01', '2026-08-21'],
    ['2026-10-01', '2026-11-01', 'previous', '2026-07-01', '2026-08-01'],
    ['2026-10-01', '2026-11-30', 'previous', '2026-07-01', '2026-08-31'],
    ['2026-10-01', '2026-12-30', 'previous', '2026-07-01', '2026-09-30'],
    ['2026-10-01', '2026-12-31', 'previous', '2026-07-01', '2026-09-30'],
    ['2028-01-01', '2028-02-29', 'previous', '2027-10-01', '2027-11-30'],
    // A financial year that is running.
    ['2026-04-01', '2026-06-30', 'previous', '2026-01-01', '2026-03-31'],
    ['2026-04-01', '2026-07-01', 'previous', '2025-04-01', '2025-07-01'],
    ['2026-04-01', '2026-11-21', 'previous', '2025-04-01', '2025-11-21'],
    ['2027-04-01', '2028-02-29', 'previous', '2026-04-01', '2027-02-28'],
    ['2028-04-01', '2029-02-28', 'previous', '2027-04-01', '2028-02-29'],
    ['2026-04-01', '2027-03-30', 'previous', '2025-04-01', '2026-03-30'],
    // What is none of them: as many days, or as many whole months, right before.
    ['2026-11-02', '2026-11-21', 'previous', '2026-10-13', '2026-11-01'],
    ['2026-11-01', '2026-12-01', 'previous', '2026-10-01', '2026-10-31'],
    ['2026-10-01', '2027-01-01', 'previous', '2026-06-30', '2026-09-30'],
    ['2026-04-01', '2027-04-01', 'previous', '2025-03-31', '2026-03-31'],
    ['2026-09-01', '2026-10-31', 'previous', '2026-07-01', '2026-08-31'],
    ['2026-04-01', '2028-03-31', 'previous', '2024-04-01', '2026-03-31'],
    ['2026-11-01', '2026-11-20', 'year', '2025-11-01', '2025-11-20'],
    ['2029-02-01', '2029-02-28', 'year', '2028-02-01', '2028-02-29'],
    ['2028-02-29', '2028-02-29', 'year', '2027-02-28', '2027-02-28'],
  ] as const)('%s to %s against the %s is %s to %s', (from, to, comparison, before, until) => {
    expect(comparedPeriod(period(from, to), comparison)).toEqual(period(before, until));
  });

  test('the months a period touches', () => {
    expect(monthsOf(period('2026-10-31', '2027-01-01'))).toEqual(['2026-10', '2026-11', '2026-12', '2027-01']);
    expect(endOfMonth('2028-02')).toBe('2028-02-29');
  });
});

describe('a report is', () => {
  const to = day('2026-10-31');
  test.each([
    [0, 0, null, 'pending', 'No bank statement'],
    [9, 0, '2026-10-30', 'pending', 'Data ends on 30 October 2026'],
    [0, 0, '2026-11-02', 'pending', 'no transactions'],
    [100, 11, '2026-10-31', 'pending', '11 of 100'],
    [100, 10, '2026-10-31', 'ready', ''],
  ] as const)('of %i lines, %i open, until %s: %s', (count, uncategorised, last, status, why) => {
    const answer = reportStatus('categories', to, { count, uncategorised, lastDataOn: last && day(last) });
    expect(answer.status).toBe(status);
    expect(answer.why).toContain(why);
  });

  test('ready by payee without any category', () => {
    expect(reportStatus('payees', to, { count: 2, uncategorised: 2, lastDataOn: to }).status).toBe('ready');
  });
});
