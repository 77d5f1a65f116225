import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise, percent, rupees } from '../../shared/money';
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
