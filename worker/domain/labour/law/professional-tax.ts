import type { RuleHistory } from '../../law/rule';
import { LABOUR_SOURCES } from '../../law/sources';
import { type Cited, historyOf, ruleHistory, unread } from '../../law/table';
import { type Paise, paise, rupees } from '../../shared/money';

/** The States whose professional tax is known here, by the first two digits of their GSTINs. */
export const TAXED_STATES = ['29', '27', '33', '36', '19', '24'] as const;
export type TaxedState = (typeof TAXED_STATES)[number];

/** Tamil Nadu taxes the income of a half-year; the others that of a month. */
export const TAXED_BY_HALF_YEAR: TaxedState = '33';

/** The last rupee of salary that is still in a slab, null of the last one, and the tax of the period on it. */
export type Slab = { upTo: Paise | null; tax: Paise; inFebruary?: Paise };

export type Slabs = { everyone: readonly Slab[]; women?: readonly Slab[] };

/** In rupees; a slab ends with an amount, or with the last paisa below one. */
type Given = readonly [upTo: number | { below: number } | null, tax: number, inFebruary?: number];

function lastOf(upTo: Given[0]): Paise | null {
  if (upTo === null) return null;
  return typeof upTo === 'number' ? rupees(upTo) : paise(rupees(upTo.below) - 1);
}

const slabs = (...given: readonly Given[]): readonly Slab[] =>
  given.map(([upTo, tax, inFebruary]) => ({
    upTo: lastOf(upTo),
    tax: rupees(tax),
    ...(inFebruary !== undefined && { inFebruary: rupees(inFebruary) }),
  }));

const of = (
  state: string,
  { statute, ...marks }: Cited,
  versions: readonly { from: string; value: Slabs }[],
): RuleHistory<Slabs> =>
  ruleHistory<Slabs>(
    {
      id: `LAB.PT.${state}`,
      basis: 'TAX_PERIOD',
      unit: 'paise a month by monthly salary; in Tamil Nadu a half-year by its income',
      statute,
      source: LABOUR_SOURCES.professionalTax,
      ...marks,
    },
    versions,
  );

/** What the employer withholds, by State. Changes after April 2026 were not looked for. */
export const TAX_SLABS: Readonly<Record<TaxedState, RuleHistory<Slabs>>> = {
  29: of('KA', { statute: 'Karnataka Tax on Professions, Trades, Callings and Employments Act 1976' }, [
    { from: '2023-04-01', value: { everyone: slabs([{ below: 25_000 }, 0], [null, 200]) } },
    { from: '2025-04-01', value: { everyone: slabs([{ below: 25_000 }, 0], [null, 200, 300]) } },
  ]),
  27: of('MH', { statute: 'Maharashtra State Tax on Professions, Trades, Callings and Employments Act 1975' }, [
    {
      from: '2023-04-01',
      value: {
        everyone: slabs([7_500, 0], [10_000, 175], [null, 200, 300]),
        women: slabs([25_000, 0], [null, 200, 300]),
      },
    },
  ]),
  33: of(
    'TN',
    {
      statute: 'Tamil Nadu Tax on Professions, Trades, Callings and Employments Act 1992; slabs of Chennai',
      status: 'unverified',
    },
    [
      {
        from: '1998-10-01',
        value: {
          everyone: slabs([21_000, 0], [30_000, 135], [45_000, 315], [60_000, 690], [75_000, 1_025], [null, 1_250]),
        },
      },
      {
        from: '2024-10-01',
        value: {
          everyone: slabs([21_000, 0], [30_000, 180], [45_000, 425], [60_000, 930], [75_000, 1_025], [null, 1_250]),
        },
      },
    ],
  ),
  36: of('TS', { statute: 'Telangana Tax on Professions, Trades, Callings and Employments Act 1987' }, [
    { from: '2013-02-06', value: { everyone: slabs([15_000, 0], [20_000, 150], [null, 200]) } },
  ]),
  19: of(
    'WB',
    {
      statute: 'West Bengal State Tax on Professions, Trades, Callings and Employments Act 1979',
      source: unread('West Bengal professional tax'),
    },
    [
      {
        from: '2014-04-01',
        value: { everyone: slabs([10_000, 0], [15_000, 110], [25_000, 130], [40_000, 150], [null, 200]) },
      },
    ],
  ),
  24: of(
    'GJ',
    {
      statute: 'Gujarat State Tax on Professions, Trades, Callings and Employments Act 1976',
      source: unread('Gujarat professional tax'),
      confidence: 'medium',
    },
    [{ from: '2022-04-01', value: { everyone: slabs([12_000, 0], [null, 200]) } }],
  ),
};

