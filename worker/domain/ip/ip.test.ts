import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ruleInForce } from '../law/rule';
import { addDays, isoDate } from '../shared/dates';
import { rupees } from '../shared/money';
import { designDates, ipTermEndsOn } from './other-rights';
import {
  EXAMINATION_FEE,
  PATENT_FILING_FEE,
  patentDates,
  patentRenewalDueOn,
  patentRenewalFee,
  workingStatementDueOn,
} from './patent';
import { APPLICATION_FEE, trademarkRenewal, trademarkRenewalFee, trademarkState } from './trade-mark';

const day = isoDate;
const today = day('2026-11-20');
const window = trademarkRenewal(day('2017-03-15'), today).value;

test('W22: a mark applied for on 15 Mar 2017', () => {
  expect(window).toEqual({
    opensOn: '2026-03-15',
    expiresOn: '2027-03-15',
    renewBy: '2027-03-15',
    graceEndsOn: '2027-09-15',
    restorableUntil: '2028-03-15',
  });
  expect(trademarkRenewalFee(window, 2, day('2027-05-20')).value).toBe(rupees(27_000));
});

test.each([
  ['2026-03-14', 'active'],
  ['2026-03-15', 'renewable'],
  ['2027-03-15', 'renewable'],
  ['2027-03-16', 'grace'],
  ['2027-09-15', 'grace'],
  ['2027-09-16', 'restorable'],
  ['2028-03-15', 'restorable'],
  ['2028-03-16', 'lapsed'],
])('on %s the mark is %s', (on, state) => {
  expect(trademarkState(window, day(on))).toBe(state);
});

test.each([
  ['2027-03-15', 18_000],
  ['2027-03-16', 27_000],
  ['2027-09-16', 36_000],
])('two classes renewed on %s cost %i', (on, fee) => {
  expect(trademarkRenewalFee(window, 2, day(on)).value).toBe(rupees(fee));
});

test('a mark is not renewed before its window, once lapsed, or for no class', () => {
  expect(() => trademarkRenewalFee(window, 1, day('2026-03-14'))).toThrow(RangeError);
  expect(() => trademarkRenewalFee(window, 1, day('2028-03-16'))).toThrow(RangeError);
  expect(() => trademarkRenewalFee(window, 0, day('2027-03-15'))).toThrow(RangeError);
});

test('a mark applied for on a leap day expires on the last of February, and a renewal adds ten years', () => {
  expect(trademarkRenewal(day('2016-02-29'), today).value.expiresOn).toBe('2026-02-28');
  expect(trademarkRenewal(day('2016-02-29'), today, 1).value.expiresOn).toBe('2036-02-29');
});

test('W23: a patent first filed on 10 Feb 2025, and one filed under the old rule', () => {
  const dates = patentDates({ filedOn: day('2025-02-10') }).value;
  expect(dates).toMatchObject({
    conventionBy: '2026-02-10',
    nationalPhaseBy: '2027-09-10',
    examinationRequestBy: '2027-09-10',
    expiresOn: '2045-02-10',
  });
  expect(patentDates({ filedOn: day('2024-01-10') }).value.examinationRequestBy).toBe('2028-01-10');
});

test.each([
  ['2024-03-14', '2028-03-14'],
  ['2024-03-15', '2026-10-15'],
])('a patent filed on %s is examined on a request by %s', (filed, by) => {
  expect(patentDates({ filedOn: day(filed) }).value.examinationRequestBy).toBe(by);
});

test('priority counts where it is earlier', () => {
  const dates = patentDates({ filedOn: day('2025-02-10'), priorityOn: day('2024-08-31') }).value;
  expect(dates).toMatchObject({ examinationRequestBy: '2027-03-31', expiresOn: '2045-02-10' });
});

test('the third year of a patent is paid by the end of its second', () => {
  expect(patentRenewalDueOn(day('2024-02-29'), 3, today).value).toEqual({
    dueOn: '2026-02-28',
    extendedTo: '2026-08-28',
  });
  expect(() => patentRenewalDueOn(day('2024-02-29'), 2, today)).toThrow(RangeError);
  expect(() => patentRenewalDueOn(day('2024-02-29'), 21, today)).toThrow(RangeError);
});

