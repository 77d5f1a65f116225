import type { Layout } from './layout';

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
export function foreignFault(cells: readonly string[], at: number | null): string | null {
  const currency = at === null ? '' : (cells[at] ?? '').trim();
  return RUPEES.test(currency) ? null : `The amount is in ${currency.slice(0, 12)}, not in rupees.`;
}

/** The currency that the lines above the table name, if it is not the rupee. */
export function foreignCurrency(above: readonly (readonly string[])[]): string | null {
  for (const cells of above) {
    const text = cells.join(' ');
    const said = LABELLED.exec(text)?.[1] ?? ACCOUNT_IN.exec(text)?.[1] ?? '';
    const found = IN_RUPEES.test(said) ? null : currencyNamed(said);
    if (found) return found;
    if (KEPT_ABROAD.test(text)) return 'a foreign currency';
  }
  return null;
}

const LABELLED = /\b(?:currency|ccy)\b[^a-z$€£¥]*([a-z$€£¥]+(?: [a-z]+)?)/i;
/** 'Account Number 000405001234 ( USD )'. */
const ACCOUNT_IN = /\b(?:account|a\/?c)\b[^()]*\d[^()]*\(\s*([a-z]{3})\s*\)/i;
/** Accounts that exporters and people abroad keep here are never in rupees. */
const KEPT_ABROAD = /\b(?:eefc|fcnr)\b/i;

/** The currency that a heading says its amounts are in, if it is not the rupee. */
export const currencyOfHeading = (heading: string): string | null =>
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
export const spaced = (text: string): string => text.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');

/** The currency that a text ends in, as the bill of a card prints it behind the place of a purchase abroad. */
export function currencyBehind(text: string): string | null {
  const [last = ''] = /[A-Z]{3}$/.exec(text) ?? [];
  return KNOWN.has(last) && /\s[A-Z]{3}$/.test(text) ? last : null;
}

const KNOWN: ReadonlySet<string> = new Set(
  'USD EUR GBP AED SGD JPY AUD CAD CHF HKD SAR CNY NZD THB QAR OMR KWD BHD MYR ZAR SEK NOK DKK KRW'.split(' '),
);
