import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { type BasisPoints, paise, percent, rupees } from '../../shared/money';
import { rowsOfAdvanceAmendments } from './amendment';
import type { RegisterAdvance, RegisterDocument, RegisterLine } from './model';
import { rowsOfAdvances, rowsOfDocuments, sumOf } from './register';

const OWN = '29AAZCN9001Q1ZC';
const REGISTRATIONS = [{ gstin: OWN, filer: 'regular-monthly', registeredOn: '2020-01-01', cancelledOn: null }];

const line = (given: Partial<RegisterLine> = {}): RegisterLine => ({
  ...{ line: 1, description: 'Software', hsn: '998314', quantity: null, unit: null, rate: percent(18) },
  ...{ taxable: rupees(100_000), igst: paise(0), cgst: rupees(9_000), sgst: rupees(9_000), cess: paise(0) },
  ...{ nature: null, isCreditBlocked: false, creditBlockedBy: null },
  ...given,
});

const document = (given: Partial<RegisterDocument> = {}): RegisterDocument => ({
  ...{ id: 'd', side: 'sale', kind: 'invoice', number: 'A-1', date: isoDate('2026-10-05'), ownGstin: OWN },
  ...{ period: '2026-10', partyName: 'Lark Labs', partyGstin: null, partyState: null, placeOfSupply: '29' },
  ...{ supplyType: 'regular', isReverseCharge: false, total: rupees(118_000), operatorGstin: null, operatorRole: null },
  ...{ portCode: null, customsNumber: null, customsDate: null, customsIgst: null, customsCess: null },
  ...{ isFromDistributor: false, original: null, lines: [line()] },
  ...given,
});

const INTER = { igst: rupees(18_000), cgst: paise(0), sgst: paise(0) };
const NO_TAX = { igst: paise(0), cgst: paise(0), sgst: paise(0), rate: 0 as BasisPoints };
const BUYER = '27ZZZCA0001A1Z4';
const original = (total: number, date = '2026-09-05') => ({ number: 'A-0', date: isoDate(date), total: rupees(total) });

test.each<[string, Partial<RegisterDocument>, string | null, string[]]>([
  ['a registered buyer', { partyGstin: BUYER, placeOfSupply: '27', lines: [line(INTER)] }, '4A', ['3.1(a)']],
  ['reverse charge', { partyGstin: BUYER, isReverseCharge: true }, '4B', []],
  ['a consumer in the State', {}, '7', ['3.1(a)']],
  ['a consumer elsewhere, small', { placeOfSupply: '33', total: rupees(100_000) }, '7', ['3.1(a)', '3.2']],
  ['a consumer elsewhere, a paisa above', { placeOfSupply: '33', total: paise(10_000_001) }, '5', ['3.1(a)', '3.2']],
  ['the same in July 2024', { placeOfSupply: '33', total: rupees(200_000), period: '2024-07' }, '7', ['3.1(a)', '3.2']],
  [
    'the same in August 2024',
    { placeOfSupply: '33', total: rupees(200_000), period: '2024-08' },
    '5',
    ['3.1(a)', '3.2'],
  ],
  ['an export', { placeOfSupply: '96', supplyType: 'export-without-tax' }, '6A', ['3.1(b)']],
  ['a zone', { partyGstin: BUYER, supplyType: 'sez-with-tax' }, '6B', ['3.1(b)']],
  ['a deemed export', { partyGstin: BUYER, supplyType: 'deemed-export' }, '6C', ['3.1(a)']],
  ['an exempt line', { lines: [line(NO_TAX)] }, '8', ['3.1(c)']],
  ['a line outside GST', { lines: [line({ ...NO_TAX, nature: 'non-gst' })] }, '8', ['3.1(e)']],
  [
    'a note on a supply of which the recipient pays the tax',
    { kind: 'credit-note', partyGstin: BUYER, isReverseCharge: true },
    '9B-registered',
    [],
  ],
  ['a note to a registered buyer', { kind: 'credit-note', partyGstin: BUYER }, '9B-registered', ['3.1(a)']],
  [
    'a note on a large invoice',
    { kind: 'credit-note', placeOfSupply: '33', original: original(150_000) },
    '9B-unregistered',
    ['3.1(a)', '3.2'],
  ],
  [
    'a note on a small invoice',
    { kind: 'credit-note', placeOfSupply: '33', original: original(90_000) },
    '7',
    ['3.1(a)', '3.2'],
  ],
  [
    'a note on an export',
    { kind: 'credit-note', placeOfSupply: '96', supplyType: 'export-with-tax' },
    '9B-unregistered',
    ['3.1(b)'],
  ],
  [
    'a note on exempt goods that went abroad',
    {
      ...{ kind: 'credit-note', placeOfSupply: '96', supplyType: 'export-without-tax' },
      lines: [line({ ...NO_TAX, nature: 'exempt' })],
    },
    '9B-unregistered',
    ['3.1(b)'],
  ],
  [
    'a note on exempt goods for a zone',
    {
      ...{ kind: 'credit-note', partyGstin: BUYER, supplyType: 'sez-without-tax' },
      lines: [line({ ...NO_TAX, nature: 'exempt' })],
    },
    '9B-registered',
    ['3.1(b)'],
  ],
  [
    'a note on an invoice of July 2024 that was reported in August, under the lower limit',
    {
      ...{ kind: 'credit-note', placeOfSupply: '33', period: '2024-08', date: isoDate('2024-08-20') },
      original: { ...original(118_000, '2024-07-31'), period: '2024-08' },
    },
    '9B-unregistered',
    ['3.1(a)', '3.2'],
  ],
  [
    'a note after its last day',
    { kind: 'credit-note', partyGstin: BUYER, original: original(90_000, '2024-05-01') },
    null,
    [],
  ],
  ['an operator that pays', { operatorGstin: BUYER, operatorRole: 'pays' }, '14(b)', ['3.1.1(ii)']],
  ['us as the operator', { operatorGstin: BUYER, operatorRole: 'we-pay' }, '15', ['3.1.1(i)']],
  ['an operator that collects', { operatorGstin: BUYER, operatorRole: 'collects' }, '7', ['3.1(a)']],
  [
    'an operator that pays, before the table',
    { operatorGstin: BUYER, operatorRole: 'pays', period: '2023-12' },
    null,
    [],
  ],
])('%s', (_case, given, section, boxes) => {
  const [row] = rowsOfDocuments([document(given)], REGISTRATIONS);
  expect([row?.section.at, row?.boxes.map(({ at }) => at)]).toEqual([section, boxes]);
  expect(row?.section.rule).toMatch(/^GST\./);
  expect(row?.section.why.id).toMatch(/^gst-register\./);
});

