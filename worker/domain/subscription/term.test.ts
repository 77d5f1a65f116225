import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { endOfTermOn, monthsOf, standsOn } from './term';

const day = isoDate;
const term = (startDate: string, endDate: string | null, autoRenewal = false, isActive = true) => ({
  startDate: day(startDate),
  endDate: endDate === null ? null : day(endDate),
  autoRenewal,
  isActive,
});

test.each([
  ['without a last day', term('2026-04-01', null), '2099-01-01', true],
  ['on its last day', term('2026-04-01', '2027-03-31'), '2027-03-31', true],
  ['the day after', term('2026-04-01', '2027-03-31'), '2027-04-01', false],
  ['the day after, where it renews by itself', term('2026-04-01', '2027-03-31', true), '2027-04-01', true],
  ['once it was ended', term('2026-04-01', null, true, false), '2026-05-01', false],
])('a subscription %s', (_case, subscription, on, stands) => {
  expect(standsOn(subscription, day(on))).toBe(stands);
});

test.each([
  ['2026-04-01', '2027-03-31', 12],
  ['2026-04-01', '2026-06-30', 3],
  ['2024-02-29', '2024-03-28', 1],
  ['2026-05-03', '2026-06-20', 12],
  ['2026-05-03', null, 12],
])('%s to %s is of %s months', (startDate, endDate, months) => {
  expect(monthsOf(term(startDate, endDate))).toBe(months);
});

test.each([
  ['in its term', term('2026-04-01', '2026-06-30', true), '2026-06-30', '2026-06-30'],
  ['in the next', term('2026-04-01', '2026-06-30', true), '2026-07-01', '2026-09-30'],
  ['after several', term('2026-04-01', '2027-03-31', true), '2029-04-01', '2030-03-31'],
  ['from the end of a month', term('2026-01-31', '2026-02-27', true), '2026-03-30', '2026-03-30'],
  ['of no whole months', term('2026-05-03', '2026-06-20', true), '2026-06-21', '2027-06-20'],
  ['that does not renew', term('2026-04-01', '2026-06-30'), '2027-01-01', '2026-06-30'],
  ['that was ended', term('2026-04-01', '2026-06-30', true, false), '2027-01-01', '2026-06-30'],
])('a subscription %s ends its running term on its day', (_case, subscription, on, ends) => {
  expect(endOfTermOn(subscription, day(on))).toBe(ends);
});
