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
    const found = /\bcurrency\b[^a-z]*([A-Z]{3})\b/i.exec(cells.join(' '))?.[1]?.toUpperCase();
    if (found && KNOWN.has(found)) return found;
  }
  return null;
}

/** The currency that a text ends in, as the bill of a card prints it behind the place of a purchase abroad. */
export function currencyBehind(text: string): string | null {
  const [last = ''] = /[A-Z]{3}$/.exec(text) ?? [];
  return KNOWN.has(last) && /\s[A-Z]{3}$/.test(text) ? last : null;
}

const KNOWN: ReadonlySet<string> = new Set([
  'USD',
  'EUR',
  'GBP',
  'AED',
  'SGD',
  'JPY',
  'AUD',
  'CAD',
  'CHF',
  'HKD',
  'SAR',
]);