test.each([
  [3, 800, 4_000],
  [6, 800, 4_000],
  [7, 2_400, 12_000],
  [10, 2_400, 12_000],
  [11, 4_800, 24_000],
  [15, 4_800, 24_000],
  [16, 8_000, 40_000],
  [20, 8_000, 40_000],
])('year %i of a patent costs %i or %i', (year, reduced, full) => {
  expect(patentRenewalFee(year, true, today).value).toBe(rupees(reduced));
  expect(patentRenewalFee(year, false, today).value).toBe(rupees(full));
  expect(() => patentRenewalFee(2, true, today)).toThrow(RangeError);
});

test.each([
  ['2025-03-31', '2028-09-30'],
  ['2025-04-01', '2029-09-30'],
])('a patent granted on %s states its working first by %s', (granted, due) => {
  expect(workingStatementDueOn(day(granted), 1).value).toBe(due);
});

test.each([
  ['examinationReply', '2026-01-31', '2026-03-02'],
  ['opposition', '2026-10-31', '2027-02-28'],
  ['counterStatement', '2026-12-31', '2027-02-28'],
  ['completeSpecification', '2027-02-28', '2028-02-28'],
] as const)('%s from %s ends on %s', (term, event, end) => {
  expect(ipTermEndsOn(term, day(event)).value).toBe(end);
});

test('a design lasts ten years and five more, and is restored within one', () => {
  expect(designDates(day('2018-05-01'), today).value).toEqual({
    extendBy: '2028-05-01',
    longestTo: '2033-05-01',
    restorableUntil: '2029-05-01',
  });
});

test.each([
  // Six months before the ten years are over, and six after: it has six months from its entry.
  ['2016-06-01', '2025-11-30', '2026-06-01', '2026-12-01'],
  ['2016-06-01', '2025-12-01', '2026-06-01', '2026-12-01'],
  ['2016-06-01', '2026-05-01', '2026-11-01', '2026-12-01'],
  ['2016-06-01', '2026-09-20', '2027-03-20', '2026-12-01'],
  ['2016-06-01', '2026-12-02', '2026-06-01', '2026-12-01'],
])('a mark applied for on %s and registered on %s is renewed by %s, with surcharge to %s', (applied, entry, by, to) => {
  const { value, steps } = trademarkRenewal(day(applied), day('2026-11-28'), 0, undefined, {
    registeredOn: day(entry),
  });
  expect(value).toMatchObject({ expiresOn: '2026-06-01', renewBy: by, graceEndsOn: to, restorableUntil: '2027-06-01' });
  expect(trademarkState(value, day(by))).toBe('renewable');
  expect(trademarkState(value, day('2027-04-01'))).toBe('restorable');
  expect(steps.some(({ id }) => id === 'renewBy')).toBe(by !== '2026-06-01');
  // Of a later term the entry says nothing.
  const next = trademarkRenewal(day(applied), day('2026-11-28'), 1, undefined, { registeredOn: day(entry) }).value;
  expect(next.renewBy).toBe(next.expiresOn);
});

test('start-ups pay half for a mark and a fifth for a patent', () => {
  const mark = ruleInForce(APPLICATION_FEE, today).value;
  expect(mark.reduced * 2).toBe(mark.full);
  for (const history of [PATENT_FILING_FEE, EXAMINATION_FEE]) {
    const fee = ruleInForce(history, today).value;
    expect(fee.reduced * 5).toBe(fee.full);
  }
});

test('property: the days of a mark rise, and renewing never gets cheaper by waiting', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 7_000 }),
      fc.integer({ min: 1, max: 45 }),
      fc.integer({ min: 0, max: 700 }),
      (offset, classes, wait) => {
        const { value } = trademarkRenewal(addDays(day('2009-01-01'), offset), today);
        expect([value.opensOn, value.expiresOn, value.graceEndsOn, value.restorableUntil]).toEqual(
          [value.restorableUntil, value.graceEndsOn, value.expiresOn, value.opensOn].sort(),
        );
        const first = addDays(value.opensOn, wait);
        const fee = (on: typeof first) => trademarkRenewalFee(value, classes, on).value;
        expect(fee(addDays(first, 1))).toBeGreaterThanOrEqual(fee(first));
      },
    ),
  );
});
