import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { addDays, addMonths, isoDate } from '../../shared/dates';
import { paise, rupees } from '../../shared/money';
import { type BankBooks, bankPartsOf } from './bank-parts';
import { type ProofPart, proofOfBooks } from './proof';
import { type LinePayment, type SupplierBill, unusualIn } from './unusual';
import { entriesText, yearEndChecks } from './year-end';

const day = isoDate;
const TODAY = day('2026-11-22');
let lines = 0;
const paid = (on: string, amount: number, payee = 'LANDLORD'): LinePayment => ({
  ...{ lineId: `l${lines++}`, day: day(on), payee, categoryId: 'office-rent', amount: rupees(amount) },
});
const rents = (...months: string[]) => months.map((month) => paid(`${month}-05`, 61_500));
const told = (payments: readonly LinePayment[], month = '2026-10', today = TODAY) =>
  unusualIn(payments, month, today).map(({ kind, payee, day: on }) => `${on} ${kind} ${payee}`);
const PAST = rents('2026-06', '2026-07', '2026-08', '2026-09');

// No rhythm, and in the middle one of three months 12,000.
const CLOUD = [
  ...[paid('2026-07-03', 12_000, 'CLOUD'), paid('2026-08-19', 8_000, 'CLOUD'), paid('2026-08-21', 6_000, 'CLOUD')],
  ...[paid('2026-09-28', 10_000, 'CLOUD')],
];

describe('unusual is', () => {
  test.each([
    ['nothing of what comes each month', [...PAST, paid('2026-10-06', 61_500)], []],
    [
      'a sum paid twice within a week',
      [paid('2026-10-05', 1_234), paid('2026-10-12', 1_234)],
      ['2026-10-12 doubled LANDLORD'],
    ],
    ['no sum paid again after eight days', [paid('2026-10-05', 1_234), paid('2026-10-13', 1_234)], []],
    ['no small sum', [paid('2026-10-05', 999), paid('2026-10-05', 999)], []],
    [
      'a twin of the month before',
      [paid('2026-09-30', 1_234), paid('2026-10-02', 1_234)],
      ['2026-10-02 doubled LANDLORD'],
    ],
    ['a round sum to somebody new', [paid('2026-10-05', 50_000, 'NEW')], ['2026-10-05 round-sum NEW']],
    ['no round sum that was paid before', [paid('2026-08-01', 50_000, 'OLD'), paid('2026-10-05', 50_000, 'OLD')], []],
    ['no sum that is round to a thousand', [paid('2026-10-05', 51_000, 'NEW')], []],
    ['a monthly payee who was not paid', PAST, ['2026-10-05 missing-payee LANDLORD']],
    ['much more than each month', [...PAST, paid('2026-10-05', 92_251)], ['2026-10-05 jump LANDLORD']],
    ['not half as much again', [...PAST, paid('2026-10-05', 92_250)], []],
    [
      'a month of many payments beside the middle of three',
      [...CLOUD, paid('2026-10-03', 9_000, 'CLOUD'), paid('2026-10-20', 9_500, 'CLOUD')],
      ['2026-10-20 jump CLOUD'],
    ],
    [
      'not the middle month and a half',
      [...CLOUD, paid('2026-10-03', 9_000, 'CLOUD'), paid('2026-10-20', 9_000, 'CLOUD')],
      [],
    ],
    ['nothing beside two months alone', [...CLOUD.slice(1), paid('2026-10-03', 91_500, 'CLOUD')], []],
    [
      'who was not paid last month either',
      rents('2026-05', '2026-06', '2026-07', '2026-08'),
      ['2026-10-05 missing-payee LANDLORD'],
    ],
    ['nobody who has not been paid for longer', rents('2026-04', '2026-05', '2026-06', '2026-07'), []],
  ])('%s', (_name, payments, expected) => {
    expect(told(payments)).toEqual(expected);
  });

  test('no payee who may still be paid', () => {
    expect(told(PAST, '2026-10', day('2026-10-10'))).toEqual([]);
    expect(told(PAST, '2026-10', day('2026-10-11'))).toEqual(['2026-10-05 missing-payee LANDLORD']);
  });

  test('a sum paid twice, told with both of its lines', () => {
    const twice = [paid('2026-10-05', 1_234), paid('2026-10-06', 1_234)];
    const [found] = unusualIn(twice, '2026-10', TODAY);
    expect(found?.lineIds).toEqual(twice.map(({ lineId }) => lineId));
    expect(inEnglish(found?.why ?? '')).toBe('The same sum went to the same payee on 05 Oct 2026');
  });
});

