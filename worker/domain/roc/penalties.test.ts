import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoDate } from '../shared/dates';
import { rupees } from '../shared/money';
import { PENALTIES, type PenaltyKey, penaltyExposure } from './penalties';

const dueOn = isoDate('2026-10-30');
const exposure = (key: PenaltyKey, days: number, isLesser = false) =>
  penaltyExposure({ default: key, dueOn, day: addDays(dueOn, days), isLesser }).value;

test.each([
  ['annualReturn', 0, 0, 0],
  ['annualReturn', 1, 10_100, 10_100],
  ['annualReturn', 400, 50_000, 50_000],
  ['annualReturn', 1_900, 200_000, 50_000],
  ['annualReturn', 1_901, 200_000, 50_000],
  ['commencement', 30, 50_000, 30_000],
  ['directorChange', 100, 100_000, 100_000],
  ['llpAnnual', 21, 2_100, 2_100],
] as const)('%s, %i days: company up to %i, officer up to %i', (key, days, company, officer) => {
  expect(exposure(key, days)).toEqual({ company: rupees(company), officer: rupees(officer) });
});

test('a small company bears half, to 2 lakh and its officer to 1 lakh', () => {
  expect(exposure('annualReturn', 21, true)).toEqual({ company: rupees(6_050), officer: rupees(6_050) });
  expect(exposure('privatePlacement', 2_500, true)).toEqual({ company: rupees(200_000), officer: rupees(100_000) });
});

test.each([
  ['2020-12-20', 88_700, undefined],
  ['2020-12-21', 48_800, 88_800],
])('W28: MGT-7 due on 29 Nov 2019 and open on %s', (on, company, byDueDate) => {
  const facts = { default: 'annualReturn', dueOn: isoDate('2019-11-29'), day: isoDate(on), isLesser: false } as const;
  const { value } = penaltyExposure(facts);
  expect([value.company, value.byDueDate?.company]).toEqual([rupees(company), byDueDate && rupees(byDueDate)]);
});

test('a small company of 2019 bore half without a ceiling of its own', () => {
  const facts = {
    default: 'accounts',
    dueOn: isoDate('2018-11-30'),
    day: isoDate('2020-12-20'),
    isLesser: true,
  } as const;
  expect(penaltyExposure(facts).value.company).toBe(rupees(375_500));
});

test.each<[PenaltyKey, string, string, number, number, boolean]>([
  ['annualReturn', '2018-11-01', '2018-11-01', 0, 0, false],
  ['annualReturn', '2018-10-30', '2018-11-01', 500_000, 500_000, false],
  ['annualReturn', '2018-11-02', '2018-11-03', 50_100, 50_100, false],
  ['accounts', '2017-10-30', '2018-10-30', 365_000, 500_000, false],
  ['resolution', '2016-05-01', '2016-06-01', 2_500_000, 500_000, false],
  ['capitalAlteration', '2016-05-01', '2016-05-11', 10_000, 10_000, false],
  ['registeredOffice', '2015-05-01', '2015-05-11', 10_000, 10_000, false],
  ['other', '2015-05-01', '2015-05-11', 20_000, 20_000, false],
  ['capitalAlteration', '2018-02-08', '2018-02-18', 10_000, 10_000, true],
  ['capitalAlteration', '2018-02-09', '2018-02-19', 5_000, 5_000, true],
])('%s, due on %s and open on %s before the law was amended', (key, due, on, company, officer, isLesser) => {
  const facts = { default: key, dueOn: isoDate(due), day: isoDate(on), isLesser };
  const { value } = penaltyExposure(facts);
  expect([value.company, value.officer]).toEqual([rupees(company), rupees(officer)]);
});

const KEYS = Object.keys(PENALTIES).filter((key): key is PenaltyKey => key in PENALTIES);

test('property: an exposure never falls as days pass, nor passes its ceiling', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KEYS), fc.integer({ min: 0, max: 5_000 }), fc.boolean(), (key, days, isLesser) => {
      const now = exposure(key, days, isLesser);
      const next = exposure(key, days + 1, isLesser);
      expect(next.company).toBeGreaterThanOrEqual(now.company);
      expect(next.officer).toBeGreaterThanOrEqual(now.officer);
      const ceiling = PENALTIES[key].at(-1)?.value.company.atMost;
      if (ceiling) expect(next.company).toBeLessThanOrEqual(ceiling);
    }),
  );
});
