import { describe, expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { crore, lakh, paise, percent, rupees } from '../shared/money';
import { missingDeductions, type TaxablePayment, withPanOf } from './finder';
import type { Certificate } from './lower-certificate';
import type { Payer } from './payer';

const MEHRA = { name: 'Adv Mehra', pan: 'ABCPM1234K', kind: 'individual-or-family' } as const;

function paid(day: string, amount: number, more: Partial<TaxablePayment> = {}): TaxablePayment {
  return {
    ...{ id: `${day}-${amount}`, source: 'bank-line', eventOn: isoDate(day), amount: rupees(amount) },
    ...{ nature: 'professionalFee', payee: MEHRA, panState: 'held', narration: 'NEFT', withheld: rupees(0) },
    ...more,
  } as TaxablePayment;
}

const found = (...given: Parameters<typeof missingDeductions>) =>
  missingDeductions(...given).map(({ eventOn, tax, base, runningTotal, reasonFlag }) => [
    ...[eventOn, tax / 100, base / 100, runningTotal / 100],
    ...(reasonFlag ? [reasonFlag] : []),
  ]);

test('J5: rent of the month and a retainer that passes the year’s limit, the earlier sum carried', () => {
  const rent = { nature: 'propertyRent', payee: { name: 'Sunrise Properties Pvt Ltd', kind: 'company' } } as const;
  const payments = [
    paid('2026-10-05', 60_000, { ...rent, panState: 'unknown' }),
    paid('2026-08-12', 20_000),
    paid('2026-10-09', 45_000),
  ];
  expect(found(payments)).toEqual([
    ['2026-10-05', 6_000, 60_000, 60_000],
    ['2026-10-09', 6_500, 65_000, 65_000],
  ]);
  expect(missingDeductions(payments)[0]?.withoutPan).toBe(rupees(12_000));
  expect(missingDeductions(payments)[1]).not.toHaveProperty('withoutPan');
});

test('limits are counted by PAN across bills and bank lines, each kind and each year by itself', () => {
  const asFirm = { payee: { ...MEHRA, name: 'Mehra & Co', partyId: 'p' }, source: 'bill' } as const;
  const across = [paid('2026-08-12', 30_000, asFirm), paid('2026-09-12', 30_000)];
  expect(found(across)).toEqual([['2026-09-12', 6_000, 60_000, 60_000]]);
  expect(found([across[0]!, paid('2026-09-12', 30_000, { nature: 'technicalFee' })])).toEqual([]);
  expect(found([paid('2026-03-31', 30_000), paid('2026-04-01', 30_000)])).toEqual([]);
});

test('what was withheld is not asked again, wherever it stands; what lacks is', () => {
  expect(found([paid('2026-10-09', 60_000, { withheld: rupees(6_000) })])).toEqual([]);
  expect(found([paid('2026-10-09', 60_000, { withheld: rupees(4_000) })])).toEqual([
    ['2026-10-09', 2_000, 60_000, 60_000],
  ]);
  const loose = {
    payee: MEHRA,
    nature: 'professionalFee',
    eventOn: isoDate('2026-10-09'),
    amount: rupees(60_000),
    base: rupees(60_000),
  } as const;
  expect(found([paid('2026-10-09', 60_000)], [{ ...loose, tax: rupees(6_000) }])).toEqual([]);
  expect(found([paid('2026-10-09', 60_000), paid('2026-10-20', 10_000)], [{ ...loose, tax: rupees(6_500) }])).toEqual([
    ['2026-10-20', 500, 10_000, 70_000],
  ]);
});

test('without a PAN the higher rate says why; natures without a rate of their own and those paid by PAN are left out', () => {
  const nobody = { payee: { name: 'Nobody', kind: 'other' }, panState: 'none' } as const;
  expect(found([paid('2026-06-01', 100_000, nobody)])).toEqual([['2026-06-01', 20_000, 100_000, 100_000, 'C']]);
  expect(found([paid('2026-06-01', 100_000, { nature: 'salary' })])).toEqual([]);
  expect(found([paid('2026-06-01', 9_000_000, { nature: 'propertyPurchase' })])).toEqual([]);
});

test('contracts: a large sum by itself, small ones with the year', () => {
  const contract = (day: string, amount: number) => paid(day, amount, { nature: 'contract' });
  expect(
    found([contract('2026-05-10', 20_000), contract('2026-06-10', 40_000), contract('2026-07-10', 45_000)]),
  ).toEqual([
    ['2026-06-10', 800, 40_000, 60_000],
    ['2026-07-10', 1_300, 65_000, 105_000],
  ]);
});

test('a certificate lowers the rate on its days, up to its limit', () => {
  const certificate: Certificate = {
    ...{
      id: 'c',
      number: 'C1',
      pan: MEHRA.pan,
      nature: 'professionalFee',
      rate: percent(2),
      limit: lakh(1),
      used: rupees(0),
    },
    ...{ validFrom: isoDate('2026-05-01'), validTo: isoDate('2027-03-31') },
  };
  const payments = [paid('2026-04-10', 60_000), paid('2026-05-10', 80_000), paid('2026-06-10', 40_000)];
  expect(found(payments, [], [certificate])).toEqual([
    ['2026-04-10', 6_000, 60_000, 60_000],
    ['2026-05-10', 1_600, 80_000, 140_000, 'A'],
    ['2026-06-10', 2_400, 40_000, 180_000, 'A'],
  ]);
});

test('goods bear 0.1% of what passes fifty lakh of one seller, where the buyer’s turnover passed ten crore', () => {
  const bought = (day: string, amount: number) => paid(day, amount, { nature: 'goods', source: 'bill' });
  const bills = [bought('2026-05-10', 4_000_000), bought('2026-06-10', 2_000_000)];
  const large = { turnoverBefore: paise(crore(10) + 1) };
  expect(found(bills, [], [], large)).toEqual([['2026-06-10', 1_000, 1_000_000, 6_000_000]]);
  expect(missingDeductions(bills, [], [], large)[0]?.explained.value.code).toBe('1031');
  expect(found(bills, [], [], { turnoverBefore: crore(10) })).toEqual([]);
  expect(found(bills)).toEqual([]);
});

describe('what a firm pays a partner bears tax on the whole once the year passes twenty thousand, from April 2025', () => {
  const drawn = (day: string, amount: number, more: Partial<TaxablePayment> = {}) =>
    paid(day, amount, { nature: 'partner', ...more });
  const two = [drawn('2026-05-10', 15_000), drawn('2026-06-10', 15_000)];

  test.each<[string, TaxablePayment[], Payer, (string | number)[][]]>([
    ['passes it with the second', two, { isFirm: true }, [['2026-06-10', 3_000, 30_000, 30_000]]],
    ['where the form of the payer is not stated', two, {}, [['2026-06-10', 3_000, 30_000, 30_000]]],
    ['in a company, which has no partners', two, { isFirm: false }, []],
    ['exactly at the limit', [drawn('2026-05-10', 20_000)], { isFirm: true }, []],
    ['by the old Act', [drawn('2026-03-31', 30_000)], { isFirm: true }, [['2026-03-31', 3_000, 30_000, 30_000]]],
    ['before the section was in force', [drawn('2025-03-31', 90_000)], { isFirm: true }, []],
    // W23: interest of 18,000 in September, remuneration of 4,000 in March.
    [
      'W23',
      [drawn('2025-09-30', 18_000), drawn('2026-03-20', 4_000)],
      { isFirm: true },
      [['2026-03-20', 2_200, 22_000, 22_000]],
    ],
    [
      'without PAN',
      [drawn('2026-05-10', 30_000, { panState: 'none' })],
      { isFirm: true },
      [['2026-05-10', 6_000, 30_000, 30_000, 'C']],
    ],
    [
      'each partner by himself',
      [
        drawn('2026-05-10', 15_000),
        drawn('2026-06-10', 15_000, { payee: { ...MEHRA, name: 'Rao', pan: 'ABCPR1234K' } }),
      ],
      { isFirm: true },
      [],
    ],
  ])('%s', (_, payments, payer, expected) => expect(found(payments, [], [], payer)).toEqual(expected));

  test('under the code of the day', () => {
    const codes = [drawn('2026-03-31', 30_000), drawn('2026-04-01', 30_000)];
    expect(missingDeductions(codes, [], [], { isFirm: true }).map(({ explained }) => explained.value.code)).toEqual([
      '94T',
      '1067',
    ]);
  });
});

test('an advance counts when it is paid, and the bill after it by the rest; what was withheld of the whole bill covers both', () => {
  const advance = paid('2026-05-10', 40_000, { isAdvance: true });
  const bill = (withheld: number) => paid('2026-06-10', 60_000, { source: 'bill', withheld: rupees(withheld) });
  expect(found([advance, bill(0)])).toEqual([['2026-06-10', 6_000, 60_000, 60_000]]);
  expect(found([advance, bill(6_000)])).toEqual([]);
  const large = paid('2026-05-10', 55_000, { isAdvance: true });
  expect(found([large, bill(0)])).toEqual([
    ['2026-05-10', 5_500, 55_000, 55_000],
    ['2026-06-10', 500, 5_000, 60_000],
  ]);
  expect(found([large, bill(6_000)])).toEqual([]);
});

test('an advance of the year before is no sum of the bills of this year that use it', () => {
  const advance = paid('2026-03-20', 100_000, { isAdvance: true, withheld: rupees(10_000) });
  const bill = paid('2026-04-10', 100_000, { source: 'bill' });
  expect(found([bill], [], [], {}, [advance])).toEqual([]);
  expect(found([advance, bill])).toEqual([]);
  // What the bill is more counts, and an advance that a bill of its own year used up is used.
  const larger = paid('2026-04-10', 160_000, { source: 'bill' });
  expect(found([larger], [], [], {}, [advance])).toEqual([['2026-04-10', 6_000, 60_000, 60_000]]);
  const used = paid('2026-03-25', 90_000, { source: 'bill' });
  expect(found([bill], [], [], {}, [used, advance])).toEqual([['2026-04-10', 9_000, 90_000, 90_000]]);
  const ofOther = { ...advance, payee: { name: 'Somebody', kind: 'other' } } as const;
  expect(found([bill], [], [], {}, [ofOther])).toEqual([['2026-04-10', 10_000, 100_000, 100_000]]);
});

test('a note that lowers a bill lowers what the year counts from its day on, and is never proposed itself', () => {
  const bill = paid('2026-10-10', 45_000, { source: 'bill' });
  const note = paid('2026-10-12', -10_000, { source: 'bill' });
  expect(found([bill, note, paid('2026-10-20', 15_000, { source: 'bill' })])).toEqual([]);
  expect(found([bill, note, paid('2026-10-20', 15_001, { source: 'bill' })])).toEqual([
    ['2026-10-20', 5_000, 50_001, 50_001],
  ]);
  expect(found([paid('2026-10-10', 60_000), note])).toEqual([['2026-10-10', 6_000, 60_000, 60_000]]);
});

test('a PAN says who is paid: the nature, the rate and what was paid to that PAN before follow from it', () => {
  const unknown = { payee: { name: 'Ramesh Kumar', kind: 'other' }, panState: 'unknown', nature: 'contract' } as const;
  const line = paid('2026-07-07', 131_000, unknown);
  expect(found([line])).toEqual([['2026-07-07', 2_620, 131_000, 131_000]]);
  const known = withPanOf(line, 'ABCPR1234K');
  expect(known).toMatchObject({ nature: 'contractWithIndividual', panState: 'held', payee: { pan: 'ABCPR1234K' } });
  expect(found([known])).toEqual([['2026-07-07', 1_310, 131_000, 131_000]]);
  expect(withPanOf(line, 'AAACR1234K').nature).toBe('contract');
  expect(withPanOf(paid('2026-07-07', 1, { nature: 'insuranceCommission' }), 'AAACR1234K').nature).toBe(
    'insuranceCommissionToCompany',
  );
  expect(withPanOf(paid('2026-07-07', 1), 'AAACR1234K').nature).toBe('professionalFee');
});
