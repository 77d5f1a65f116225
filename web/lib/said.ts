import { type Language, type Said, type Words, wordsOf } from '#domain/shared/message';
import { getLocale } from '../messages/compiled/runtime.js';

// Only the areas that a page says by itself; what the server says arrives in words.
const AREAS = import.meta.glob<Readonly<Record<string, Words>>>(
  '../messages/shared/*/{form,identifiers,trigger,unit}.json',
  {
    eager: true,
    import: 'default',
  },
);

const BASE = 'en';

const languages = new Map<string, Language>();

/** The language of the page, with the words that it says by itself; what has none yet is said in the base language. */
export function pageLanguage(): Language {
  const tag = getLocale();
  const known = languages.get(tag) ?? { tag, words: { ...wordsIn(BASE), ...wordsIn(tag) } };
  languages.set(tag, known);
  return known;
}

function wordsIn(tag: string): Record<string, Words> {
  const entries = Object.entries(AREAS).flatMap(([path, words]) => {
    const [language, area] = path
      .split('/')
      .slice(-2)
      .map((part) => part.replace('.json', ''));
    return language === tag ? Object.entries(words).map(([key, text]) => [`${area}.${key}`, text] as const) : [];
  });
  return Object.fromEntries(entries);
}

/** What the domain says where a page calls it without the server, in the language of the page. */
export const saidInWords = (said: Said): string => (typeof said === 'string' ? said : wordsOf(said, pageLanguage()));
