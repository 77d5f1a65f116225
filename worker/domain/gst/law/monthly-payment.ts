import type { RuleHistory } from '../../law/rule';
import { historyOf } from '../../law/table';
import { type BasisPoints, percent } from '../../shared/money';

const share = (id: string, value: number, unit: string): RuleHistory<BasisPoints> =>
  historyOf({
    id: `GST.PMT06.${id}`,
    from: '2021-01-01',
    basis: 'TAX_PERIOD',
    value: percent(value),
    unit,
    statute: 'CGST Rules 2017 rule 61(3); Notification 85/2020-Central Tax',
  });

/** The fixed sum that a quarterly filer may deposit for months one and two, by what the return before was for. */
export const FIXED_SUM = {
  quarter: share('FIXED.Q', 35, 'of the cash paid in the last quarterly GSTR-3B'),
  month: share('FIXED.M', 100, 'of the cash paid for the last month, where that GSTR-3B was monthly'),
} as const;
