import { paise } from '../../shared/money';
import { setOffCredit } from '../set-off';
import { type ByHead, byHead } from './model';

/** What one month put on the control accounts: tax that credit may pay, and credit. */
export type MonthTax = { month: string; output: ByHead; input: ByHead };

/**
 * The credit that months before a period leave: each month's tax takes what the legal order lets it, the rest goes on. It stands for
 * the returns of months whose set-off nobody recorded.
 */
export function creditForward(from: ByHead, months: readonly MonthTax[]): ByHead {
  let left = from;
  for (const { output, input } of months.toSorted((one, other) => (one.month < other.month ? -1 : 1))) {
    const credit = byHead((head) => Math.max(0, left[head] + input[head]));
    const tax = byHead((head) => Math.max(0, output[head]) + Math.max(0, -(left[head] + input[head])));
    const heads = ({ igst, cgst, sgst }: ByHead) => ({ integrated: igst, central: cgst, state: sgst });
    const { closing } = setOffCredit(heads(tax), heads(credit));
    const cess = paise(Math.max(0, credit.cess - tax.cess));
    left = { igst: closing.integrated, cgst: closing.central, sgst: closing.state, cess };
  }
  return left;
}
