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

type Texts = Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** The words of a language in files of areas, by the name that a message calls them by: 'unit.days' stands in unit.json. */
const wordsIn = (texts: Texts, tag: string): Record<string, Words> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([path, words]) => {
      const [language, file = ''] = path.split('/').slice(-2);
      const area = file.replace('.json', '');
      return language === tag ? Object.entries(words).map(([key, text]) => [`${area}.${key}`, text] as const) : [];
    }),
  );

/**
 * The language of the page with the words of these files; what has none yet is said in the base language. They are put together once,
 * when something is said.
 */
export function languageWith(texts: Texts, more?: () => Language): () => Language {
  const languages = new Map<string, Language>();
  return () => {
    const tag = getLocale();
    const known = languages.get(tag) ?? {
      tag,
      words: { ...more?.().words, ...wordsIn(texts, BASE), ...wordsIn(texts, tag) },
    };
    languages.set(tag, known);
    return known;
  };
}

/** The language of the page, with the words that it says by itself. */
export const pageLanguage = languageWith(AREAS);

/** What the domain says where a page calls it without the server, in the language of the page. */
export const saidInWords = (said: Said): string => (typeof said === 'string' ? said : wordsOf(said, pageLanguage()));