test.each<[string, Partial<RegisterDocument>, string[]]>([
  ['a bill with tax', {}, ['4(A)(5)']],
  ['a blocked one', { lines: [line({ isCreditBlocked: true })] }, ['4(A)(5)', '4(B)(1)']],
  ['a blocked one before August 2022', { period: '2022-07', lines: [line({ isCreditBlocked: true })] }, ['4(D)(1)']],
  ['tax of another State', { placeOfSupply: '27' }, ['4(D)(2)']],
  ['reverse charge', { isReverseCharge: true }, ['3.1(d)', '4(A)(3)']],
  [
    'a service from abroad',
    { supplyType: 'import-of-services', isReverseCharge: true, lines: [line(INTER)] },
    ['3.1(d)', '4(A)(2)'],
  ],
  [
    'goods through customs',
    { supplyType: 'import-of-goods', customsIgst: rupees(9), lines: [line(NO_TAX)] },
    ['4(A)(1)'],
  ],
  ['a distributor', { isFromDistributor: true }, ['4(A)(4)']],
  ['a bill without tax', { lines: [line(NO_TAX)] }, ['5']],
])('%s leads to %s', (_case, given, boxes) => {
  const [row] = rowsOfDocuments([document({ side: 'purchase', partyGstin: BUYER, ...given })], REGISTRATIONS);
  expect(row?.boxes.map(({ at }) => at)).toEqual(boxes);
  expect(row?.section.at).toBeNull();
});

test.each<[string, Partial<RegisterDocument>, boolean]>([
  ['a seller of this State', { partyGstin: '29ZZZCK2026M1ZO' }, false],
  ['a seller of another State, for use here', { partyGstin: BUYER }, true],
  ['a hotel of another State', { partyGstin: BUYER, placeOfSupply: '27' }, false],
  ['a seller without GSTIN of another State', { partyState: '33' }, true],
  ['one of whom no State is known', {}, false],
  ['goods from abroad', { supplyType: 'import-of-goods' }, true],
])('a bill of %s crosses a border: %j %s', (_case, given, isAcross) => {
  const [row] = rowsOfDocuments([document({ side: 'purchase', lines: [line(NO_TAX)], ...given })], REGISTRATIONS);
  expect(row?.isInterState).toBe(isAcross);
});

test('the sign is that of the kind; the tax of goods from abroad is that of the bill of entry, once', () => {
  const note = { kind: 'credit-note', partyGstin: BUYER, number: '-7' } as const;
  expect(sumOf(rowsOfDocuments([document(), document(note)], REGISTRATIONS))).toEqual(sumOf([]));
  const goods = document({ ...{ side: 'purchase', supplyType: 'import-of-goods', customsIgst: rupees(9) } });
  const two = { ...goods, lines: [line(NO_TAX), line({ ...NO_TAX, line: 2 })] };
  expect(sumOf(rowsOfDocuments([two], REGISTRATIONS)).igst).toBe(rupees(9));
});

