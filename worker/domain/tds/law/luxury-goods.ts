import type { RuleHistory } from '../../law/rule';
import { historyOf } from '../../law/table';
import { above, each, type TaxAtSource } from './charge';
import { SOURCES } from './sources';

const charge = each(1, 1_000_000);
const shared = { basis: 'COLLECTION_EVENT', unit: 'rate and limit', comparator: 'EXCEEDS' } as const;

/** Listed luxury goods sold for more than ten lakh each, from 22 April 2025. */
export const LUXURY_GOODS: RuleHistory<TaxAtSource> = historyOf(
  {
    ...shared,
    id: 'TCS.LUXURY.c',
    from: '2025-04-22',
    value: { act: '1961', section: '206C(1F)', code: '206C', form: '27EQ', charge },
    statute: 'Income-tax Act 1961 s.206C(1F); Notification 36/2025',
    source: SOURCES.luxury,
  },
  {
    ...shared,
    id: 'TCS.LUXURY.d',
    from: '2026-04-01',
    value: { act: '2025', section: '394(1) Sl. 6', code: '1076 to 1085', form: '143', charge },
    statute: 'Income-tax Act 2025 s.394(1) Sl. 6',
    source: SOURCES.codeTables,
  },
);

/** The collection on sales of goods, which ended when section 194Q alone remained. */
export const SALE_OF_GOODS: RuleHistory<TaxAtSource> = historyOf({
  ...shared,
  id: 'TCS.GOODS',
  from: '2024-04-01',
  to: '2025-03-31',
  value: {
    act: '1961',
    section: '206C(1H)',
    code: '6CR',
    form: '27EQ',
    charge: above([5_000_000, 0.1]),
  },
  statute: 'Income-tax Act 1961 s.206C(1H), omitted from 1 April 2025',
});
