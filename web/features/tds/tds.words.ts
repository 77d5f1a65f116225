import { isoDate } from '#domain/shared/dates';
import { type Words, worded } from '#domain/shared/message';
import { parseRupees } from '#domain/shared/money';
import { formatDate, formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { languageWith, pageLanguage } from '../../lib/said';

export const exact = (amount: string): string => formatInrExact(parseRupees(amount));
export const dayOf = (value: string): string => formatDate(isoDate(value));

/** What of a tax is surcharge and cess, where it has any. */
export function partsOf({ incomeTax, surcharge, cess }: Record<'incomeTax' | 'surcharge' | 'cess', string>) {
  if (surcharge === '0.00' && cess === '0.00') return null;
  return m.tds_parts({ tax: exact(incomeTax), surcharge: exact(surcharge), cess: exact(cess) });
}

/** Whose rate a payee abroad is taxed at. */
export const rateKinds = () => [
  { value: 'act', label: m.tds_rate_act() },
  { value: 'treaty', label: m.tds_rate_treaty() },
];

// The calculator says by itself what elsewhere the server says: the words of this law come with it alone.
const TEXTS = import.meta.glob<Readonly<Record<string, Words>>>('../../messages/shared/*/tds.json', {
  eager: true,
  import: 'default',
});

const languageHere = languageWith(TEXTS, pageLanguage);

/** What the law's computation says, in the language of the page. */
export const wordedHere = <Value>(value: Value) => worded(value, languageHere());
