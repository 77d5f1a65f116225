import type { RuleHistory } from '../../law/rule';
import { historyOf } from '../../law/table';
import { type BasisPoints, percent } from '../../shared/money';
import { SOURCES } from './sources';

const rate = (id: string, value: number, statute: string): RuleHistory<BasisPoints> =>
  historyOf({
    id: `GST.COMP.RATE.${id}`,
    from: '2019-04-01',
    basis: 'SUPPLY_TIME',
    value: percent(value),
    unit: 'of turnover, both Acts together',
    statute,
  });

/** What a person under composition pays on turnover, both Acts together. A trader's counts the taxable turnover alone. */
export const COMPOSITION_RATES = {
  manufacturer: rate('MAKER', 1, 'CGST Act 2017 s.10(1)(a); CGST Rules 2017 rule 7'),
  trader: rate('TRADER', 1, 'CGST Act 2017 s.10(1)(c); CGST Rules 2017 rule 7'),
  restaurant: rate('RESTAURANT', 5, 'CGST Act 2017 s.10(1)(b); CGST Rules 2017 rule 7'),
  services: rate('SERVICES', 6, 'CGST Act 2017 s.10(2A); CGST Rules 2017 rule 7'),
};

/** What the operator of a platform collects from its sellers, both Acts together. */
export const OPERATOR_COLLECTION: RuleHistory<BasisPoints> = historyOf(
  {
    id: 'GST.TCS.a',
    from: '2018-10-01',
    basis: 'SUPPLY_TIME',
    value: percent(1),
    unit: 'of net taxable supplies',
    statute: 'CGST Act 2017 s.52(1)',
  },
  {
    id: 'GST.TCS.b',
    from: '2024-07-10',
    basis: 'SUPPLY_TIME',
    value: percent(0.5),
    unit: 'of net taxable supplies',
    statute: 'CGST Act 2017 s.52(1); Notification 15/2024-Central Tax',
    source: SOURCES.tcs,
  },
);

/** What a deductor under section 51 withholds of a payment, both Acts together. */
export const CONTRACT_DEDUCTION: RuleHistory<BasisPoints> = historyOf({
  id: 'GST.TDS.RATE',
  from: '2018-10-01',
  basis: 'SUPPLY_TIME',
  value: percent(2),
  unit: 'of the value without tax',
  statute: 'CGST Act 2017 s.51(1)',
});

/** From when a registered buyer of metal scrap deducts as well. */
export const SCRAP_BUYERS_DEDUCT: RuleHistory<boolean> = historyOf({
  id: 'GST.TDS.SCRAP',
  from: '2024-10-10',
  basis: 'SUPPLY_TIME',
  value: true,
  unit: 'yes or no',
  statute: 'CGST Act 2017 s.51(1); Notification 25/2024-Central Tax',
});
