import { m } from '../../../lib/messages';
import type { BankTransaction } from '../books.queries';

/** How GST stands to a category, in words; the codes are those of the chart. */
const GST: Readonly<Record<string, () => string>> = {
  output: m.bank_gst_output,
  zero_rated: m.bank_gst_zero_rated,
  exempt: m.bank_gst_exempt,
  outside: m.bank_gst_outside,
  forward: m.bank_gst_forward,
  rcm: m.bank_gst_reverse,
  blocked: m.bank_gst_blocked,
  igst_import: m.bank_gst_import,
  as_per_bill: m.bank_gst_as_per_bill,
  credit_note: m.bank_gst_credit_note,
  review: m.bank_gst_review,
};

/** What a transaction says of GST; null where it says nothing. */
export function gstWords({
  gstMode,
  gstApplicable,
}: Pick<BankTransaction, 'gstMode' | 'gstApplicable'>): string | null {
  if (gstMode) return GST[gstMode]?.() ?? gstMode;
  return gstApplicable ? m.bank_gst_forward() : null;
}
