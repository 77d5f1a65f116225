import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { type Paise, percent } from '../../shared/money';
import type { Entry } from '../model';
import { basisOf } from './basis';
import { paidIn } from './cash-basis';
import { accountOf, EXAMPLE_NAMES, exampleOf, movementIn } from './reading.fixture';

const day = isoDate;
const rs = (amount: number) => Math.round(amount * 100) as Paise;
const entry = (account: string, amount: number, more: Partial<Entry> = {}): Entry => ({
  account,
  amount: rs(amount),
  ...more,
});
const voucher = (date: string, ...entries: Entry[]) => ({ date: day(date), entries });

const INVOICE = voucher(
  '2026-04-01',
  entry('1401', 118_000, { partyId: 'Lark', billId: '88' }),
  entry('4101', -100_000),
  entry('2703', -18_000),
);
const paid = (date: string, amount: number, more: Partial<Entry> = { partyId: 'Lark', billId: '88' }) =>
  voucher(date, entry('1501', amount), entry('1401', -amount, more));

const paidBetween = (vouchers: Parameters<typeof paidIn>[0], from = '2026-04-01', to = '2027-03-31') =>
  Object.fromEntries(paidIn(vouchers, day(from), day(to), accountOf));

test.each([
  ['not paid', [INVOICE], {}],
  ['a quarter paid', [INVOICE, paid('2026-05-01', 29_500)], { '4101': rs(-25_000) }],
  ['paid in two parts', [INVOICE, paid('2026-05-01', 29_500), paid('2026-06-01', 88_500)], { '4101': rs(-100_000) }],
  ['paid too much', [INVOICE, paid('2026-05-01', 150_000)], { '4101': rs(-100_000) }],
  ['paid on another bill', [INVOICE, paid('2026-05-01', 118_000, { partyId: 'Lark', billId: '89' })], {}],
  [
    'paid net of tax deducted',
    [
      INVOICE,
      voucher(
        '2026-05-01',
        entry('1501', 108_000),
        entry('1621', 10_000, { tag: '2026-27' }),
        entry('1401', -118_000, { partyId: 'Lark', billId: '88' }),
      ),
    ],
    { '4101': rs(-100_000) },
  ],
  [
    'paid in advance',
    [voucher('2026-03-01', entry('1501', 59_000), entry('1401', -59_000, { partyId: 'Lark', billId: '88' })), INVOICE],
    { '4101': rs(-50_000) },
  ],
  [
    'written off after a half',
    [
      INVOICE,
      paid('2026-05-01', 59_000),
      voucher('2027-03-31', entry('5527', 59_000), entry('1401', -59_000, { partyId: 'Lark', billId: '88' })),
    ],
    { '4101': rs(-50_000) },
  ],
  [
    'paid, and the cheque came back',
    [
      INVOICE,
      paid('2026-05-01', 118_000),
      voucher('2026-05-04', entry('1401', 118_000, { partyId: 'Lark', billId: '88' }), entry('1501', -118_000)),
      paid('2026-06-01', 59_000),
    ],
    { '4101': rs(-50_000) },
  ],
  ['a charge of the bank', [voucher('2026-04-01', entry('5522', 500), entry('1501', -500))], { '5522': rs(500) }],
  ['depreciation', [voucher('2026-04-01', entry('5401', 500), entry('1111', -500))], {}],
] as const)('%s', (_, vouchers, expected) => {
  expect(paidBetween(vouchers)).toEqual(expected);
});

test('what was paid counts in the period of the payment, whatever the day of the bill', () => {
  const vouchers = [INVOICE, paid('2026-05-01', 29_500), paid('2026-06-01', 88_500)];
  expect(paidBetween(vouchers, '2026-06-01', '2026-06-30')).toEqual({ '4101': rs(-75_000) });
});

test('a payroll counts as its net pay and its dues are paid', () => {
  const payroll = voucher(
    '2026-04-30',
    entry('5201', 250_000),
    entry('5203', 6_125),
    entry('2721', -234_000),
    entry('2713', -11_525),
    entry('2715', -600),
    entry('2711', -10_000, { tag: '192' }),
  );
  const net = voucher('2026-04-30', entry('2721', 234_000), entry('1501', -234_000));
  const dues = voucher(
    '2026-05-15',
    entry('2713', 11_525),
    entry('2715', 600),
    entry('2711', 10_000, { tag: '192' }),
    entry('1501', -22_125),
  );
  const april = paidBetween([payroll, net, dues], '2026-04-01', '2026-04-30');
  expect((april['5201'] ?? 0) + (april['5203'] ?? 0)).toBe(rs(234_000));
  expect(paidBetween([payroll, net, dues])).toEqual({ '5201': rs(250_000), '5203': rs(6_125) });
});

