import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { crore } from '../../shared/money';
import type { RegisterDocument } from '../register/model';
import { type Checked, type CheckedRow, findingsOf } from './check';
import { EXAMPLE, OWN, rowsOf, sold } from './gstr-1.fixture';
import { issuedOf } from './issued';
import { quarterOfMonth, returnPeriodOf } from './period';
import { stateAfter, stepsFrom } from './state';
import { unitCodeOf } from './units.data';

const checked = (
  documents: readonly RegisterDocument[],
  more: Partial<Checked> = {},
  of: Partial<CheckedRow> = {},
): Checked => ({
  ...{ form: 'GSTR-1', gstin: OWN, period: returnPeriodOf('2026-10')!, gaps: [], today: isoDate('2026-11-20') },
  ...{ turnoverBefore: crore(1), largestTurnover: crore(1) },
  rows: rowsOf(documents).map((row) => ({ ...row, rateOn: row.date, rateNotification: null, irn: null, ...of })),
  ...more,
});
const rulesOf = (given: Checked) => findingsOf(given).map(({ rule, severity }) => `${severity} ${rule}`);
const BUYER = '27AAPFU0939F1ZV';
const to = { partyGstin: BUYER, place: '27', number: 'A-1', date: '2026-10-05' };
const consumer = { place: '29', number: 'A-1', date: '2026-10-05' };
const line = { hsn: '998313', value: 1_000, rate: 18 };
const uncoded = { ...line, hsn: null };

test('a return in order has nothing to put right', () => {
  expect(rulesOf(checked([sold({ ...to, lines: [line] })]))).toEqual([]);
});

test.each<[string, Checked, string[]]>([
  ['a rate not in force stops', checked([sold({ ...to, lines: [{ ...line, rate: 12 }] })]), ['stop GST.RATE']],
  [
    'unless a notification gives it',
    checked([sold({ ...to, lines: [{ ...line, rate: 12 }] })], {}, { rateNotification: '1/2017' }),
    [],
  ],
  [
    'a rate that the portal does not take',
    checked([sold({ ...to, lines: [{ ...line, rate: 13 }] })]),
    ['stop GST.RATE', 'stop GST.RATE.TOOL'],
  ],
  ['no code for a registered buyer', checked([sold({ ...to, lines: [uncoded] })]), ['stop GST.HSN.MISSING']],
  ['no code for a consumer', checked([sold({ ...consumer, lines: [uncoded] })]), ['warn GST.HSN.MISSING']],
  [
    'no code for a consumer, above the limit',
    checked([sold({ ...consumer, lines: [uncoded] })], { turnoverBefore: crore(6) }),
    ['stop GST.HSN.MISSING'],
  ],
  [
    'no code before Table 12 was split',
    checked([sold({ ...to, date: '2025-04-05', lines: [uncoded] })], { period: returnPeriodOf('2025-04')! }),
    ['warn GST.HSN.MISSING'],
  ],
  ['the Centre for a place', checked([sold({ ...consumer, place: '99', lines: [line] })]), ['stop GST.PLACE']],
  ['a code too short', checked([sold({ ...to, lines: [{ ...line, hsn: '99' }] })]), ['warn GST.HSN']],
  [
    'six digits above five crore',
    checked([sold({ ...to, lines: [{ ...line, hsn: '9983' }] })], { turnoverBefore: crore(6) }),
    ['warn GST.HSN'],
  ],
  [
    'your own GSTIN as the buyer',
    checked([sold({ ...to, lines: [line] })], { gstin: BUYER }),
    ['stop GST.SELF', 'stop GST.WITHIN'],
  ],
  [
    'a zone without GSTIN',
    checked([sold({ place: '27', number: 'A-1', date: '2026-10-05', supplyType: 'sez-with-tax', lines: [line] })]),
    ['stop GST.ZONE'],
  ],
  ['a number too long', checked([sold({ ...to, number: 'INVOICE/2026-27/0001', lines: [line] })]), ['stop GST.NUMBER']],
  ['a day after the period', checked([sold({ ...to, date: '2026-11-02', lines: [line] })]), ['stop GST.DATE']],
  [
    'a line of which nobody said what it is',
    checked([sold({ ...to, lines: [{ ...line, rate: 0 }] })]),
    ['warn GST.NATURE'],
  ],
  [
    'no invoice reference number',
    checked([sold({ ...to, lines: [line] })], { largestTurnover: crore(6) }),
    ['warn GST.EINV.2023-08-01'],
  ],
  [
    'one that is too late to report',
    checked([sold({ ...to, lines: [line] })], { largestTurnover: crore(12), turnoverBefore: crore(12) }),
    ['warn GST.EINV.30D.b'],
  ],
  [
    'a number that is missing',
    checked([sold({ ...to, lines: [line] })], { gaps: [{ series: 'A-', from: 2, to: 3 }] }),
    ['warn GST.SERIES'],
  ],
  [
    'more than the facility takes',
    checked([sold({ ...to, lines: [{ ...line, value: 5_000_000 }] })], { form: 'IFF' }),
    ['stop GST.IFF.LIMIT'],
  ],
  ['no turnover', checked([sold({ ...to, lines: [line] })], { turnoverBefore: undefined }), ['warn GST.TURNOVER']],
])('%s', (_case, given, rules) => {
  expect(rulesOf(given)).toEqual(rules);
});

