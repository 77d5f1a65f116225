import { type Language, type Said, type Words, wordsOf } from '#domain/shared/message';
import { pageLanguage } from '../../../lib/said';

// What the domain says of a document while it is typed: more words than a page has by itself, loaded with the form alone.
const AREAS = import.meta.glob<Readonly<Record<string, Words>>>(
  '../../../messages/shared/*/{gst,gst-particulars,ledger,ledger-document,ledger-document-field}.json',
  { eager: true, import: 'default' },
);

const BASE = 'en';

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

/** What the domain says of a document, in the language of the page. */
export function documentWords(said: Said): string {
  if (typeof said === 'string') return said;
  const page = pageLanguage();
  const known = languages.get(page.tag) ?? {
    tag: page.tag,
    words: { ...page.words, ...wordsIn(BASE), ...wordsIn(page.tag) },
  };
  languages.set(page.tag, known);
  return wordsOf(said, known);
}
