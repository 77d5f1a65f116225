import { SALARY_SOURCES } from '../../law/sources';
import { actHistory, unread } from '../../law/table';
import { type BasisPoints, lakh, type Paise, percent, rupees } from '../../shared/money';
import type { Surcharge } from '../surcharge';

/** How a person's income is taxed: by the slabs that hold unless one opts out, or the older ones with their deductions. */
export const PAY_REGIMES = ['new', 'old'] as const;
export type PayRegime = (typeof PAY_REGIMES)[number];

/** The age in the year that moves the old regime's first slab. */
export const AGE_BANDS = ['below-60', 'senior', 'super-senior'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** The rate on the income above each figure, up to the next; below the first nothing is taxed. */
export type IncomeSlabs = readonly { above: Paise; rate: BasisPoints }[];

const slabs = (...given: readonly (readonly [lakhs: number, rate: number])[]): IncomeSlabs =>
  given.map(([lakhs, rate]) => ({ above: rupees(lakhs * 100_000), rate: percent(rate) }));

const UNIT = 'rate on the income above each figure';
const KNOWN_2024 = '2024-08-16';
const KNOWN_2025 = '2025-03-29';
const SLABS_2025 = slabs([4, 5], [8, 10], [12, 15], [16, 20], [20, 25], [24, 30]);

/** The default regime's slabs, for everybody. */
export const NEW_SLABS = actHistory<IncomeSlabs>({ id: 'IT.IND.SLABS.NEW', unit: UNIT }, [
  {
    from: '2024-04-01',
    knownSince: KNOWN_2024,
    value: slabs([3, 5], [7, 10], [10, 15], [12, 20], [15, 30]),
    statute: 'Income-tax Act 1961 s.115BAC(1A) as amended by Finance (No. 2) Act 2024',
    source: SALARY_SOURCES.slabs2024,
  },
  {
    from: '2025-04-01',
    knownSince: KNOWN_2025,
    value: SLABS_2025,
    statute: 'Income-tax Act 1961 s.115BAC(1A) as amended by Finance Act 2025',
    source: SALARY_SOURCES.slabs2025,
  },
  {
    from: '2026-04-01',
    value: SLABS_2025,
    statute: 'Income-tax Act 2025 s.202(1)',
    source: SALARY_SOURCES.section202,
    confidence: 'medium',
  },
]);

const old = (band: string, value: IncomeSlabs) =>
  actHistory<IncomeSlabs>({ id: `IT.IND.SLABS.OLD.${band}`, unit: UNIT, source: SALARY_SOURCES.oldSlabs }, [
    {
      from: '2024-04-01',
      value,
      statute: 'Finance Acts of 2024 and 2025, First Schedule, Part III',
      confidence: 'medium',
    },
    {
      from: '2026-04-01',
      value,
      statute: 'Finance Act 2026, First Schedule',
      source: unread('Finance Act 2026, First Schedule: rates of individuals'),
      confidence: 'medium',
    },
  ]);

/** The old regime's slabs, by age. */
export const OLD_SLABS = {
  'below-60': old('60', slabs([2.5, 5], [5, 20], [10, 30])),
  senior: old('SENIOR', slabs([3, 5], [5, 20], [10, 30])),
  'super-senior': old('SUPER', slabs([5, 20], [10, 30])),
} as const;

const STANDARD_UNIT = 'paise a year, at most the salary';
const OLD_STANDARD_SOURCE = unread('Section 16(ia): standard deduction of the old regime');

/** What is taken off salary without a question, by regime. */
export const STANDARD_DEDUCTION = {
  new: actHistory<Paise>({ id: 'IT.IND.STANDARD.NEW', unit: STANDARD_UNIT }, [
    {
      from: '2024-04-01',
      knownSince: KNOWN_2024,
      value: rupees(75_000),
      statute: 'Income-tax Act 1961 s.16(ia), proviso by Finance (No. 2) Act 2024',
      source: SALARY_SOURCES.slabs2024,
    },
    {
      from: '2025-04-01',
      value: rupees(75_000),
      statute: 'Income-tax Act 1961 s.16(ia), proviso',
      source: SALARY_SOURCES.slabs2025,
    },
    {
      from: '2026-04-01',
      value: rupees(75_000),
      statute: 'Income-tax Act 2025 s.19(1)',
      source: unread('Section 19 of the Income-tax Act 2025'),
      confidence: 'medium',
    },
  ]),
  old: actHistory<Paise>({ id: 'IT.IND.STANDARD.OLD', unit: STANDARD_UNIT, source: OLD_STANDARD_SOURCE }, [
    { from: '2024-04-01', value: rupees(50_000), statute: 'Income-tax Act 1961 s.16(ia)' },
    { from: '2026-04-01', value: rupees(50_000), statute: 'Income-tax Act 2025 s.19(1)', confidence: 'medium' },
  ]),
} as const;

/** Up to an income the tax is remitted, at most by so much; with relief, what is just above pays no more than it is above. */
export type Rebate = { income: Paise; most: Paise; hasMarginalRelief: boolean };

const REBATE_UNIT = 'paise of income, and of tax remitted at most';

export const REBATES = {
  new: actHistory<Rebate>({ id: 'IT.IND.REBATE.NEW', unit: REBATE_UNIT, comparator: 'EXCEEDS' }, [
    {
      from: '2024-04-01',
      value: { income: lakh(7), most: rupees(25_000), hasMarginalRelief: true },
      statute: 'Income-tax Act 1961 s.87A, proviso',
      source: unread('Section 87A, proviso, of 2023'),
    },
    {
      from: '2025-04-01',
      knownSince: KNOWN_2025,
      value: { income: lakh(12), most: rupees(60_000), hasMarginalRelief: true },
      statute: 'Income-tax Act 1961 s.87A as amended by Finance Act 2025',
      source: SALARY_SOURCES.slabs2025,
    },
    {
      from: '2026-04-01',
      value: { income: lakh(12), most: rupees(60_000), hasMarginalRelief: true },
      statute: 'Income-tax Act 2025 s.156',
      source: SALARY_SOURCES.section202,
      confidence: 'medium',
    },
  ]),
  old: actHistory<Rebate>({ id: 'IT.IND.REBATE.OLD', unit: REBATE_UNIT, comparator: 'EXCEEDS' }, [
    {
      from: '2024-04-01',
      value: { income: lakh(5), most: rupees(12_500), hasMarginalRelief: false },
      statute: 'Income-tax Act 1961 s.87A',
      source: SALARY_SOURCES.oldSlabs,
      confidence: 'medium',
    },
    {
      from: '2026-04-01',
      value: { income: lakh(5), most: rupees(12_500), hasMarginalRelief: false },
      statute: 'Income-tax Act 2025 s.156',
      source: unread('Section 156 of the Income-tax Act 2025, old regime'),
      confidence: 'medium',
    },
  ]),
} as const;

const banded = (...bands: readonly (readonly [lakhs: number, rate: number])[]): Surcharge => ({
  bands: bands.map(([lakhs, rate]) => ({ above: lakh(lakhs), rate: percent(rate) })),
  hasMarginalRelief: true,
});

const SURCHARGE_UNIT = 'basis points of tax, where income exceeds';

/** The surcharge of persons; the default regime stops at 25%. */
export const PERSONAL_SURCHARGE = {
  new: actHistory<Surcharge>(
    {
      id: 'IT.IND.SURCHARGE.NEW',
      unit: SURCHARGE_UNIT,
      comparator: 'EXCEEDS',
      source: unread('First Schedule of the Finance Act: surcharge of individuals under section 115BAC'),
    },
    [
      {
        from: '2024-04-01',
        value: banded([50, 10], [100, 15], [200, 25]),
        statute: 'Finance Acts of 2024 and 2025, First Schedule',
      },
      {
        from: '2026-04-01',
        value: banded([50, 10], [100, 15], [200, 25]),
        statute: 'Finance Act 2026, First Schedule',
        confidence: 'medium',
      },
    ],
  ),
  old: actHistory<Surcharge>(
    { id: 'IT.IND.SURCHARGE.OLD', unit: SURCHARGE_UNIT, comparator: 'EXCEEDS', source: SALARY_SOURCES.oldSurcharge },
    [
      {
        from: '2024-04-01',
        value: banded([50, 10], [100, 15], [200, 25], [500, 37]),
        statute: 'Finance Acts of 2024 and 2025, First Schedule',
        confidence: 'medium',
      },
      {
        from: '2026-04-01',
        value: banded([50, 10], [100, 15], [200, 25], [500, 37]),
        statute: 'Finance Act 2026, First Schedule',
        source: unread('Finance Act 2026, First Schedule: surcharge of individuals'),
        confidence: 'medium',
      },
    ],
  ),
} as const;

/** What an employee declares to have off income; only the old regime has any of them, but for the employer's pension share. */
export const DECLARED_KINDS = [
  'rent-allowance',
  'home-loan-interest',
  'savings',
  'own-pension',
  'health-insurance',
  'employer-pension',
  'other',
] as const;
export type DeclaredKind = (typeof DECLARED_KINDS)[number];

/** The most of a declared kind that counts in a year, null where it depends on what is declared; and in which regimes. */
export type DeclaredLimit = { most: Paise | null; regimes: readonly PayRegime[] };

const declared = (kind: string, value: DeclaredLimit, of1961: string, of2025: string) =>
  actHistory<DeclaredLimit>(
    { id: `IT.IND.DECLARED.${kind}`, unit: 'paise a year at most', source: unread(`Deduction of ${of1961}`) },
    [
      { from: '2024-04-01', value, statute: `Income-tax Act 1961 ${of1961}` },
      { from: '2026-04-01', value, statute: `Income-tax Act 2025 ${of2025}`, confidence: 'medium' },
    ],
  );

const OLD_ONLY: readonly PayRegime[] = ['old'];

export const DECLARED_LIMITS = {
  'rent-allowance': declared('HRA', { most: null, regimes: OLD_ONLY }, 's.10(13A)', 'Schedule III'),
  'home-loan-interest': declared('HOME', { most: lakh(2), regimes: OLD_ONLY }, 's.24(b)', 's.22'),
  savings: declared('80C', { most: rupees(150_000), regimes: OLD_ONLY }, 's.80C', 's.123'),
  'own-pension': declared('80CCD1B', { most: rupees(50_000), regimes: OLD_ONLY }, 's.80CCD(1B)', 's.124'),
  'health-insurance': declared('80D', { most: lakh(1), regimes: OLD_ONLY }, 's.80D', 's.126'),
  'employer-pension': declared('80CCD2', { most: null, regimes: PAY_REGIMES }, 's.80CCD(2)', 's.124'),
  other: declared('OTHER', { most: null, regimes: OLD_ONLY }, 'Chapter VI-A', 'Chapter VIII'),
} as const;

/** Whether the professional tax of the year is taken off salary: in the old regime alone. */
export const TAX_ON_EMPLOYMENT_COUNTS = {
  new: actHistory<boolean>(
    { id: 'IT.IND.PT.NEW', unit: 'whether it is deducted', source: unread('Section 115BAC(2)') },
    [
      { from: '2024-04-01', value: false, statute: 'Income-tax Act 1961 s.115BAC(2)' },
      { from: '2026-04-01', value: false, statute: 'Income-tax Act 2025 s.202(2)', confidence: 'medium' },
    ],
  ),
  old: actHistory<boolean>({ id: 'IT.IND.PT.OLD', unit: 'whether it is deducted', source: unread('Section 16(iii)') }, [
    { from: '2024-04-01', value: true, statute: 'Income-tax Act 1961 s.16(iii)' },
    { from: '2026-04-01', value: true, statute: 'Income-tax Act 2025 s.19(1)', confidence: 'medium' },
  ]),
} as const;
