import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { percent } from '../../shared/money';
import { CHART } from '../chart/chart';
import { categoryWarning, gstRateWarning, taxMarksOf } from './tax-marks';

const on = (day: string) => ({ date: isoDate(day), side: 'debit' }) as const;

test.each([
  ['2026-03-31', '194I(b)'],
  ['2026-04-01', '393(1) Sl.2(ii)'],
])('rent of %s falls under %s', (day, tdsSection) => {
  expect(taxMarksOf('office-rent', on(day))).toEqual({
    gstApplicable: true,
    tdsApplicable: true,
    gstMode: 'forward',
    tdsSection,
  });
});

test.each([
  ['194A', '393(1) Sl.5'],
  ['194C', '393(1) Sl.6(i)'],
  ['194I', '393(1) Sl.2(ii)'],
  ['194J', '393(1) Sl.6(iii)'],
  ['192', '392(1)'],
] as const)('an own category under %s is under %s from April 2026', (section, place) => {
  const own = { gstRate: percent(18), tdsSection: section };
  expect(taxMarksOf('Drone parts', on('2026-03-31'), own)).toMatchObject({
    tdsSection: section,
    gstMode: 'as_per_bill',
  });
  expect(taxMarksOf('Drone parts', on('2026-04-01'), own)).toMatchObject({ tdsSection: place, tdsApplicable: true });
});

test('what nobody knows has no marks', () => {
  const none = { gstApplicable: false, tdsApplicable: false, gstMode: null, tdsSection: null };
  expect(taxMarksOf('Drone parts', on('2026-10-01'))).toEqual(none);
  expect(taxMarksOf('Drone parts', on('2026-10-01'), { gstRate: percent(0), tdsSection: null })).toEqual(none);
});

test.each([
  [12, '2025-09-21', false],
  [12, '2025-09-22', true],
  [28, '2026-01-31', false],
  [28, '2026-02-01', true],
  [18, '2026-10-01', false],
  [18, '2017-06-30', false],
])('%i%% on %s warns: %s', (rate, day, warns) => {
  expect(Boolean(gstRateWarning(percent(rate), isoDate(day)))).toBe(warns);
});

test('an own category warns by its rate; the chart’s rates hold today', () => {
  const own = { gstRate: percent(12), tdsSection: null };
  expect(inEnglish(categoryWarning('Drone parts', isoDate('2026-10-01'), own))).toContain('12%');
  expect(CHART.filter(({ id }) => categoryWarning(id, isoDate('2026-10-01')))).toEqual([]);
});
