import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { type BasisPoints, type Paise, paise, parseRupees, percent } from '../../shared/money';
import { differenceOf } from '../model';
import { type BankEntry, type GrossUp, isGrossUp, type NotExact } from './gross-up';
import { advanceReturned } from './gross-up-advances';
import { directorLoan, instalmentPaid, loanDrawn } from './gross-up-borrowings';
import { bankCharge, gstChallan, netPayment, salaryPaid, tdsChallan } from './gross-up-payments';
import {
  advanceReceived,
  gatewaySettlement,
  interestReceived,
  marketplaceSettlement,
  taxRefund,
} from './gross-up-receipts';
import { settlementOf } from './settle';

const rs = (text: string): Paise => parseRupees(text.replaceAll(',', ''));
const none = paise(0);
const LOWER = { id: 'c', number: 'C1', rate: percent(2) };
const line = (amount: string, date = '2026-08-12'): BankEntry => ({
  account: '1501',
  amount: rs(amount),
  date: isoDate(date),
});
/** 'Dr 1501 100.00; Cr 4101 100.00', as the worked examples write it. */
const written = (given: GrossUp | NotExact): string[] => {
  if (!isGrossUp(given)) throw new Error(given.problem.id);
  return given.entries.map(({ account, amount, tag }) => {
    const rupees = (Math.abs(amount) / 100).toFixed(2);
    return `${amount > 0 ? 'Dr' : 'Cr'} ${account}${tag ? `[${tag}]` : ''} ${rupees}`;
  });
};

const payment = {
  expense: '5501',
  gstRate: percent(18),
  place: 'within',
  isBlocked: false,
  tds: 'propertyRent',
} as const;
const salary = {
  ...{ salaries: rs('1,85,000'), directors: none, employerPf: rs('6,125'), employerEsi: none },
  ...{
    employeePf: rs('5,400'),
    employeeEsi: none,
    professionalTax: rs('600'),
    tds: rs('12,500'),
    advances: rs('5,000'),
  },
};
const ofAdvance = (taxable: string, igst: string, half: string) => ({
  ...{ taxable: rs(taxable), igst: rs(igst), cgst: rs(half), sgst: rs(half) },
});
const lark = { billId: 'S-01', partyId: 'lark', account: '1401', ref: 'S-01', billDate: isoDate('2026-05-05') };

