import { recordsAbove } from './file-facts';
import { currencyOfHeading, spaced } from './foreign-money';
import type { Layout } from './layout';
import type { Refusal } from './notices';

const SCALE = "(lakhs?|lacs?|crores?|thousands?|millions?|paise|paisa|'000s?)";
/** 'Amount (Rs. in Lakhs)', "Balance '000", 'amountInPaise'; rupees and paise together are what every bank prints. */
const SCALED_HEADING = new RegExp(String.raw`(?:\b|(?='))${SCALE}\b`, 'i');
const AND_PAISE = /(?:₹|\b(?:rs|rupees?|inr)\b).*\bpaise\b/i;
/** A line of its own above the table: 'All figures in Rs. lakhs', '(Amount in ₹ crores)'. Other lines speak of limits and rates. */
const SCALED_ABOVE = new RegExp(
  String.raw`^(?=.*(?:₹|\b(?:amounts?|figures?|values?|in|rs|inr|rupees)\b))\W*(?:all\s+|the\s+)*(?:amounts?|figures?|values?|rs|inr|rupees)?\W*(?:are\s+)?(?:in\s+)?(?:rs|inr|(?:indian\s+)?rupees)?\W*(?:in\s+)?${SCALE}\W*$`,
  'i',
);

/**
 * Why the amounts of a table are no rupees and paise, as its headings or a line above it say: another currency, or a whole number of
 * lakhs or of paise. Such figures look like any others, and their balances follow all the same. Null where nothing says so.
 */
export function unitRefusal(layout: Layout): Refusal | null {
  const { headerCells, columns, headerLine } = layout;
  for (const at of [columns.amount, columns.debit, columns.credit, columns.balance]) {
    const heading = at === undefined ? '' : (headerCells[at] ?? '');
    const unit = currencyOfHeading(heading) ?? scaleOf(heading);
    if (unit) return refused(unit, headerLine);
  }
  const above = recordsAbove(layout)
    .map((cells) => SCALED_ABOVE.exec(cells.join(' ').trim())?.[1])
    .find((scale) => scale !== undefined);
  return above ? refused(above, headerLine) : null;
}

const scaleOf = (heading: string): string | null =>
  AND_PAISE.test(heading) ? null : (SCALED_HEADING.exec(spaced(heading))?.[1] ?? null);

const refused = (unit: string, line: number): Refusal => ({
  code: 'UNSUPPORTED_CONTENT',
  line,
  message: `The statement says that its amounts are in ${unit.includes('000') ? 'thousands' : unit}. Only amounts in rupees and paise can be read, such as “1,18,000.00”. Download it in rupees, or convert the amounts and correct the heading.`,
});