test('a finding names document, line and field, and what the right rate comes to', () => {
  const [found] = findingsOf(checked([sold({ ...to, lines: [{ ...line, value: 225_000, rate: 12 }] })]));
  expect(found).toMatchObject({ documentId: 'A-1', number: 'A-1', line: 1, field: 'rate' });
  expect(found?.message.params).toMatchObject({
    would: { exact: 4_050_000 },
    was: { exact: 2_700_000 },
    more: { exact: 1_350_000 },
  });
});

test('Table 13 counts what was cancelled, splits at gaps and says them', () => {
  const of = (serial: number, isCancelled = false) =>
    ({ kind: 'invoice', number: `A-${serial}`, series: 'A-', serial, isCancelled }) as const;
  const { ranges, gaps } = issuedOf([of(1), of(2, true), of(5), of(6)]);
  expect(ranges.map(({ from, to: last, count, cancelled }) => [from, last, count, cancelled])).toEqual([
    ['A-1', 'A-2', 2, 1],
    ['A-5', 'A-6', 2, 0],
  ]);
  expect(gaps).toEqual([{ series: 'A-', from: 3, to: 4 }]);
  expect(issuedOf(EXAMPLE.map(() => of(1))).ranges[0]?.nature).toBe(1);
});

test('a period is a month or a quarter of the year from April', () => {
  expect(returnPeriodOf('2026-Q4')).toMatchObject({
    first: '2027-01',
    last: '2027-03',
    code: '032027',
    named: '2026-27 Q4',
  });
  expect(returnPeriodOf('2026-10')).toMatchObject({
    first: '2026-10',
    last: '2026-10',
    code: '102026',
    named: '2026-10',
  });
  expect(['2026-13', '2026-Q5', '2026', 'x'].map(returnPeriodOf)).toEqual([undefined, undefined, undefined, undefined]);
  expect(['2026-04', '2026-12', '2027-01'].map(quarterOfMonth)).toEqual(['2026-Q1', '2026-Q3', '2026-Q4']);
});

test('a return goes from step to step, and its maker is not its checker', () => {
  expect(stateAfter('draft', 'send')).toBe('checked');
  expect(stateAfter('draft', 'file')).toBeUndefined();
  expect(stateAfter('filed', 'reopen')).toBeUndefined();
  expect(stepsFrom('checked', true)).toEqual([]);
  expect(stepsFrom('checked', false)).toEqual(['return', 'pass']);
});

test('a unit is found by what people write', () => {
  expect(['Nos.', 'kg', 'Sq Ft', 'hours'].map(unitCodeOf)).toEqual(['NOS', 'KGS', 'SQF', undefined]);
});
