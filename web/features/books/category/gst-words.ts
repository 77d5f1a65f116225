import { m } from '../../../lib/messages';
import type { BankTransaction } from '../books.queries';

/** How GST stands to a category, in words; the codes are those of the chart. */
const GST: Readonly<Record<string, () => string>> = {
  output: m.books_gst_output,
  zero_rated: m.books_gst_zero_rated,
  exempt: m.books_gst_exempt,
  outside: m.books_gst_outside,
  forward: m.books_gst_forward,
  rcm: m.books_gst_reverse,
  blocked: m.books_gst_blocked,
  igst_import: m.books_gst_import,
  as_per_bill: m.books_gst_as_per_bill,
  credit_note: m.books_gst_credit_note,
  review: m.books_gst_review,
};

/** What a transaction says of GST; null where it says nothing. */
export function gstWords({
  gstMode,
  gstApplicable,
}: Pick<BankTransaction, 'gstMode' | 'gstApplicable'>): string | null {
  if (gstMode) return GST[gstMode]?.() ?? gstMode;
  return gstApplicable ? m.books_gst_forward() : null;
}
