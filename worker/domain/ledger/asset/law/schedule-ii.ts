import { ACCOUNTING_STANDARDS, CAPITAL_GOODS_CREDIT, SCHEDULE_II } from '../../../law/sources';
import { ruleHistory } from '../../../law/table';
import { type BasisPoints, percent } from '../../../shared/money';
import type { AssetKind } from '../kinds';

/** Kinds of assets whose life the Schedule fixes. A leasehold lasts as long as its lease, what cannot be touched as it is used. */
export type LivedKind = Exclude<AssetKind, 'leasehold' | 'software' | 'other-intangible' | 'goodwill'>;

/** For how many years an asset is useful: over them it is written down to its residual value. */
export const USEFUL_LIVES = ruleHistory<Record<LivedKind, number>>(
  {
    id: 'CA.SCHEDULE_II.LIFE',
    basis: 'EVENT_DATE',
    unit: 'years',
    statute: 'Companies Act 2013 Schedule II, Part C',
    source: SCHEDULE_II,
  },
  [
    {
      from: '2014-04-01',
      value: {
        ...{ 'concrete-building': 60, 'other-building': 30, factory: 30, 'temporary-structure': 3, 'fence-or-well': 5 },
        ...{ computer: 3, server: 6, phone: 5, 'office-equipment': 5, plant: 15 },
        ...{ furniture: 10, 'furniture-for-guests': 8, electrical: 10 },
        ...{ car: 8, 'vehicle-for-hire': 6, 'two-wheeler': 10 },
      },
    },
  ],
);

/** What is left of the cost at the end of the life, at most; less may be taken, more only with a technical note. */
export const RESIDUAL_SHARE = ruleHistory<BasisPoints>(
  {
    id: 'CA.SCHEDULE_II.RESIDUAL',
    basis: 'EVENT_DATE',
    unit: 'basis points of cost',
    statute: 'Companies Act 2013 Schedule II, Part A, para 3(i)',
    source: SCHEDULE_II,
  },
  [{ from: '2014-04-01', value: percent(5) }],
);

export const SHIFTS = ['double', 'triple'] as const;
export type Shift = (typeof SHIFTS)[number];

/** By how much depreciation rises while plant is used in a second or a third shift. */
export const EXTRA_SHIFT = ruleHistory<Record<Shift, BasisPoints>>(
  {
    id: 'CA.SCHEDULE_II.SHIFT',
    basis: 'EVENT_DATE',
    unit: 'basis points of the depreciation of that time',
    statute: 'Companies Act 2013 Schedule II, Part C, note 6',
    source: SCHEDULE_II,
  },
  [{ from: '2014-04-01', value: { double: percent(50), triple: percent(100) } }],
);

/** The life of what cannot be touched is presumed to be no longer. */
export const LONGEST_INTANGIBLE_LIFE = ruleHistory<number>(
  {
    id: 'CA.AS26.LIFE',
    basis: 'EVENT_DATE',
    unit: 'years',
    statute: 'Companies (Accounting Standards) Rules 2021, AS 26 para 63',
    source: ACCOUNTING_STANDARDS,
  },
  [{ from: '2021-04-01', value: 10 }],
);

/**
 * The credit that goes back when capital goods are supplied on which it was taken: what is left of it after so much for each quarter
 * that began, where that is more than the tax on the price. Rule 44(6) reckons otherwise, so this is for a CA to confirm.
 */
export const CREDIT_USED_A_QUARTER = ruleHistory<BasisPoints>(
  {
    id: 'GST.18.6',
    basis: 'SUPPLY_TIME',
    unit: 'basis points of the credit taken, for each quarter begun since the invoice',
    statute: 'CGST Act 2017 s.18(6); CGST Rules 2017 rule 40(2)',
    source: CAPITAL_GOODS_CREDIT,
    status: 'unverified',
  },
  [{ from: '2017-07-01', value: percent(5) }],
);
