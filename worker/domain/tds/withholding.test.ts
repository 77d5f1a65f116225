import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { lakh, type Paise, paise, parseRupees, percent, rupees } from '../shared/money';
import { natureOfSection, TDS_RATES, type TdsNature } from './natures';
import { inSmallSums, type PaidSum } from './taxable-now';
import { type Payment, taxToWithhold } from './withholding';

type Sum = readonly [day: string, amount: number | string];
type Other = Partial<Omit<Payment, 'nature' | 'eventOn' | 'amount' | 'earlier'>>;

const inRupees = (amount: number | string): Paise => parseRupees(String(amount));

/** The tax on each of several payments in turn. */
function taxes(nature: TdsNature, sums: readonly Sum[], other: Other = {}): number[] {
  const paid: PaidSum[] = sums.map(([day, amount]) => ({ eventOn: isoDate(day), amount: inRupees(amount) }));
  return paid.map(
    (sum, index) =>
      taxToWithhold({ hasPan: true, ...other, ...sum, nature, earlier: paid.slice(0, index) }).value.tax / 100,
  );
}

const on = (day: string, ...amounts: (number | string)[]): Sum[] => amounts.map((amount) => [day, amount] as const);
const months = (year: number, amount: number): Sum[] =>
  [4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => [`${year}-${String(month).padStart(2, '0')}-28`, amount] as const);

test.each<[string, TdsNature, string, string | null, number, string | undefined]>([
  ['since before', 'professionalFee', '2026-10-05', '2026-10-05', 20_000, 'C'],
  ['since later', 'professionalFee', '2026-10-05', '2026-10-06', 10_000, undefined],
  ['of one who is paid for goods', 'platformSales', '2026-10-05', '2026-04-01', 5_000, 'C'],
  ['not at all', 'professionalFee', '2026-10-05', null, 10_000, undefined],
])('a PAN inoperative %s', (_what, nature, day, since, tax, flag) => {
  const certificate = { id: 'c', number: 'N', rate: percent(0.05), left: rupees(0) };
  const { value, steps } = taxToWithhold({
    ...{ nature, eventOn: isoDate(day), amount: rupees(100_000), hasPan: true, certificate },
    panInoperativeSince: since === null ? null : isoDate(since),
  });
  expect([value.tax, value.reasonFlag]).toEqual([rupees(tax), flag]);
  expect(steps.some(({ id }) => id === 'inoperative')).toBe(flag === 'C');
});

test('W16 and W24: a professional fee with GST shown separately, under each Act', () => {
  const fee = (eventOn: string, isShownSeparately = true) =>
    taxToWithhold({
      nature: 'professionalFee',
      eventOn: isoDate(eventOn),
      amount: rupees(60_000),
      gst: { amount: rupees(10_800), isShownSeparately },
      hasPan: true,
    }).value;
  const amounts = { tax: rupees(6_000), netPaid: rupees(64_800) };
  expect(fee('2025-08-10')).toMatchObject({ ...amounts, act: '1961', section: '194J(b)', code: '4JB', form: '26Q' });
  expect(fee('2026-08-10')).toMatchObject({ ...amounts, act: '2025', code: '1027', form: '140' });
  expect(fee('2026-08-10', false).tax).toBe(rupees(7_080));
});

test.each<[string, TdsNature, Other, number]>([
  ['an individual with PAN', 'platformSalesOfIndividual', {}, 0],
  ['an individual without PAN or Aadhaar', 'platformSalesOfIndividual', { hasPan: false }, 500],
  ['a company with PAN', 'platformSales', {}, 10],
])('W36: the first sale of the year through a platform, %s', (_who, nature, other, tax) => {
  expect(taxes(nature, on('2025-08-10', 10_000), other)).toEqual([tax]);
  expect(taxes(nature, on('2026-08-10', 10_000), other)).toEqual([tax]);
});

test('W36: every other limit holds without PAN as well', () => {
  expect(taxes('professionalFee', on('2025-08-10', 40_000), { hasPan: false })).toEqual([0]);
});

