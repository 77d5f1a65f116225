import { actHistory, inBothActs } from '../law/acts';
import { unread } from '../law/table';
import { type BasisPoints, crore, type Paise, paise, percent } from '../shared/money';
import { FIRM_RATES, MARGINAL_RELIEF, RATES_2024 } from './income-tax.sources';

/** The rate on the tax where income exceeds a figure. Marginal relief keeps the step from costing more than it earns. */
export type Surcharge = { bands: readonly { above: Paise; rate: BasisPoints }[]; hasMarginalRelief: boolean };

const UNIT = 'basis points of tax, where income exceeds';

const stepped = (...rates: readonly [aboveOneCrore: number, aboveTenCrore?: number]): Surcharge => ({
  bands: rates.flatMap((rate, index) =>
    rate === undefined ? [] : [{ above: crore(index === 0 ? 1 : 10), rate: percent(rate) }],
  ),
  hasMarginalRelief: true,
});

const flat = (rate: number): Surcharge => ({
  bands: [{ above: paise(0), rate: percent(rate) }],
  hasMarginalRelief: false,
});

export const DOMESTIC_SURCHARGE = actHistory<Surcharge>(
  { id: 'IT.SURCHARGE.DOMESTIC', unit: UNIT, comparator: 'EXCEEDS', source: RATES_2024 },
  [
    {
      from: '2014-04-01',
      value: stepped(5, 10),
      statute: 'Finance (No. 2) Act 2014, First Schedule',
      source: MARGINAL_RELIEF,
    },
    { from: '2015-04-01', value: stepped(7, 12), statute: 'Finance Acts 2015 to 2025, First Schedule' },
    { from: '2026-04-01', value: stepped(7, 12), statute: 'Finance Act 2026, First Schedule' },
  ],
);

export const CONCESSIONAL_SURCHARGE = inBothActs<Surcharge>(
  { id: 'IT.SURCHARGE.CONCESSIONAL', from: '2019-04-01', unit: UNIT, source: RATES_2024 },
  flat(10),
  ['ss.115BAA, 115BAB and the Finance Act of the year', 'ss.200, 201 and Finance Act 2026'],
);

export const FOREIGN_SURCHARGE = inBothActs<Surcharge>(
  { id: 'IT.SURCHARGE.FOREIGN', from: '2024-04-01', unit: UNIT, comparator: 'EXCEEDS', source: RATES_2024 },
  stepped(2, 5),
  ['and Finance (No. 2) Act 2024, First Schedule', 'and Finance Act 2026, First Schedule'],
);

export const LLP_SURCHARGE = inBothActs<Surcharge>(
  { id: 'IT.SURCHARGE.LLP', from: '2014-04-01', unit: UNIT, comparator: 'EXCEEDS', source: FIRM_RATES },
  stepped(12),
  ['and the Finance Act of the year, First Schedule', 'and Finance Act 2026, First Schedule'],
);

/** Unexplained income: its tax always carries this, and no relief. No computation here takes such income. */
export const UNEXPLAINED_INCOME_SURCHARGE = inBothActs<BasisPoints>(
  {
    id: 'IT.SURCHARGE.UNEXPLAINED',
    status: 'unverified',
    from: '2017-04-01',
    unit: 'basis points of tax',
    source: unread('Section 115BBE'),
  },
  percent(25),
  ['s.115BBE', 'successor of s.115BBE'],
);
