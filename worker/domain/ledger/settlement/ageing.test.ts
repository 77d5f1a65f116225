import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { rupees } from '../../shared/money';
import { type AgedBill, ageOf, bucketsOf, sumsBy } from './ageing';

type Given = { side?: AgedBill['side']; billDate?: string; dueDate?: string | null } & Partial<
  Omit<AgedBill, 'side' | 'billDate' | 'dueDate'>
>;
const bill = ({ side = 'receivable', billDate = '2026-05-12', dueDate = '2026-06-11', ...given }: Given): AgedBill => ({
  ...{ side, open: rupees(94_400), isDisputed: false, msme: null, agreedDays: null },
  ...given,
  billDate: isoDate(billDate),
  dueDate: dueDate === null ? null : isoDate(dueDate),
});

test.each([
  ['2026-06-10', 'not-due', 'not-due', 0],
  ['2026-06-11', 'not-due', 'not-due', 0],
  ['2026-06-12', 'under-6-months', '0-30', 1],
  ['2026-07-11', 'under-6-months', '0-30', 30],
  ['2026-07-12', 'under-6-months', '31-60', 31],
  ['2026-09-30', 'under-6-months', '91-180', 111],
  ['2026-12-10', 'under-6-months', 'over-180', 182],
  ['2026-12-11', '6-months-to-1-year', 'over-180', 183],
  ['2027-03-31', '6-months-to-1-year', 'over-180', 293],
  ['2027-06-10', '6-months-to-1-year', 'over-180', 364],
  ['2027-06-11', '1-to-2-years', 'over-180', 365],
  ['2028-06-11', '2-to-3-years', 'over-180', 731],
  ['2029-06-10', '2-to-3-years', 'over-180', 1_095],
  ['2029-06-11', 'over-3-years', 'over-180', 1_096],
])('a receivable due on 11 June 2026 is on %s %s', (on, bucket, workingBucket, daysOverdue) => {
  expect(ageOf(bill({}), isoDate(on))).toMatchObject({ bucket, workingBucket, daysOverdue });
});

test.each([
  ['2027-02-27', 'under-6-months'],
  ['2027-02-28', '6-months-to-1-year'],
])('months are those of the calendar: due on 31 August, on %s %s', (on, bucket) => {
  expect(ageOf(bill({ dueDate: '2026-08-31' }), isoDate(on)).bucket).toBe(bucket);
});

test('without a due date a bill ages from its own', () => {
  expect(ageOf(bill({ dueDate: null }), isoDate('2026-05-13'))).toMatchObject({ from: '2026-05-12', daysOverdue: 1 });
});

test('payables have the columns of payables', () => {
  const payable = bill({ side: 'payable', dueDate: '2026-06-11' });
  expect(ageOf(payable, isoDate('2026-12-11')).bucket).toBe('under-1-year');
  expect(bucketsOf('payable')).not.toContain('under-6-months');
  const rows = [{ bucket: ageOf(payable, isoDate('2026-12-11')).bucket, open: payable.open }];
  expect(sumsBy(rows, bucketsOf('payable'))).toMatchObject({ 'not-due': 0, 'under-1-year': rupees(94_400) });
});

test.each([
  ['micro', null, '2026-05-27'],
  ['small', 30, '2026-06-11'],
  ['small', 90, '2026-06-26'],
] as const)('what is owed to a %s supplier with %s days agreed is to be paid by %s', (msme, agreedDays, limit) => {
  const payable = bill({ side: 'payable', msme, agreedDays });
  const before = ageOf(payable, isoDate(limit)).consequences;
  expect(before).toMatchObject([{ id: 'supplier-limit', on: limit, isPast: false }]);
  const past = ageOf(payable, isoDate('2026-07-01')).consequences;
  expect(past).toMatchObject([{ id: 'supplier-limit', isPast: true, says: { id: 'settlement.ageing.supplier-past' } }]);
});

test.each(['medium', null] as const)('a supplier that is %s has no such limit', (msme) => {
  expect(ageOf(bill({ side: 'payable', msme }), isoDate('2026-07-01')).consequences).toEqual([]);
});

test.each([
  ['2026-10-08', []],
  ['2026-10-09', [{ id: 'credit-reversal', isPast: false, on: '2026-11-08' }]],
  ['2026-11-08', [{ id: 'credit-reversal', isPast: false }]],
  ['2026-11-09', [{ id: 'credit-reversal', isPast: true }]],
])('180 days after the bill its credit is reversed: on %s', (on, consequences) => {
  expect(ageOf(bill({ side: 'payable' }), isoDate(on)).consequences).toMatchObject(consequences);
});

test('nothing of this is said of what others owe us', () => {
  expect(ageOf(bill({ msme: 'micro' }), isoDate('2027-03-31')).consequences).toEqual([]);
});

test('what comes of it is said in rupees: the credit inside what is open, and what is not deducted', () => {
  const owed = bill({ side: 'payable', msme: 'micro', open: rupees(64_800), credit: rupees(10_800) });
  const [limit, reversal] = ageOf(owed, isoDate('2026-11-09')).consequences;
  expect(limit?.says).toMatchObject({ params: { amount: { unit: 'paise', value: 54_000_00 } } });
  expect(reversal?.says).toMatchObject({ params: { amount: { unit: 'paise', value: 10_800_00 } } });
  expect(ageOf({ ...owed, credit: rupees(0) }, isoDate('2026-11-09')).consequences).toMatchObject([
    { id: 'supplier-limit' },
  ]);
});
