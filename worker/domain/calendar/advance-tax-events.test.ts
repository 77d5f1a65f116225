import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { lakh, rupees } from '../shared/money';
import { type KeptEstimate, type KeptPayment, readAdvanceTax } from './advance-tax-events';

const day = isoDate;
const estimate = (recordedOn: string, income: number): KeptEstimate => ({
  ...{ year: '2026-27', totalIncome: lakh(income), matCredit: rupees(0), taxAtSource: rupees(150_000) },
  ...{ regime: { regime: 'concessional_22', isSinceBeforeApril2026: true }, recordedOn: day(recordedOn) },
});
const payment = (id: string, on: string, amount: number, recordedOn = on): KeptPayment => ({
  ...{ id, year: '2026-27', paidOn: day(on), amount: rupees(amount), bsr: '0510308', serial: '00412' },
  recordedOn: day(recordedOn),
});
const LATE = '2026-11-27';
const paid = [payment('a', '2026-06-12', 200_000, LATE), payment('b', '2026-09-14', 500_000, LATE)];

const factsOf = (rows: Parameters<typeof readAdvanceTax>[0]) =>
  readAdvanceTax(rows).facts.map(({ subject, value, recordedOn }) => [
    subject.slice(20, 22),
    'amount' in value ? value.amount / 100 : null,
    recordedOn,
  ]);
const eventsOf = (rows: Parameters<typeof readAdvanceTax>[0]) =>
  readAdvanceTax(rows).events.map(({ subject, happenedOn, withdrawnOn }) => [
    subject.slice(20, 22),
    happenedOn,
    withdrawnOn,
  ]);

test('what each instalment asks, and which are met: September by what spares it, June late', () => {
  const rows = { estimates: [estimate(LATE, 80)], payments: paid };
  expect(factsOf(rows)).toEqual([
    ['Q1', 79_516, LATE],
    ['Q2', 0, LATE],
    ['Q3', 697_580, LATE],
    ['Q4', 1_163_440, LATE],
  ]);
  expect(eventsOf(rows)).toEqual([
    ['Q1', '2026-09-14', undefined],
    ['Q2', '2026-09-14', undefined],
  ]);
});

test('what is recorded later is known from then on, and what was known before stays told', () => {
  const rows = {
    estimates: [estimate('2026-11-20', 80), estimate(LATE, 60)],
    payments: [{ ...paid[0]!, recordedOn: day('2026-11-20') }],
  };
  const december = factsOf(rows).filter(([quarter]) => quarter === 'Q3');
  expect(december.map(([, , on]) => on)).toEqual(['2026-11-20', LATE]);
});

test('a challan that is taken back takes its event along', () => {
  const taken = { ...paid[1]!, recordedOn: day('2026-11-20'), withdrawnOn: day(LATE) };
  const rows = {
    estimates: [estimate('2026-11-20', 80)],
    payments: [{ ...paid[0]!, recordedOn: day('2026-11-20') }, taken],
  };
  expect(eventsOf(rows)).toEqual([
    ['Q1', '2026-09-14', LATE],
    ['Q2', '2026-09-14', LATE],
  ]);
  // Of one that came and went on a day nothing is told.
  const sameDay = { ...paid[1]!, withdrawnOn: day(LATE) };
  expect(eventsOf({ estimates: [estimate(LATE, 80)], payments: [sameDay] })).toEqual([]);
});

test('without an estimate of the year payments tell nothing', () => {
  expect(readAdvanceTax({ estimates: [], payments: paid })).toEqual({ facts: [], events: [] });
});