test('of books on money alone the paid basis is the booked one', () => {
  for (const name of ['E1', 'E7'] as const) {
    const { vouchers, profitAndLoss } = exampleOf(name);
    const { from, to } = profitAndLoss;
    const booked = [...movementIn(vouchers, from, to)].filter(
      ([id]) => /^[45]/.test(id) && id !== '5302' && id !== '5526' && id !== '5530',
    );
    const found = paidIn(vouchers, from, to, accountOf);
    for (const [id, amount] of booked) expect([id, found.get(id)]).toEqual([id, amount]);
  }
});

test('no example counts more income than was booked and received in it', () => {
  for (const name of EXAMPLE_NAMES) {
    const { vouchers, profitAndLoss } = exampleOf(name);
    const { from, to } = profitAndLoss;
    const revenue = (of: ReadonlyMap<string, number>) =>
      ['4101', '4102', '4103'].reduce((sum, id) => sum - (of.get(id) ?? 0), 0);
    expect(revenue(paidIn(vouchers, from, to, accountOf))).toBeLessThanOrEqual(
      revenue(movementIn(vouchers, '2000-01-01', to)) + rs(216_000),
    );
  }
});

const FACTS = {
  to: day('2027-03-31'),
  revenue: rs(100_000),
  revenueByDocument: rs(0),
  expenses: rs(60_000),
  expensesByDocument: rs(0),
  documentsCompleteTo: null,
  open: [rs(0)],
};

test.each([
  [{}, { kind: 'money', revenueShare: 0, expenseShare: 0 }],
  [{ revenueByDocument: rs(99_999.99) }, { kind: 'mixed', revenueShare: percent(99.99), expenseShare: 0 }],
  [
    { revenueByDocument: rs(100_000), expensesByDocument: rs(60_000) },
    { kind: 'mixed', revenueShare: percent(100), expenseShare: percent(100) },
  ],
  [{ documentsCompleteTo: day('2027-03-31') }, { kind: 'accrual', revenueShare: 0, expenseShare: 0 }],
  [{ documentsCompleteTo: day('2027-03-30') }, { kind: 'money', revenueShare: 0, expenseShare: 0 }],
  [
    { documentsCompleteTo: day('2027-03-31'), open: [rs(-0.01)] },
    { kind: 'money', revenueShare: 0, expenseShare: 0 },
  ],
  [
    { revenue: rs(0), expenses: rs(0) },
    { kind: 'money', revenueShare: 0, expenseShare: 0 },
  ],
])('the basis of %o', (facts, expected) => {
  expect(basisOf({ ...FACTS, ...facts })).toEqual(expected);
});

const OPENED = {
  ...voucher(
    '2026-04-01',
    entry('1501', 1_000),
    entry('1401', 118_000, { partyId: 'Lark', billId: '12' }),
    entry('1401', -5_000, { partyId: 'Wren' }),
    entry('2601', -54_000, { partyId: 'Cloudline', billId: 'C-9' }),
    entry('2721', -30_000),
    entry('2728', -20_000, { partyId: 'Lapco' }),
    entry('4101', -80_000),
    entry('2101', 70_000),
  ),
  isOpening: true,
};
const settled = (date: string, account: string, amount: number, more: Partial<Entry> = {}) =>
  voucher(date, entry('1501', -amount), entry(account, amount, more));

test.each([
  ['alone are neither paid nor income', [OPENED], {}],
  [
    'count when they are received',
    [OPENED, paid('2026-05-01', 118_000, { partyId: 'Lark', billId: '12' })],
    { '4104': rs(-118_000) },
  ],
  ['count as far as', [OPENED, paid('2026-05-01', 18_000, { partyId: 'Lark', billId: '12' })], { '4104': rs(-18_000) }],
  [
    'count no more once the cheque came back',
    [
      OPENED,
      paid('2026-05-01', 118_000, { partyId: 'Lark', billId: '12' }),
      paid('2026-05-04', -118_000, { partyId: 'Lark', billId: '12' }),
    ],
    {},
  ],
  [
    'written off are no income',
    [OPENED, voucher('2026-05-01', entry('5527', 118_000), entry('1401', -118_000, { partyId: 'Lark', billId: '12' }))],
    {},
  ],
  [
    'owed to suppliers and staff count when they are paid',
    [
      OPENED,
      settled('2026-05-01', '2601', 54_000, { partyId: 'Cloudline', billId: 'C-9' }),
      settled('2026-05-01', '2721', 30_000),
    ],
    { '5201': rs(30_000), '5531': rs(54_000) },
  ],
  ['owed for assets are no expense', [OPENED, settled('2026-05-01', '2728', 20_000, { partyId: 'Lapco' })], {}],
  [
    'of a customer in credit were received before the books',
    [OPENED, settled('2026-05-01', '1401', 5_000, { partyId: 'Wren' })],
    {},
  ],
  [
    'do not touch what was billed since',
    [OPENED, { ...INVOICE, date: day('2026-04-20') }, paid('2026-05-01', 59_000)],
    { '4101': rs(-50_000) },
  ],
] as const)('balances from before the books %s', (_, vouchers, expected) => {
  expect(paidBetween(vouchers)).toEqual(expected);
});
