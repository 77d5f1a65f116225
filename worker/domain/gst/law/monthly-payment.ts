import type { RuleHistory } from '../../law/rule';
import { historyOf } from '../../law/table';
import { type BasisPoints, percent } from '../../shared/money';

type Given = { id: string; value: number; unit: string };
const share = ({ id, value, unit }: Given): RuleHistory<BasisPoints> =>
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
  quarter: share({ id: 'FIXED.Q', value: 35, unit: 'of the cash paid in the last quarterly GSTR-3B' }),
  month: share({
    id: 'FIXED.M',
    value: 100,
    unit: 'of the cash paid for the last month, where that GSTR-3B was monthly',
  }),
} as const;