test.each<[string, TdsNature, Sum[], Other, number[]]>([
  ['W17', 'professionalFee', on('2025-08-10', 20_000, 25_000, 10_000), {}, [0, 0, 5_500]],
  ['W18', 'contractWithIndividual', on('2025-08-10', 28_000, 28_000, 28_000, 28_000), {}, [0, 0, 0, 1_120]],
  ['W19', 'contract', on('2025-08-10', 20_000, 40_000), {}, [0, 800]],
  ['W20, fifty thousand a month', 'propertyRent', months(2025, 50_000), {}, Array(9).fill(0)],
  ['W20, one rupee more', 'propertyRent', months(2025, 50_001), {}, Array(9).fill(5_000)],
  ['W20, sixty thousand', 'propertyRent', months(2025, 60_000), {}, Array(9).fill(6_000)],
  [
    'W20, the year before, at the limit',
    'propertyRent',
    months(2024, 20_000),
    { expectedThisYear: rupees(240_000) },
    Array(9).fill(0),
  ],
  [
    'W20, the year before, above it',
    'propertyRent',
    months(2024, 21_000),
    { expectedThisYear: rupees(252_000) },
    Array(9).fill(2_100),
  ],
  ['W21, September 2024', 'commission', on('2024-09-30', 30_000), {}, [1_500]],
  ['W21, October 2024', 'commission', on('2024-10-01', 30_000), {}, [600]],
  ['W22', 'goods', on('2025-08-10', 4_800_000, 500_000), {}, [0, 300]],
  ['W22, no PAN', 'goods', on('2025-08-10', 4_800_000, 500_000), { hasPan: false }, [0, 15_000]],
  [
    'W23',
    'partner',
    [
      ['2025-09-30', 18_000],
      ['2026-03-31', 4_000],
    ],
    {},
    [0, 2_200],
  ],
  ['W25', 'professionalFee', on('2026-06-01', 100_000), { hasPan: false }, [20_000]],
  ['fee at the limit of 2024-25', 'professionalFee', on('2025-03-31', 30_000), {}, [0]],
  ['fee above the limit of 2024-25', 'professionalFee', on('2025-03-31', 50_000), {}, [5_000]],
  ['fee at the limit of 2025-26', 'professionalFee', on('2025-04-01', 50_000), {}, [0]],
  ['fee above it by a paisa', 'professionalFee', on('2025-04-01', '50000.01'), {}, [5_000]],
  [
    'a new year counts from nothing',
    'professionalFee',
    [
      ['2026-03-31', 50_000],
      ['2026-04-01', 50_000],
    ],
    {},
    [0, 0],
  ],
  ['contract at both limits', 'contract', on('2025-08-10', 30_000, 30_000, 30_000, 10_000), {}, [0, 0, 0, 0]],
  [
    'contract past the year, large sums not twice',
    'contract',
    on('2025-08-10', 40_000, 30_000, 30_001),
    {},
    [800, 0, 1_200],
  ],
  ['contract after the year is past', 'contract', on('2025-08-10', 99_000, 2_000, 500), {}, [1_980, 40, 10]],
  ['transporter', 'contract', on('2025-08-10', 200_000), { carrierSince: isoDate('2025-04-01') }, [0]],
  [
    'transporter, new Act',
    'contractWithIndividual',
    on('2026-04-01', 200_000),
    { carrierSince: isoDate('2026-04-01') },
    [0],
  ],
  [
    'transporter without PAN',
    'contract',
    on('2025-08-10', 200_000),
    { carrierSince: isoDate('2025-04-01'), hasPan: false },
    [40_000],
  ],
  [
    'a declaration for no work',
    'professionalFee',
    on('2025-08-10', 200_000),
    { carrierSince: isoDate('2025-04-01') },
    [20_000],
  ],
  ['rent of two bills in a month', 'propertyRent', on('2025-08-10', 30_000, 30_000), {}, [0, 6_000]],
  ['property below fifty lakh', 'propertyPurchase', on('2025-08-10', '4999999.99'), {}, [0]],
  ['property of fifty lakh', 'propertyPurchase', on('2025-08-10', 5_000_000), {}, [50_000]],
  ['cash of a crore and a half', 'cashWithdrawal', on('2025-08-10', 15_000_000), {}, [100_000]],
  ['cash of a non-filer', 'cashWithdrawalByNonFiler', on('2026-03-31', 15_000_000), {}, [410_000]],
  [
    'cash of a non-filer, no tier in the new Act',
    'cashWithdrawalByNonFiler',
    on('2026-04-01', 15_000_000),
    {},
    [100_000],
  ],
  ['non-filer, March 2025', 'professionalFee', on('2025-03-31', 100_000), { isNonFiler: true }, [20_000]],
  ['non-filer, April 2025', 'professionalFee', on('2025-04-01', 100_000), { isNonFiler: true }, [10_000]],
  ['non-filer at the floor', 'technicalFee', on('2025-03-31', 100_000), { isNonFiler: true }, [5_000]],
  ['salary at its average rate', 'salary', on('2026-05-31', 100_000), { averageRate: percent(7.5) }, [7_500]],
  ['winnings at a higher rate than twenty', 'lottery', on('2026-05-31', 20_000), { hasPan: false }, [6_000]],
  ['platform without PAN', 'platformSales', on('2026-05-31', 100_000), { hasPan: false }, [5_000]],
])('%s: %s, %j %j: %j', (_, nature, sums, other, expected) => {
  expect(taxes(nature, sums, other)).toEqual(expected);
});