test.each<[string, GrossUp | NotExact, string, string[]]>([
  [
    'rent net of TDS with GST inside (B20)',
    netPayment(line('-64,800', '2026-07-03'), payment),
    'B20',
    ['Cr 1501 64800.00', 'Dr 5501 60000.00', 'Dr 1611 5400.00', 'Dr 1612 5400.00', 'Cr 2711[1009] 6000.00'],
  ],
  [
    'the same before the Act of 2025 goes by its section',
    netPayment(line('-64,800', '2025-07-03'), { ...payment, place: 'across' }),
    'B20',
    ['Cr 1501 64800.00', 'Dr 5501 60000.00', 'Dr 1613 10800.00', 'Cr 2711[194I] 6000.00'],
  ],
  [
    'a payee with a certificate for lower deduction, within what is left of it',
    netPayment(line('-69,600', '2026-07-03'), { ...payment, certificate: { ...LOWER, left: rs('60,000') } }),
    'B20',
    ['Cr 1501 69600.00', 'Dr 5501 60000.00', 'Dr 1611 5400.00', 'Dr 1612 5400.00', 'Cr 2711[1009] 1200.00'],
  ],
  [
    'blocked credit stays in the expense',
    netPayment(line('-21,000'), { ...payment, expense: '5205', gstRate: percent(5), isBlocked: true, tds: null }),
    'B20',
    ['Cr 1501 21000.00', 'Dr 5205 21000.00'],
  ],
  [
    'a bank charge with GST inside (B05, E3)',
    bankCharge(line('-590'), { place: 'within' }),
    'B05',
    ['Cr 1501 590.00', 'Dr 5522 500.00', 'Dr 1611 45.00', 'Dr 1612 45.00'],
  ],
  [
    'interest net of TDS (B13, E8)',
    interestReceived(line('16,200', '2026-06-30'), {}),
    'B13',
    ['Dr 1501 16200.00', 'Dr 1621[2026-27] 1800.00', 'Cr 4201 18000.00'],
  ],
  [
    'a dividend net of TDS (194, 393(1) Sl. 7)',
    interestReceived(line('90,000', '2026-08-20'), { of: 'dividend' }),
    'B13',
    ['Dr 1501 90000.00', 'Dr 1621[2026-27] 10000.00', 'Cr 4207 100000.00'],
  ],
  [
    'a gateway whose sales are booked (D17, E5)',
    gatewaySettlement(line('17,226.58'), {
      ...{ payments: rs('20,060'), refunds: rs('2,360'), fee: rs('401.20'), tax: rs('72.22') },
      ...{ place: 'within', adjustments: none, sales: null },
    }),
    'D17',
    ['Dr 1501 17226.58', 'Dr 5523 401.20', 'Dr 1611 36.11', 'Dr 1612 36.11', 'Cr 1701 17700.00'],
  ],
  [
    'a gateway whose sales are not',
    gatewaySettlement(line('17,226.58'), {
      ...{ payments: rs('20,060'), refunds: rs('2,360'), fee: rs('401.20'), tax: rs('72.22'), place: 'within' },
      ...{ adjustments: none, sales: { gstRate: percent(18), place: 'within' } },
    }),
    'D17',
    [
      ...['Dr 1501 17226.58', 'Dr 5523 401.20', 'Dr 1611 36.11', 'Dr 1612 36.11'],
      ...['Cr 4101 15000.00', 'Cr 2701 1350.00', 'Cr 2702 1350.00'],
    ],
  ],
  [
    'a marketplace (D18, E5)',
    marketplaceSettlement(line('1,03,240', '2026-09-02'), {
      ...{ sales: rs('1,18,000'), commission: rs('10,000'), freight: rs('2,000'), tax: rs('2,160') },
      ...{ place: 'across', tcs: rs('500'), tds: rs('100') },
    }),
    'D18',
    [
      ...['Dr 1501 103240.00', 'Dr 5512 10000.00', 'Dr 5521 2000.00', 'Dr 1613 2160.00', 'Dr 1619 500.00'],
      ...['Dr 1621[2026-27] 100.00', 'Cr 1704 118000.00'],
    ],
  ],
  [
    'salary net of what was kept back (W01, E6)',
    salaryPaid(line('-1,61,500', '2026-10-31'), salary),
    'W01',
    [
      ...['Cr 1501 161500.00', 'Dr 5201 185000.00', 'Dr 5203 6125.00', 'Cr 2713 11525.00'],
      ...['Cr 2715 600.00', 'Cr 2711[1002] 12500.00', 'Cr 1602 5000.00'],
    ],
  ],
  [
    'a loan less its fee (F01, E8)',
    loanDrawn(line('9,88,200', '2026-04-05'), {
      ...{
        account: '2401',
        tag: 'HBL',
        sanctioned: rs('10,00,000'),
        fee: rs('10,000'),
        tax: rs('1,800'),
        place: 'within',
      },
    }),
    'F01',
    ['Dr 1501 988200.00', 'Dr 5303 10000.00', 'Dr 1611 900.00', 'Dr 1612 900.00', 'Cr 2401[HBL] 1000000.00'],
  ],
  [
    'an instalment (B14, E8)',
    instalmentPaid(line('-33,214.31'), {
      ...{ account: '2401', tag: 'HBL', principal: rs('23,214.31'), interest: rs('10,000'), number: 1, count: 36 },
    }),
    'B14',
    ['Cr 1501 33214.31', 'Dr 2401[HBL] 23214.31', 'Dr 5301 10000.00'],
  ],
  [
    "a director's loan (F07)",
    directorLoan(line('3,00,000'), { director: 'R' }),
    'F07',
    ['Dr 1501 300000.00', 'Cr 2502[R] 300000.00'],
  ],
  [
    'its repayment',
    directorLoan(line('-1,00,000'), { director: 'R' }),
    'F07',
    ['Cr 1501 100000.00', 'Dr 2502[R] 100000.00'],
  ],
  [
    'a refund of tax with interest (B18, E12)',
    taxRefund(line('21,200', '2025-11-10'), {
      ...{ year: '2024-25', tds: rs('60,000'), tcs: none, advanceTax: rs('50,000'), provision: rs('90,000') },
      interest: rs('1,200'),
    }),
    'B18',
    [
      ...['Dr 1501 21200.00', 'Dr 2801[2024-25] 90000.00', 'Cr 1621[2024-25] 60000.00'],
      ...['Cr 1623[2024-25] 50000.00', 'Cr 4202 1200.00'],
    ],
  ],
  [
    'one challan of three codes (T05, E4)',
    tdsChallan(line('-14,300'), {
      parts: [
        { code: '1009', amount: rs('6,000') },
        { code: '1027', amount: rs('7,500') },
        { code: '1024', amount: rs('800') },
      ],
      ...{ interest: none, fee: none },
    }),
    'T05',
    ['Cr 1501 14300.00', 'Dr 2711[1009] 6000.00', 'Dr 2711[1027] 7500.00', 'Dr 2711[1024] 800.00'],
  ],
  [
    'a challan of GST by head (T02, E7)',
    gstChallan(line('-32,891'), { integrated: rs('25,953'), central: rs('3,469'), state: rs('3,469') }),
    'T02',
    ['Cr 1501 32891.00', 'Dr 1616 3469.00', 'Dr 1617 3469.00', 'Dr 1618 25953.00'],
  ],
  [
    'an advance for services (D05, E3)',
    advanceReceived(line('59,000'), { partyId: 'alpha', gstRate: percent(18), place: 'across' }),
    'D05',
    ['Dr 1501 59000.00', 'Cr 2725 59000.00', 'Dr 1615 9000.00', 'Cr 2703 9000.00'],
  ],
  [
    'a receipt net of TDS (D07, E3)',
    settlementOf(line('1,03,400', '2026-06-20'), {
      bills: [{ ...lark, open: rs('1,06,200'), amount: rs('1,06,200') }],
      ...{ onAccount: null, keptBack: rs('2,800'), charges: none },
    }),
    'D07',
    ['Dr 1501 103400.00', 'Dr 1621[2026-27] 2800.00', 'Cr 1401 106200.00'],
  ],
  [
    'tax kept back of a bill of March that is paid in April, in the year of the bill (D07)',
    settlementOf(line('2,16,000', '2026-04-03'), {
      bills: [{ ...lark, billDate: isoDate('2026-03-31'), open: rs('2,36,000'), amount: rs('2,36,000') }],
      ...{ onAccount: null, keptBack: rs('20,000'), charges: none },
    }),
    'D07',
    ['Dr 1501 216000.00', 'Dr 1621[2025-26] 20000.00', 'Cr 1401 236000.00'],
  ],
  [
    'the rest of an advance and a part of another go back with their GST (11B)',
    advanceReturned(line('-41,300'), {
      partyId: 'orchid',
      advances: [
        { voucherId: 'first', open: rs('35,400'), tax: ofAdvance('30,000', '0', '2,700') },
        { voucherId: 'second', open: rs('11,800'), tax: ofAdvance('10,000', '1,800', '0') },
      ],
    }),
    'B12',
    [
      ...['Cr 1501 41300.00', 'Dr 2725[first] 35400.00', 'Dr 2725[second] 5900.00'],
      ...['Dr 2701 2700.00', 'Dr 2702 2700.00', 'Dr 2703 900.00', 'Cr 1615 6300.00'],
    ],
  ],
  [
    'a supplier gives an advance back (B11)',
    advanceReturned(line('5,000'), {
      partyId: 'orchid',
      advances: [{ voucherId: 'first', open: rs('8,000'), tax: ofAdvance('8,000', '0', '0') }],
    }),
    'B11',
    ['Dr 1501 5000.00', 'Cr 1601[first] 5000.00'],
  ],
  [
    'a payment above the bill, the rest on account (D14, E2)',
    settlementOf(line('-60,000', '2026-10-05'), {
      bills: [{ ...lark, account: '2601', open: rs('54,000'), amount: rs('54,000') }],
      onAccount: { partyId: 'lark', account: '2601', amount: rs('6,000') },
      ...{ keptBack: none, charges: none },
    }),
    'D14',
    ['Cr 1501 60000.00', 'Dr 2601 54000.00', 'Dr 2601 6000.00'],
  ],
  [
    'a receipt of which the bank kept its charge with GST (D07, B05)',
    settlementOf(line('99,410'), {
      bills: [{ ...lark, open: rs('1,00,000'), amount: rs('1,00,000') }],
      ...{ onAccount: null, keptBack: none, charges: rs('590') },
      chargesAs: { account: '5522', gst: { rate: percent(18), place: 'within' } },
    }),
    'D07',
    ['Dr 1501 99410.00', 'Dr 5522 500.00', 'Dr 1611 45.00', 'Dr 1612 45.00', 'Cr 1401 100000.00'],
  ],
  [
    'a payment with its charge of another State, the gateway in between (D14)',
    settlementOf(line('-50,023.60'), {
      bills: [{ ...lark, account: '2601', open: rs('50,000'), amount: rs('50,000') }],
      ...{ onAccount: null, keptBack: none, charges: rs('23.60') },
      chargesAs: { account: '5523', gst: { rate: percent(18), place: 'across' } },
    }),
    'D14',
    ['Cr 1501 50023.60', 'Dr 5523 20.00', 'Dr 1613 3.60', 'Dr 2601 50000.00'],
  ],
])('%s', (_, given, rule, entries) => {
  expect(written(given)).toEqual(entries);
  expect(given).toMatchObject({ rule });
});

