import type { RuleHistory } from '../../shared/rule';
import { above, each, type TaxAtSource } from './charge';
import { SOURCES } from './sources';
import { NEW_ACT_ASSENT, OLD_ACT_ENDS, tdsRule } from './tds-rule';

const charge = each(1, 1_000_000);
const shared = { basis: 'COLLECTION_EVENT', unit: 'rate and limit', comparator: 'EXCEEDS' } as const;

/** Listed luxury goods sold for more than ten lakh each, from 22 April 2025. */
export const LUXURY_GOODS: RuleHistory<TaxAtSource> = [
  tdsRule({
    ...shared,
    id: 'TCS.LUXURY.c',
    from: '2025-04-22',
    to: OLD_ACT_ENDS,
    value: { act: '1961', section: '206C(1F)', code: '206C', form: '27EQ', charge },
    statute: 'Income-tax Act 1961 s.206C(1F); Notification 36/2025',
    source: SOURCES.luxury,
  }),
  tdsRule({
    ...shared,
    id: 'TCS.LUXURY.d',
    from: '2026-04-01',
    known: NEW_ACT_ASSENT,
    value: { act: '2025', section: '394(1) Sl. 6', code: '1076 to 1085', form: '143', charge },
    statute: 'Income-tax Act 2025 s.394(1) Sl. 6',
    source: SOURCES.codeTables,
  }),
];

/** The collection on sales of goods, which ended when section 194Q alone remained. */
export const SALE_OF_GOODS: RuleHistory<TaxAtSource> = [
  tdsRule({
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
  }),
];