test('under composition, without a registration or before it, a sale stands in no table', () => {
  const composition = REGISTRATIONS.map((one) => ({ ...one, filer: 'composition' }));
  const later = REGISTRATIONS.map((one) => ({ ...one, registeredOn: '2026-11-01' }));
  for (const rows of [
    rowsOfDocuments([document()], composition),
    rowsOfDocuments([document()], later),
    rowsOfDocuments([document({ ownGstin: null })], REGISTRATIONS),
  ])
    expect(rows.map(({ section, boxes }) => [section.at, boxes])).toEqual([[null, []]]);
});

test('an advance raises the tax of its month and its adjustment lowers that of the other', () => {
  const advance = {
    ...{
      voucherId: 'v',
      number: 'RV-1',
      date: isoDate('2026-04-10'),
      receivedOn: isoDate('2026-04-10'),
      isAdjustment: false,
      ownGstin: OWN,
    },
    ...{ partyName: 'Alpha', partyGstin: null, placeOfSupply: '27', rate: percent(18) },
    ...{ taxable: rupees(50_000), igst: rupees(9_000), cgst: paise(0), sgst: paise(0) },
  };
  const rows = rowsOfAdvances([advance, { ...advance, date: isoDate('2026-05-05'), isAdjustment: true }]);
  expect(rows.map(({ section, period, igst }) => [section.at, period, igst])).toEqual([
    ['11A', '2026-04', rupees(9_000)],
    ['11B', '2026-05', -rupees(9_000)],
  ]);
  const [netted] = rowsOfAdvances([{ ...advance, date: isoDate('2026-04-20'), isAdjustment: true }]);
  expect([netted?.section.at, netted?.igst]).toEqual(['11A', -rupees(9_000)]);
});

const RECEIVED: RegisterAdvance = {
  ...{ voucherId: 'v', number: 'RV-1', date: isoDate('2026-09-10'), receivedOn: isoDate('2026-09-10') },
  ...{ isAdjustment: false, ownGstin: OWN, partyName: 'Alpha', partyGstin: null, placeOfSupply: '29' },
  ...{ rate: percent(18), taxable: rupees(50_000), igst: paise(0), cgst: rupees(4_500), sgst: rupees(4_500) },
};
const TAKEN = { ...RECEIVED, isAdjustment: true, date: isoDate('2026-10-04') };
const ACROSS = { placeOfSupply: '27', igst: rupees(9_000), cgst: paise(0), sgst: paise(0) };

test.each<
  [string, RegisterAdvance, Partial<RegisterAdvance>, string, Partial<Record<'taxable' | 'igst' | 'cgst', number>>]
>([
  ['an advance of another State', RECEIVED, ACROSS, '11A-amended', { taxable: 0, igst: 9_000, cgst: -4_500 }],
  [
    'an advance at another rate',
    RECEIVED,
    { rate: percent(5), taxable: rupees(56_190.48), cgst: rupees(1_404.76), sgst: rupees(1_404.76) },
    '11A-amended',
    { taxable: 6_190.48, cgst: -3_095.24 },
  ],
  [
    'no advance at all',
    RECEIVED,
    { taxable: paise(0), cgst: paise(0), sgst: paise(0) },
    '11A-amended',
    { taxable: -50_000, cgst: -4_500 },
  ],
  ['a part taken over in a later month', TAKEN, ACROSS, '11B-amended', { taxable: 0, igst: -9_000, cgst: 4_500 }],
  [
    'a part taken over in its own month',
    { ...TAKEN, date: isoDate('2026-09-20') },
    ACROSS,
    '11A-amended',
    { taxable: 0, igst: -9_000, cgst: 4_500 },
  ],
])('an amendment of %s declares what changes, and names what it amends', (_what, was, change, section, expected) => {
  const rows = rowsOfAdvanceAmendments([{ id: 'm', period: '2026-11', was, is: { ...was, ...change } }]);
  expect(rows.map((row) => [row.section.at, row.period, row.isTakenBack, row.amends?.period])).toEqual([
    [section, '2026-11', false, was.date.slice(0, 7)],
    [section, '2026-11', true, was.date.slice(0, 7)],
  ]);
  expect(rows.map(({ boxes }) => boxes.map(({ at }) => at))).toEqual([['3.1(a)'], ['3.1(a)']]);
  const { taxable, igst, cgst, sgst } = sumOf(rows);
  const { taxable: value = 0, igst: whole = 0, cgst: half = 0 } = expected;
  expect([taxable, igst, cgst, sgst]).toEqual([value, whole, half, half].map((amount) => rupees(amount)));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});