test.each<[string, GrossUp | NotExact, string, string]>([
  ['a net that leaves part of a paisa', netPayment(line('-64,800.01'), payment), 'base', 'not-exact'],
  ['a base that is not of this net', netPayment(line('-64,800'), { ...payment, base: rs('60,001') }), 'base', 'short'],
  [
    'more than a certificate has left',
    netPayment(line('-69,600'), { ...payment, certificate: { ...LOWER, left: rs('50,000') } }),
    ...(['base', 'certificate-passed'] as const),
  ],
  ['a salary that leaves a difference', salaryPaid(line('-1,61,501'), salary), 'salaries', 'short'],
  [
    'half a paisa of CGST',
    loanDrawn(line('1'), {
      account: '2401',
      tag: 'H',
      sanctioned: rs('2'),
      fee: rs('0.99'),
      tax: rs('0.01'),
      place: 'within',
    }),
    'tax',
    'odd-tax',
  ],
  [
    'more than is open',
    settlementOf(line('100'), {
      bills: [{ ...lark, open: rs('99'), amount: rs('100') }],
      onAccount: null,
      keptBack: none,
      charges: none,
    }),
    'bills.0.amount',
    'above-open',
  ],
  [
    'more of advances than stands against no bill',
    advanceReturned(line('-8,000.01'), {
      partyId: 'orchid',
      advances: [{ voucherId: 'first', open: rs('8,000'), tax: ofAdvance('8,000', '0', '0') }],
    }),
    'party',
    'advance-less',
  ],
  [
    'tax kept back of a payment',
    settlementOf(line('-100'), {
      bills: [{ ...lark, open: rs('100'), amount: rs('100') }],
      onAccount: null,
      keptBack: rs('1'),
      charges: none,
    }),
    'keptBack',
    'kept-back-of-payment',
  ],
])('%s is asked about, not posted', (_, given, field, problem) => {
  if (isGrossUp(given)) throw new Error('it was proposed');
  expect(given.field).toBe(field);
  expect(given.problem.id).toContain(problem === 'short' ? 'missing' : problem);
});

