import {
  CONCESSIONAL,
  FIRM_RATES,
  MANUFACTURING_OPTION,
  MAT_2026,
  MAT_MEMORANDUM,
  NEW_MANUFACTURING,
  RATES_2024,
  RATES_2025,
} from '../../law/sources';
import { actHistory, inBothActs, unread } from '../../law/table';
import { type BasisPoints, crore, type Paise, percent } from '../../shared/money';

/** The rates of each year before the Act of 2025 stand in the Finance Act of that year. */
const YEARLY_ACT_STATUTE = 'and the Finance Act of the year, First Schedule';
const UNIT = 'basis points of total income';

export const NORMAL_RATE = inBothActs<BasisPoints>(
  { id: 'IT.CT.NORMAL', from: '2014-04-01', unit: UNIT, source: RATES_2024 },
  percent(30),
  [YEARLY_ACT_STATUTE, 'and Finance Act 2026, First Schedule'],
);

export type ReducedRate = { rate: BasisPoints; turnoverAtMost: Paise; turnoverOfYear: string };

const reduced = (turnoverOfYear: string): ReducedRate => ({
  rate: percent(25),
  turnoverAtMost: crore(400),
  turnoverOfYear,
});

/** Which year's turnover is compared moves with every Finance Act; that of 2026 follows the pattern and was not read. */
export const REDUCED_RATE = actHistory<ReducedRate>(
  { id: 'IT.CT.NORMAL_LOW', unit: `${UNIT}; paise of turnover at most`, comparator: 'EXCEEDS', source: RATES_2024 },
  [
    { from: '2024-04-01', value: reduced('2022-23'), statute: 'Finance (No. 2) Act 2024, First Schedule' },
    { from: '2025-04-01', value: reduced('2023-24'), statute: 'Finance Act 2025, First Schedule', source: RATES_2025 },
    {
      from: '2026-04-01',
      value: reduced('2024-25'),
      statute: 'Finance Act 2026, First Schedule',
      source: RATES_2025,
      status: 'unverified',
    },
  ],
);

export const MANUFACTURING_25_RATE = inBothActs<BasisPoints>(
  { id: 'IT.CT.115BA', from: '2016-04-01', unit: UNIT, source: MANUFACTURING_OPTION },
  percent(25),
  ['s.115BA', 's.199'],
);

export const CONCESSIONAL_22_RATE = inBothActs<BasisPoints>(
  { id: 'IT.CT.115BAA', from: '2019-04-01', unit: UNIT, source: CONCESSIONAL },
  percent(22),
  ['s.115BAA', 's.200'],
);

/** Manufacturing must have begun by 31 Mar 2024; other income of such a company is taxed at 22%. */
export const NEW_MANUFACTURING_RATE = inBothActs<{ rate: BasisPoints; otherIncome: BasisPoints; begunBy: string }>(
  { id: 'IT.CT.115BAB', from: '2019-04-01', unit: UNIT, source: NEW_MANUFACTURING },
  { rate: percent(15), otherIncome: percent(22), begunBy: '2024-03-31' },
  ['s.115BAB', 's.201'],
);

export const FOREIGN_RATE = inBothActs<BasisPoints>(
  { id: 'IT.CT.FOREIGN', from: '2024-04-01', unit: UNIT, source: RATES_2024 },
  percent(35),
  ['and Finance (No. 2) Act 2024, First Schedule', 'and Finance Act 2026, First Schedule'],
);

export const LLP_RATE = inBothActs<BasisPoints>(
  { id: 'IT.LLP.RATE', from: '2014-04-01', unit: UNIT, source: FIRM_RATES },
  percent(30),
  [YEARLY_ACT_STATUTE, 'and Finance Act 2026, First Schedule'],
);

export const LLP_AMT_RATE = inBothActs<BasisPoints>(
  {
    id: 'IT.LLP.AMT',
    from: '2012-04-01',
    unit: 'basis points of adjusted total income',
    source: unread('Section 115JC'),
    confidence: 'medium',
  },
  percent(18.5),
  ['s.115JC', 's.206'],
);

export const CESS = actHistory<BasisPoints>(
  { id: 'IT.CESS', unit: 'basis points of tax and surcharge', source: RATES_2024 },
  [
    {
      from: '2014-04-01',
      value: percent(3),
      statute: 'Education cesses of the Finance Acts to 2017',
      source: unread('Finance Acts to 2017'),
    },
    { from: '2018-04-01', value: percent(4), statute: 'Finance Act 2018, health and education cess' },
    { from: '2026-04-01', value: percent(4), statute: 'Finance Act 2026, health and education cess' },
  ],
);

export type MinimumTax = { rate: BasisPoints; ifscRate: BasisPoints; createsCredit: boolean };

export const MAT = actHistory<MinimumTax>(
  { id: 'IT.MAT', unit: 'basis points of book profit', source: MAT_MEMORANDUM },
  [
    {
      from: '2019-04-01',
      value: { rate: percent(15), ifscRate: percent(9), createsCredit: true },
      statute: 'Income-tax Act 1961 s.115JB',
    },
    {
      from: '2026-04-01',
      value: { rate: percent(14), ifscRate: percent(9), createsCredit: false },
      statute: 'Income-tax Act 2025 s.206 as amended by Finance Act 2026',
      source: MAT_2026,
    },
  ],
);

/** To 2025-26 credit fills the gap between the tax and MAT; from 2026-27 it pays a share of the tax, on 22% only. */
export type CreditUse = { kind: 'excess_over_mat' } | { kind: 'share_of_tax'; share: BasisPoints };

export const MAT_CREDIT_USE = actHistory<CreditUse>(
  { id: 'IT.MAT.CREDIT', unit: 'way of set-off', source: MAT_MEMORANDUM },
  [
    {
      from: '2019-04-01',
      value: { kind: 'excess_over_mat' },
      statute: 'Income-tax Act 1961 s.115JAA; CBDT Circular 29/2019',
    },
    {
      from: '2026-04-01',
      value: { kind: 'share_of_tax', share: percent(25) },
      statute: 'Income-tax Act 2025 s.206(3) as amended by Finance Act 2026',
      source: MAT_2026,
      // The base of the 25% was not confirmed on the section's text; tax with surcharge and cess is our reading.
      confidence: 'medium',
      status: 'unverified',
    },
  ],
);

/** Credit for AMT is the old measure under both Acts, and also in a year in which nothing is claimed that AMT takes back. */
export const AMT_CREDIT_USE = inBothActs<CreditUse>(
  {
    id: 'IT.LLP.AMT.CREDIT',
    from: '2014-04-01',
    unit: 'way of set-off',
    source: unread('Sections 115JD and 115JEE(3)'),
    confidence: 'medium',
  },
  { kind: 'excess_over_mat' },
  ['ss.115JD(5), 115JEE(3)', 's.206(3)'],
);

export const AMT_CREDIT_YEARS = inBothActs<number>(
  {
    id: 'IT.LLP.AMT.CREDIT.YEARS',
    from: '2017-04-01',
    unit: 'years',
    source: unread('Section 115JD(4)'),
    confidence: 'medium',
  },
  15,
  ['s.115JD(4)', 's.206(3)'],
);

export const MAT_CREDIT_YEARS = inBothActs<number>(
  { id: 'IT.MAT.CREDIT.YEARS', from: '2017-04-01', unit: 'years', source: MAT_MEMORANDUM },
  15,
  ['s.115JAA', 's.206(3)'],
);
