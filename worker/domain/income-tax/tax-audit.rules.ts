import { crore } from '../roc/amounts';
import { fromStatute } from '../roc/rule-history';
import type { Paise } from '../shared/money';
import { inBothActs } from './act-history';

/** Above which turnover a business has its accounts audited for tax; the larger one where 95% of all money is not cash. */
export const TAX_AUDIT_TURNOVER = inBothActs<{ ordinary: Paise; digital: Paise }>(
  {
    id: 'IT.AUDIT.TURNOVER',
    from: '2024-04-01',
    unit: 'paise of turnover, in general and where cash is at most 5% of receipts and of payments',
    comparator: 'EXCEEDS',
    source: fromStatute('Section 44AB and its successor'),
  },
  { ordinary: crore(1), digital: crore(10) },
  ['s.44AB(a)', 's.63'],
);