test('W25: want of a PAN shows as flag C, a sum below the limit as Y, a transporter as T', () => {
  const paid = (other: Other, amount = rupees(100_000)) =>
    taxToWithhold({ nature: 'contract', eventOn: isoDate('2026-06-01'), amount, hasPan: true, ...other }).value;
  expect(paid({ hasPan: false })).toMatchObject({ rate: percent(20), reasonFlag: 'C' });
  expect(paid({}, rupees(1_000)).reasonFlag).toBe('Y');
  expect(paid({ carrierSince: isoDate('2026-04-01') })).toMatchObject({ reasonFlag: 'T', base: 0, rate: 0, tax: 0 });
  expect(paid({})).not.toHaveProperty('reasonFlag');
});

test('what has no rule is refused: a section that ended, an Act that was not yet, an average that is missing', () => {
  expect(() => taxes('unitRepurchase', on('2024-09-30', 1_000))).not.toThrow();
  expect(() => taxes('unitRepurchase', on('2024-10-01', 1_000))).toThrow(RangeError);
  expect(() => taxes('partner', on('2025-03-31', 30_000))).toThrow(RangeError);
  expect(() => taxes('salary', on('2026-05-31', 1_000))).toThrow('rate of the payee');
});

test('the raised rate cites the provision that raised it', () => {
  const payment = { nature: 'contract', amount: lakh(1), hasPan: false } as const;
  const cited = (day: string) =>
    taxToWithhold({ ...payment, eventOn: isoDate(day) }).steps.find(({ id }) => id === 'rate0')?.rule?.statute;
  expect(cited('2026-03-31')).toBe('Income-tax Act 1961 s.206AA');
  expect(cited('2026-04-01')).toBe('Income-tax Act 2025 s.397(2)(b)');
});

test('a section of the books stands for a nature, a contract by the kind of payee', () => {
  expect(natureOfSection('194C', 'individual-or-family')).toBe('contractWithIndividual');
  expect(natureOfSection('194C', 'company')).toBe('contract');
  expect(natureOfSection('194I', 'company')).toBe('propertyRent');
});

const YEARLY = Object.keys(TDS_RATES).filter((nature): nature is 'commission' | 'professionalFee' | 'partner' =>
  ['commission', 'professionalFee', 'partner'].includes(nature),
);

const baseOfAll = (nature: TdsNature, amounts: readonly number[]): number => {
  const paid = amounts.map((amount): PaidSum => ({ eventOn: isoDate('2025-08-10'), amount: paise(amount) }));
  return paid.reduce((total, sum, index) => {
    const earlier = paid.slice(0, index);
    return total + taxToWithhold({ ...sum, nature, earlier, hasPan: true }).value.base;
  }, 0);
};

test('where a year’s limit or excess counts, how the year is split does not change what is taxed', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 4_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom<TdsNature>(...YEARLY, 'goods', 'cashWithdrawal'), amounts, (nature, split) => {
      const scaled = nature === 'goods' || nature === 'cashWithdrawal' ? split.map((one) => one * 1_000) : split;
      const total = scaled.reduce((sum, one) => sum + one, 0);
      expect(baseOfAll(nature, scaled)).toBe(baseOfAll(nature, [total]));
    }),
  );
});

test('the steps of a payment give its tax again', () => {
  const anyNature = fc.constantFrom(
    ...Object.keys(TDS_RATES).filter((one): one is TdsNature => one !== 'unitRepurchase'),
  );
  fc.assert(
    fc.property(anyNature, fc.integer({ min: 1, max: 1e11 }), fc.boolean(), (nature, amount, hasPan) => {
      const eventOn = isoDate('2026-08-10');
      const found = taxToWithhold({ nature, eventOn, amount: paise(amount), hasPan, averageRate: percent(12) });
      const of = (id: string) => Number(found.steps.find((one) => one.id === id)?.quantity.value ?? 0);
      const again = [0, 1].reduce((sum, index) => sum + (of(`base${index}`) * of(`rate${index}`)) / 10_000, 0);
      expect(Math.abs(found.value.tax - again)).toBeLessThanOrEqual(51);
      expect(found.value.tax % 100).toBe(0);
    }),
  );
});