test('a bill whose sum the same supplier billed within three weeks under another number', () => {
  const bill = (number: string, on: string, amount = 45_000, partyId = 'p1'): SupplierBill => ({
    ...{ documentId: number, partyId, party: 'Servo', number, day: day(on), amount: rupees(amount) },
  });
  const twice = (...bills: SupplierBill[]) =>
    unusualIn([], '2026-10', TODAY, bills).map(({ billIds }) => billIds.join());
  const first = bill('S-11', '2026-09-25');
  expect(twice(first, bill('S-12', '2026-10-15'))).toEqual(['S-11,S-12']);
  expect(twice(first, bill('S-12', '2026-10-16'))).toEqual([]);
  expect(twice(first, bill('S-12', '2026-10-15', 45_001), bill('S-13', '2026-10-15', 45_000, 'p2'))).toEqual([]);
  const [found] = unusualIn([], '2026-10', TODAY, [first, bill('S-12', '2026-10-15')]);
  expect(inEnglish(found?.why ?? '')).toBe('Bill S-12 has the same sum as bill S-11 of 25 Sep 2026');
});

test('property: what is unusual does not depend on the order of lines, and is of the month', () => {
  const any = fc
    .tuple(fc.integer({ min: 0, max: 200 }), fc.constantFrom(1_234, 50_000, 60_000), fc.constantFrom('A', 'B'))
    .map(([at, amount, payee]) => paid(addDays(day('2026-04-15'), at), amount, payee));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (payments) => {
      expect(told(payments.toReversed())).toEqual(told(payments));
      expect(told(payments).every((one) => one.startsWith('2026-10'))).toBe(true);
    }),
  );
});

const part = (kind: ProofPart['kind'], agreesTo: string | null, difference = 0): ProofPart => ({
  ...({
    kind,
    accountId: kind,
    name: 'HDFC 4471',
    agreesTo: agreesTo && day(agreesTo),
    difference: paise(difference),
  } as ProofPart),
});

describe('books are proven', () => {
  const UP_TO = day('2026-10-31');
  test.each([
    [
      'to the day, where all agrees to it',
      [part('bank', '2026-10-31'), part('suspense', '2026-11-20')],
      '2026-10-31',
      [],
    ],
    [
      'to the day before something stands in suspense',
      [part('bank', '2026-10-31'), part('suspense', '2026-10-11', 2_500_000)],
      '2026-10-11',
      ['₹25,000.00 stands in Suspense: say what it was'],
    ],
    [
      'to the last day of a statement',
      [part('bank', '2026-09-30'), part('suspense', '2026-10-31')],
      '2026-09-30',
      ['HDFC 4471 has statements up to 30 Sep 2026: upload the next one'],
    ],
    [
      'to no day, where a bank has no statement',
      [part('bank', null)],
      null,
      ['HDFC 4471 has no statement: upload one'],
    ],
    [
      'to no day, where a list never agreed',
      [part('bank', '2026-10-31'), part('assets', null, 100)],
      null,
      ['The register of assets and the accounts differ by ₹1.00: add what is missing from the register'],
    ],
    ['to no day without a bank', [part('suspense', '2026-10-31')], null, []],
  ])('%s', (_name, parts, provenTo, reasons) => {
    const proof = proofOfBooks(parts, UP_TO);
    expect(proof).toMatchObject({ provenTo, isProven: provenTo === '2026-10-31' });
    expect(inEnglish(proof.reasons.map(({ why }) => why))).toEqual(reasons);
  });

  test('property: never beyond what any part agrees to, and to no later day than asked', () => {
    const anyDay = fc.option(fc.integer({ min: -40, max: 40 }).map((at) => addDays(UP_TO, at)));
    fc.assert(
      fc.property(fc.array(anyDay, { minLength: 1, maxLength: 6 }), (days) => {
        const proof = proofOfBooks(
          days.map((on) => part('bank', on)),
          UP_TO,
        );
        for (const on of days) expect((proof.provenTo ?? '') <= (on ?? '')).toBe(true);
        expect(proof.isProven).toBe(days.every((on) => on !== null && on >= UP_TO));
        expect(proof.reasons.length === 0).toBe(proof.isProven);
      }),
    );
  });
});

