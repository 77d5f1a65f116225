import { isoDate } from '#domain/shared/dates';
import { type Words, worded } from '#domain/shared/message';
import { parseRupees } from '#domain/shared/money';
import { formatDate, formatInrExact } from '../../lib/format';
import { languageWith, pageLanguage } from '../../lib/said';

export const exact = (amount: string): string => formatInrExact(parseRupees(amount));
export const dayOf = (value: string): string => formatDate(isoDate(value));

// The calculator says by itself what elsewhere the server says: the words of this law come with it alone.
const TEXTS = import.meta.glob<Readonly<Record<string, Words>>>('../../messages/shared/*/tds.json', {
  eager: true,
  import: 'default',
});

const languageHere = languageWith(TEXTS, pageLanguage);

/** What the law's computation says, in the language of the page. */
export const wordedHere = <Value>(value: Value) => worded(value, languageHere());
