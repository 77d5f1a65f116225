import { isoDate } from '#domain/shared/dates';
import { type Language, type Words, worded } from '#domain/shared/message';
import { parseRupees } from '#domain/shared/money';
import { formatDate, formatInrExact } from '../../lib/format';
import { pageLanguage } from '../../lib/said';

export const exact = (amount: string): string => formatInrExact(parseRupees(amount));
export const dayOf = (value: string): string => formatDate(isoDate(value));

// The calculator says by itself what elsewhere the server says: the words of this law come with it alone.
const TEXTS = import.meta.glob<Readonly<Record<string, Words>>>('../../messages/shared/*/tds.json', {
  eager: true,
  import: 'default',
});

function languageHere(): Language {
  const { tag, words } = pageLanguage();
  const of = (language: string) => {
    const [, texts = {}] = Object.entries(TEXTS).find(([path]) => path.includes(`/${language}/`)) ?? [];
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`tds.${key}`, text] as const));
  };
  return { tag, words: { ...words, ...of('en'), ...of(tag) } };
}

/** What the law's computation says, in the language of the page. */
export const wordedHere = <Value>(value: Value) => worded(value, languageHere());