test('a certificate parts what is taxed: at its rate up to what is left of it, at the law’s beyond, and says so', () => {
  const asked = {
    nature: 'professionalFee',
    eventOn: isoDate('2026-07-10'),
    amount: rupees(80_000),
    hasPan: true,
  } as const;
  const certificate = { id: 'c', number: 'C1', rate: percent(2), left: rupees(50_000) };
  const { value, steps } = taxToWithhold({ ...asked, certificates: [certificate] });
  expect(value).toMatchObject({ tax: rupees(4_000), base: rupees(80_000), reasonFlag: 'A' });
  expect(value.certified).toEqual([{ id: 'c', rate: 200, base: rupees(50_000), left: rupees(50_000) }]);
  expect(steps.map(({ id }) => id)).toEqual(expect.arrayContaining(['certificateLeft', 'certified0', 'beyond0']));
  expect(taxToWithhold({ ...asked, certificates: [{ ...certificate, left: rupees(80_000) }] }).value).toMatchObject({
    ...{ tax: rupees(1_600), rate: 200 },
  });
  expect(taxToWithhold({ ...asked, certificates: [{ ...certificate, rate: percent(20) }] }).value).not.toHaveProperty(
    'certified',
  );
});

test('tax is rounded once: a product just below fifty paise goes down', () => {
  // 74,899.58 at 0.5% is 374.4979, which is no 374.50.
  const certificates = [{ id: 'c', number: 'C1', rate: percent(0.5), left: rupees(99_000) }];
  const asked = { nature: 'contract', eventOn: isoDate('2026-07-10'), hasPan: true, certificates } as const;
  expect(taxToWithhold({ ...asked, amount: paise(74_899_58) }).value.tax).toBe(rupees(374));
  expect(taxToWithhold({ ...asked, amount: paise(74_900_00) }).value.tax).toBe(rupees(375));
});

test('what passes the limit of one certificate goes on with the next, and then at the law’s rate, each part told', () => {
  const asked = {
    nature: 'professionalFee',
    eventOn: isoDate('2026-07-10'),
    amount: rupees(80_000),
    hasPan: true,
  } as const;
  const first = { id: 'c', number: 'C1', rate: percent(2), left: rupees(50_000) };
  const second = { id: 'd', number: 'D2', rate: percent(5), left: rupees(20_000) };
  const { value, steps } = taxToWithhold({ ...asked, certificates: [first, second] });
  // 50,000 at 2%, 20,000 at 5%, 10,000 at 10%.
  expect(value).toMatchObject({ tax: rupees(3_000), base: rupees(80_000), rate: 1_000, reasonFlag: 'A' });
  expect(value.certified).toEqual([
    { id: 'c', rate: 200, base: rupees(50_000), left: rupees(50_000) },
    { id: 'd', rate: 500, base: rupees(20_000), left: rupees(20_000) },
  ]);
  expect(steps.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['certified0', 'beyond0', 'certificateLeft/2', 'certified1/2', 'beyond1/2']),
  );
  const within = taxToWithhold({ ...asked, amount: rupees(70_000), certificates: [first, second] }).value;
  expect(within).toMatchObject({ tax: rupees(2_000), rate: 500 });
  const first_only = taxToWithhold({
    ...asked,
    amount: rupees(60_000),
    certificates: [{ ...first, left: rupees(60_000) }, second],
  });
  expect(first_only.value.certified).toHaveLength(1);
});

test.each([
  [84_000, 28_000, 1_120],
  [60_000, 28_000, 0],
  [1_00_000, 1, 1_000],
  [1_00_001, 28_000, 280],
  [5_00_00_00_000, 28_000, 280],
])(
  'a total of %i paid to a contractor before counts as sums that were each too small: %i more bear %i',
  (before, amount, tax) => {
    const day = isoDate('2025-12-01');
    const charge = TDS_RATES.contractWithIndividual.find(({ from, to }) => from <= day && (to === null || day <= to))
      ?.value.charge;
    const earlier = inSmallSums(charge, day, rupees(before));
    expect(earlier.reduce((sum, one) => sum + one.amount, 0)).toBe(rupees(before));
    const asked = {
      nature: 'contractWithIndividual',
      eventOn: day,
      amount: rupees(amount),
      earlier,
      hasPan: true,
    } as const;
    expect(taxToWithhold(asked).value.tax).toBe(rupees(tax));
  },
);