/**
 * By when the withheld tax of a period is paid: a day of a month after the one that ends it, its last one where none is named; in
 * Tamil Nadu by the end of the half-year itself.
 */
export type PaymentDay = { every: 'month' | 'half-year' | 'year'; monthsAfter: number; day: number | null };

const paid = (state: string, from: string, value: PaymentDay, marks: Partial<Cited> = {}): RuleHistory<PaymentDay> =>
  historyOf<PaymentDay>({
    id: `LAB.PT.${state}.DUE`,
    from,
    basis: 'TAX_PERIOD',
    value,
    unit: 'day of a month after the period',
    statute: `Professional tax Act and Rules of ${state}`,
    source: LABOUR_SOURCES.professionalTax,
    ...marks,
  });

export const TAX_PAID_BY: Readonly<Record<TaxedState, RuleHistory<PaymentDay>>> = {
  29: paid('KA', '2023-04-01', { every: 'month', monthsAfter: 1, day: 20 }),
  27: paid('MH', '2023-04-01', { every: 'month', monthsAfter: 1, day: null }, { status: 'unverified' }),
  33: paid('TN', '1998-10-01', { every: 'half-year', monthsAfter: 0, day: null }, { status: 'unverified' }),
  36: paid('TS', '2013-02-06', { every: 'month', monthsAfter: 1, day: 10 }),
  19: paid('WB', '2014-04-01', { every: 'month', monthsAfter: 1, day: 21 }, { source: unread('West Bengal Rules') }),
  24: paid('GJ', '2022-04-01', { every: 'month', monthsAfter: 1, day: 15 }, { source: unread('Gujarat Rules') }),
};

/** Of who pays once a year: an employer in Maharashtra whose tax of the last year was less than one lakh. */
export const TAX_PAID_YEARLY: RuleHistory<PaymentDay> = paid(
  'MH.YEARLY',
  '2023-04-01',
  { every: 'year', monthsAfter: 0, day: null },
  { statute: 'Professional tax Act and Rules of MH, tax of the last year below one lakh', status: 'unverified' },
);

/** A month and day of the financial year. */
const yearly = (id: string, from: string, monthDay: string, marks: Partial<Cited> = {}): RuleHistory<string> =>
  historyOf<string>({
    id: `LAB.PT.${id}`,
    from,
    basis: 'TAX_PERIOD',
    value: monthDay,
    unit: 'month and day of the financial year',
    statute: `Professional tax Act and Rules of ${id.slice(0, 2)}`,
    source: LABOUR_SOURCES.professionalTax,
    ...marks,
  });

/** By when the company pays the tax on itself, where the State fixes one day for it. */
export const OWN_TAX_BY: Readonly<Partial<Record<TaxedState, RuleHistory<string>>>> = {
  29: yearly('KA.OWN', '2023-04-01', '04-30'),
  27: yearly('MH.OWN', '2023-04-01', '06-30'),
  36: yearly('TS.OWN', '2013-02-06', '06-30'),
  19: yearly('WB.OWN', '2014-04-01', '07-31', { source: unread('West Bengal Rules') }),
  24: yearly('GJ.OWN', '2022-04-01', '09-30', { source: unread('Gujarat Rules'), confidence: 'medium' }),
};

/** By when the yearly return of the employer for the year before is filed, where the State asks one. */
export const TAX_RETURN_BY: Readonly<Partial<Record<TaxedState, RuleHistory<string>>>> = {
  29: yearly('KA.RETURN', '2023-04-01', '05-30', { confidence: 'medium' }),
  19: yearly('WB.RETURN', '2014-04-01', '04-30', { source: unread('West Bengal Rules') }),
};
