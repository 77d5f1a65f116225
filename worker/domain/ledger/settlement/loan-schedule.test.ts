import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { type BasisPoints, paise, percent, rupees } from '../../shared/money';
import { LOAN_METHODS, type LoanTerms, loanSchedule, principalDueWithin } from './loan-schedule';

const loan: LoanTerms = {
  ...{ principal: rupees(10_00_000), rate: percent(12), count: 36, everyMonths: 1 },
  ...{ firstOn: isoDate('2026-05-05'), method: 'equal-instalments' },
};

test('ten lakh at 12% over 36 months', () => {
  const schedule = loanSchedule(loan);
  expect(schedule[0]).toMatchObject({ amount: 33_214_31, principal: 23_214_31, interest: 10_000_00 });
  expect(schedule[1]).toMatchObject({ amount: 33_214_31, principal: 23_446_45, interest: 9_767_86, left: 9_53_339_24 });
  expect(schedule.at(-1)).toMatchObject({ amount: 33_214_30, left: 0, on: '2029-04-05' });
  expect(principalDueWithin(schedule, isoDate('2026-06-30'), 12)).toBe(3_00_333_31);
});

test('six lakh in twelve quarters of equal principal', () => {
  const terms = { ...loan, principal: rupees(6_00_000), count: 12, everyMonths: 3, method: 'equal-principal' } as const;
  const interests = loanSchedule(terms).map(({ principal, interest }) => [principal, interest]);
  expect(interests.slice(0, 3)).toEqual([
    [50_000_00, 18_000_00],
    [50_000_00, 16_500_00],
    [50_000_00, 15_000_00],
  ]);
});

test('what is prepaid bears interest up to its day, and the loan ends earlier', () => {
  const terms = { ...loan, principal: rupees(7_50_000), rate: 1_075 as BasisPoints, count: 24 };
  const prepaid = [{ on: isoDate('2026-07-20'), amount: rupees(2_00_000) }];
  const schedule = loanSchedule({ ...terms, firstOn: isoDate('2026-06-05'), prepaid });
  // 16 of the 31 days to 5 August are saved of two lakh: 6,212.13 less 924.73.
  expect(schedule[2]).toMatchObject({ amount: 34_868_89, interest: 5_287_40, principal: 29_581_49 });
  expect(schedule[3]).toMatchObject({ interest: 4_155_47 });
  expect([schedule.length, schedule.at(-1)?.left]).toEqual([18, 0]);
  // On the day of an instalment it saves nothing of that month; a loan that is prepaid whole asks nothing more.
  const whole = [{ on: isoDate('2026-06-05'), amount: rupees(7_50_000) }];
  expect(loanSchedule({ ...terms, firstOn: isoDate('2026-06-05'), prepaid: whole })).toHaveLength(1);
});

test('or the instalment is lowered, and the loan ends when it would have', () => {
  const terms = { ...loan, principal: rupees(7_50_000), rate: 1_075 as BasisPoints, count: 24 };
  const prepaid = [{ on: isoDate('2026-07-20'), amount: rupees(2_00_000) }];
  const lowered = { ...terms, firstOn: isoDate('2026-06-05'), prepaid, afterPrepayment: 'lower-instalment' } as const;
  const schedule = loanSchedule(lowered);
  expect(schedule).toHaveLength(24);
  // The instalment of the month of the prepayment stays; those after it pay the rest off in 21.
  expect(schedule[2]).toMatchObject({ amount: 34_868_89, interest: 5_287_40, left: 463_866_05 });
  const [fourth, ...later] = schedule.slice(3);
  expect(fourth).toMatchObject({ interest: 4_155_47 });
  expect(later.slice(0, -1).every(({ amount }) => amount === fourth!.amount)).toBe(true);
  expect(fourth!.amount).toBeLessThan(34_868_89);
  expect(schedule.at(-1)).toMatchObject({ left: 0, on: '2028-05-05' });
  expect(Math.abs(schedule.at(-1)!.amount - fourth!.amount)).toBeLessThan(100);
  const principal = loanSchedule({ ...lowered, method: 'equal-principal' });
  expect([principal.length, principal.at(-1)?.left]).toEqual([24, 0]);
});

test('an instalment on the 31st falls on the last day of a shorter month', () => {
  const days = loanSchedule({ ...loan, firstOn: isoDate('2026-12-31'), count: 4 }).map(({ on }) => on);
  expect(days).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']);
});

test('what is paid back is what was lent, and nothing is owed after the last', () => {
  const terms = fc.record({
    principal: fc.integer({ min: 1, max: 1_000_00_00_000_00 }).map(paise),
    rate: fc.constantFrom(0, 1, 9, 12, 36).map(percent),
    count: fc.integer({ min: 1, max: 360 }),
    everyMonths: fc.constantFrom(1, 3, 6, 12),
    firstOn: fc.constant(isoDate('2026-05-31')),
    method: fc.constantFrom(...LOAN_METHODS),
  });
  fc.assert(
    fc.property(terms, (given) => {
      const schedule = loanSchedule(given);
      expect(schedule.reduce((sum, { principal }) => sum + principal, 0)).toBe(given.principal);
      expect(schedule.at(-1)?.left).toBe(0);
      expect(schedule.every(({ principal, interest }) => principal >= 0 && interest >= 0)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
