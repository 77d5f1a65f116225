import type { RuleHistory } from '../../law/rule';
import { LABOUR_SOURCES } from '../../law/sources';
import { type Cited, historyOf, ruleHistory } from '../../law/table';
import type { TaxedState } from './professional-tax';

/** A duty that comes once, with the day from which so many are employed: from how many, and within how many days. */
export type OnceDuty = { fromCount: number; days: number };

/** What the labour codes ask once of who employs. */
export const ONCE_DUTIES = {
  'appointment-letters': historyOf<OnceDuty>({
    id: 'LAB.LETTER',
    from: '2025-11-21',
    basis: 'EVENT_DATE',
    value: { fromCount: 1, days: 0 },
    unit: 'employees; days from the day of so many',
    statute: 'Occupational Safety, Health and Working Conditions Code 2020 s.6',
    confidence: 'medium',
  }),
  'establishment-registration': historyOf<OnceDuty>({
    id: 'LAB.OSH.REG',
    from: '2025-11-21',
    basis: 'EVENT_DATE',
    value: { fromCount: 10, days: 60 },
    unit: 'employees; days from the day of so many',
    statute: 'Occupational Safety, Health and Working Conditions Code 2020 s.3',
    confidence: 'medium',
  }),
} as const;

/** The day of the next month by which the wages of a month are paid. */
export const WAGE_DAY: RuleHistory<number> = historyOf<number>({
  id: 'LAB.WAGE.PAY',
  from: '2025-11-21',
  basis: 'TAX_PERIOD',
  value: 7,
  unit: 'day of the next month; which establishments it binds before State rules is not settled',
  statute: 'Code on Wages 2019 s.17',
  source: LABOUR_SOURCES.payroll,
  status: 'unverified',
});

/**
 * The registration of an establishment under the State's Shops Act. `fromCount`: where fewer only tell that they exist. `renewed`: every
 * so many years, on a day of a year or, without one, on the day of the registration; the certificate's own end goes before it.
 */
export type ShopsDuty = {
  fromCount: number;
  within: { days: number } | { months: number };
  renewed?: { everyYears: number; by?: string };
};

const shops = (state: string, from: string, { statute, ...marks }: Cited, value: ShopsDuty): RuleHistory<ShopsDuty> =>
  ruleHistory<ShopsDuty>(
    { id: `LAB.SHOPS.${state}`, basis: 'EVENT_DATE', unit: 'employees; days or months; years', statute, ...marks },
    [{ from, value }],
  );

/** By State, as proposed by a sheet that nobody has compared with the Acts. A limit of 20 since 2025 is told of 27 and 24. */
export const SHOPS_DUTIES: Readonly<Record<TaxedState, RuleHistory<ShopsDuty>>> = {
  29: shops(
    'KA',
    '1963-10-01',
    { statute: 'Karnataka Shops and Commercial Establishments Act 1961 s.4', confidence: 'medium' },
    { fromCount: 1, within: { days: 30 }, renewed: { everyYears: 5, by: '12-30' } },
  ),
  27: shops(
    'MH',
    '2017-12-19',
    { statute: 'Maharashtra Shops and Establishments Act 2017 s.6', confidence: 'low' },
    { fromCount: 10, within: { days: 60 } },
  ),
  33: shops(
    'TN',
    '2024-07-02',
    { statute: 'Tamil Nadu Shops and Establishments Act 1947, as amended', confidence: 'medium' },
    { fromCount: 10, within: { months: 6 } },
  ),
  36: shops(
    'TS',
    '2014-06-02',
    { statute: 'Telangana Shops and Establishments Act 1988 s.3', confidence: 'low' },
    { fromCount: 1, within: { days: 30 }, renewed: { everyYears: 1, by: '12-01' } },
  ),
  19: shops(
    'WB',
    '1964-08-15',
    { statute: 'West Bengal Shops and Establishments Act 1963 s.16', confidence: 'low' },
    { fromCount: 1, within: { days: 30 }, renewed: { everyYears: 3 } },
  ),
  24: shops(
    'GJ',
    '2019-05-01',
    { statute: 'Gujarat Shops and Establishments Act 2019 s.7', confidence: 'low' },
    { fromCount: 10, within: { days: 60 } },
  ),
};