describe('a bank account', () => {
  const UP_TO = day('2026-10-31');
  const on = (at: string, balance: number) => ({ on: day(at), balance: rupees(balance) });
  const opening = { day: day('2026-08-31'), balance: rupees(1_000) };
  const whole: BankBooks = {
    ...{ accountId: 'a', name: 'HDFC 4471', isActive: true, wholeTo: UP_TO, gap: null, openedOn: day('2026-09-01') },
    balance: {
      ...{
        opening,
        received: paise(0),
        paid: rupees(300),
        book: rupees(700),
        bank: { day: UP_TO, balance: rupees(700) },
      },
      ...{ difference: paise(0), differences: [], earlier: 0, later: 0 },
    },
    days: [
      { day: day('2026-09-10'), received: 0, paid: rupees(100), count: 1 },
      { day: day('2026-10-10'), received: 0, paid: rupees(200), count: 1 },
    ],
    ...{ entries: [], booked: [on('2026-09-30', 900), on('2026-10-31', 700)] },
  };
  const cheque = (date: string, clearedOn: string | null, isReversed = false) =>
    ({
      ...{ date: day(date), clearedOn: clearedOn && day(clearedOn), amount: rupees(-50), isReversed },
    }) as BankBooks['entries'][number];
  const waits = [on('2026-09-30', 900), on('2026-10-31', 650)];
  test.each<[string, Partial<BankBooks>, string | null, string[]]>([
    ['agrees with its bank', {}, '2026-10-31', []],
    [
      'that opened with another balance never did',
      { booked: [on('2026-09-30', 950), on('2026-10-31', 750)] },
      null,
      [
        'HDFC 4471 differs from its statement by ₹50.00 in the ledger: correct its opening balance or the voucher that no bank line is behind',
      ],
    ],
    [
      'whose ledger went apart in a month agrees up to the one before',
      { booked: waits },
      '2026-09-30',
      [
        'HDFC 4471 differs from its statement by ₹50.00 in the ledger: correct its opening balance or the voucher that no bank line is behind',
      ],
    ],
    [
      'with a cheque that the bank showed later agrees',
      { booked: waits, entries: [cheque('2026-10-20', '2026-11-03')] },
      '2026-10-31',
      [],
    ],
    [
      'with one that it never showed agrees up to its day',
      { booked: waits, entries: [cheque('2026-10-20', null)] },
      '2026-10-19',
      ['1 voucher of HDFC 4471, ₹50.00, is not on a statement yet: upload the next one, or reverse the voucher'],
    ],
    [
      'with one that it showed before the day of the voucher agrees',
      { booked: [on('2026-09-30', 900), on('2026-10-31', 750)], entries: [cheque('2026-11-02', '2026-10-30')] },
      '2026-10-31',
      [],
    ],
    [
      'is not asked about one that was reversed',
      { entries: [cheque('2026-10-20', null, true), { ...cheque('2026-10-21', null, true), amount: rupees(50) }] },
      '2026-10-31',
      [],
    ],
    [
      'names the days of which no statement tells',
      { wholeTo: day('2026-10-04'), gap: { from: day('2026-10-05'), to: day('2026-10-09') } },
      '2026-10-04',
      ['HDFC 4471 has no statement for 05 Oct 2026 to 09 Oct 2026: upload it'],
    ],
    ['that was put away needs no further statement', { isActive: false, wholeTo: day('2026-09-30') }, '2026-10-31', []],
  ])('%s', (_name, facts, provenTo, reasons) => {
    const proof = proofOfBooks(bankPartsOf({ ...whole, ...facts }, UP_TO), UP_TO);
    expect(proof.provenTo).toBe(provenTo);
    expect(inEnglish(proof.reasons.map(({ why }) => why))).toEqual(reasons);
  });
});

test('a year is asked about in order, and each open point says what to do', () => {
  const lastDay = day('2026-03-31');
  const state = {
    ...{
      year: '2025-26',
      lastDay,
      openedOn: day('2026-03-31'),
      today: addMonths(lastDay, 2),
      difference: paise(0),
      depreciationLeft: paise(0),
    },
    ...{ spreadsLeft: 0, lacksTax: false, proof: proofOfBooks([part('bank', '2026-03-31')], lastDay) },
  };
  expect(yearEndChecks(state).every(({ isDone }) => isDone)).toBe(true);
  const proof = proofOfBooks(
    [part('bank', '2026-02-28'), part('suspense', null, 1), part('payables', null, 1)],
    lastDay,
  );
  const open = yearEndChecks({
    ...state,
    today: lastDay,
    proof,
    depreciationLeft: paise(1),
    spreadsLeft: 2,
    lacksTax: true,
  });
  expect(open.filter(({ isDone }) => !isDone).map(({ id }) => id)).toEqual([
    ...['over', 'banks', 'suspense', 'controls', 'depreciation', 'spreads', 'tax'],
  ]);
  const earlier = yearEndChecks({ ...state, openedOn: addDays(lastDay, 1) });
  expect(inEnglish(earlier.map(({ why }) => why))).toEqual(['The books begin on 01 Apr 2026, after 2025-26']);
  expect(inEnglish(open).every(({ why }) => !/[{}]/.test(why))).toBe(true);
});

test('the text of entries is the same in any order, and another for another entry', () => {
  const entry = (line: number, amount: number) => ({ voucher: 'v', line, account: '1501', amount, date: '2026-03-31' });
  const both = [entry(1, 100), entry(2, -100)];
  expect(entriesText(both.toReversed())).toBe(entriesText(both));
  expect(entriesText([entry(1, 100), entry(2, -101)])).not.toBe(entriesText(both));
});
