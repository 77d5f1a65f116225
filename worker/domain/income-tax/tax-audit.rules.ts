import { inBothActs } from '../law/acts';
import { unread } from '../law/table';
import type { Paise } from '../shared/money';
import { crore } from '../shared/money';

/** Above which turnover a business has its accounts audited for tax; the larger one where 95% of all money is not cash. */
export const TAX_AUDIT_TURNOVER = inBothActs<{ ordinary: Paise; digital: Paise }>(
  {
    id: 'IT.AUDIT.TURNOVER',
    from: '2024-04-01',
    unit: 'paise of turnover, in general and where cash is at most 5% of receipts and of payments',
    comparator: 'EXCEEDS',
    source: unread('Section 44AB and its successor'),
  },
  { ordinary: crore(1), digital: crore(10) },
  ['s.44AB(a)', 's.63'],
);
