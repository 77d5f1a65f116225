import { type Message, say } from '../../../shared/message';
import { recordsAbove } from '../file/table';
import type { Layout } from '../model';
import type { Refusal } from '../notices';

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
  message: say('statement.not-in-rupees', { unit: unit.includes('000') ? say('statement.thousands') : unit }),
});

const CURRENCY = /^\s*(?:a\/c |account |txn |transaction )?(?:currency|ccy|cur|curr)(?: code)?\s*$/i;
const RUPEES = /^(?:inr|rs\.?|₹|rupees?|indian rupees?|-)?$/i;
/** 'Amount (INR)' is in rupees, whatever the money was before. */
const IN_RUPEES = /₹|\binr\b|\brs\b|rupee/i;

/** Where the currency of each line stands, unless the amounts themselves are headed as rupees. */
export function currencyColumn({ headerCells, columns }: Layout): number | null {
  const at = headerCells.findIndex((heading) => CURRENCY.test(heading));
  const heading = headerCells[columns.amount ?? columns.debit ?? -1] ?? '';
  return at === -1 || IN_RUPEES.test(heading) ? null : at;
}

/** Why a line's amount is not in rupees; null where it is. */
export function foreignFault(cells: readonly string[], at: number | null): Message | null {
  const currency = at === null ? '' : (cells[at] ?? '').trim();
  return RUPEES.test(currency) ? null : say('statement.line-not-in-rupees', { currency: currency.slice(0, 12) });
}

/** What stands for a currency that is not the rupee, and that no line names. */
export const UNNAMED_CURRENCY = 'unnamed';

/** The currency that the lines above the table name, if it is not the rupee; UNNAMED_CURRENCY where only the kind of account says so. */
export function foreignCurrency(above: readonly (readonly string[])[]): string | null {
  for (const cells of above) {
    const text = cells.join(' ');
    const said = LABELLED.exec(text)?.[1] ?? ACCOUNT_IN.exec(text)?.[1] ?? '';
    const found = IN_RUPEES.test(said) ? null : currencyNamed(said);
    if (found) return found;
    if (KEPT_ABROAD.test(text)) return UNNAMED_CURRENCY;
  }
  return null;
}

const LABELLED = /\b(?:currency|ccy)\b[^a-z$€£¥]*([a-z$€£¥]+(?: [a-z]+)?)/i;
/** 'Account Number 000405001234 ( USD )'. */
const ACCOUNT_IN = /\b(?:account|a\/?c)\b[^()]*\d[^()]*\(\s*([a-z]{3})\s*\)/i;
/** Accounts that exporters and people abroad keep here are never in rupees. */
const KEPT_ABROAD = /\b(?:eefc|fcnr)\b/i;

/** The currency that a heading says its amounts are in, if it is not the rupee. */
const currencyOfHeading = (heading: string): string | null =>
  IN_RUPEES.test(spaced(heading)) ? null : currencyNamed(heading);

/** The currency other than the rupee that a few words name, by its sign, its code or its name. */
function currencyNamed(text: string): string | null {
  const code = spaced(text)
    .match(/\b[a-z]{3}\b/gi)
    ?.find((word) => KNOWN.has(word.toUpperCase()));
  return code?.toUpperCase() ?? NAMED.exec(text)?.[0] ?? null;
}

const NAMED = /[$€£¥]|\b(?:us )?dollars?\b|\beuros?\b|\bpounds?(?: sterling)?\b|\bdirhams?\b|\byen\b/i;

/** 'amountUSD' and 'amount_usd' in words. */
const spaced = (text: string): string => text.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');

/** The currency that a text ends in, as the bill of a card prints it behind the place of a purchase abroad. */
export function currencyBehind(text: string): string | null {
  const [last = ''] = /[A-Z]{3}$/.exec(text) ?? [];
  return KNOWN.has(last) && /\s[A-Z]{3}$/.test(text) ? last : null;
}

const KNOWN: ReadonlySet<string> = new Set(
  'USD EUR GBP AED SGD JPY AUD CAD CHF HKD SAR CNY NZD THB QAR OMR KWD BHD MYR ZAR SEK NOK DKK KRW'.split(' '),
);
