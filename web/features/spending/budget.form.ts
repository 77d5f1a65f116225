import * as v from 'valibot';
import { m } from '../../lib/messages';

/** A budget as it is typed: rupees with at most two decimals, grouped or not. */
export const budgetForm = v.object({
  subcategory: v.pipe(
    v.string(),
    v.nonEmpty(() => m.ui_required()),
  ),
  amount: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[₹,\s]/g, '')),
    v.regex(/^\d{1,8}(\.\d{1,2})?$/, () => m.spending_amount_wrong()),
  ),
  fromMonth: v.pipe(
    v.string(),
    v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, () => m.spending_month_wrong()),
  ),
});
