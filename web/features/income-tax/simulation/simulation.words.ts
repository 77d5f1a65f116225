import { type Language, type Words, worded } from '#domain/shared/message';
import { pageLanguage } from '../../../lib/said';

// The simulator says by itself what elsewhere the server says: the words of this law come with it alone.
const AREAS = import.meta.glob<Readonly<Record<string, Words>>>(
  '../../../messages/shared/*/{benefits,company-tax,income-tax,law,period}.json',
  { eager: true, import: 'default' },
);

function wordsIn(tag: string): Record<string, Words> {
  const of = Object.entries(AREAS).filter(([path]) => path.split('/').at(-2) === tag);
  return Object.fromEntries(
    of.flatMap(([path, words]) => {
      const area = path.split('/').at(-1)?.replace('.json', '');
      return Object.entries(words).map(([key, text]) => [`${area}.${key}`, text] as const);
    }),
  );
}

const languages = new Map<string, Language>();

function languageHere(): Language {
  const { tag, words } = pageLanguage();
  const known = languages.get(tag) ?? { tag, words: { ...words, ...wordsIn('en'), ...wordsIn(tag) } };
  languages.set(tag, known);
  return known;
}

/** What the computation says, in the language of the page. */
export const wordedHere = <Value>(value: Value) => worded(value, languageHere());