test('whatever is proposed adds up, and its bank entry is the line', () => {
  const amount = fc.integer({ min: 1, max: 9_99_99_99_999_99 }).map((value) => paise(-value));
  const gst = fc.constantFrom(0, 500, 1_800, 4_000).map((rate) => rate as BasisPoints);
  const tds = fc.constantFrom('propertyRent' as const, 'professionalFee' as const, 'contract' as const, null);
  const place = fc.constantFrom('within' as const, 'across' as const);
  fc.assert(
    fc.property(amount, gst, tds, place, (net, gstRate, nature, where) => {
      const bank = { account: '1501', amount: net, date: isoDate('2026-08-12') };
      for (const given of [
        netPayment(bank, { ...payment, gstRate, place: where, tds: nature }),
        bankCharge(bank, { gstRate, place: where }),
        interestReceived({ ...bank, amount: paise(-net) }, {}),
      ]) {
        if (!isGrossUp(given)) continue;
        expect(differenceOf(given.entries)).toBe(0);
        expect(given.entries.filter(({ account }) => account === '1501')).toHaveLength(1);
        expect(given.entries.every(({ amount: each }) => each !== 0)).toBe(true);
      }
    }),
  );
});

test('a base worked out gives the net back, to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_00_00_000 }), (rupees) => {
      const base = paise(rupees * 100);
      const net = base + (base * 18) / 100 - (base * 10) / 100;
      const given = netPayment({ account: '1501', amount: paise(-net), date: isoDate('2026-08-12') }, payment);
      if (!isGrossUp(given)) throw new Error(given.problem.id);
      expect(given.entries[1]).toMatchObject({ account: '5501', amount: base });
    }),
  );
});

test.each([
  [12, '2025-09-21', true],
  [12, '2025-09-22', false],
  [40, '2025-09-21', false],
  [40, '2025-09-22', true],
  [17, '2026-08-12', false],
  [0, '2026-08-12', true],
])('an advance has a rate of its day: %i on %s is taken: %s', (rate, date, isTaken) => {
  const made = advanceReceived(line('59,000', date), { partyId: 'alpha', gstRate: percent(rate), place: 'within' });
  expect(isGrossUp(made) || made.field).toBe(isTaken || 'gstRate');
});
