import { type Said, type Words, wordsOf } from '#domain/shared/message';
import { getLocale } from '../messages/compiled/runtime.js';

// Only the areas that a page says by itself; what the server says arrives in words.
const AREAS = import.meta.glob<Readonly<Record<string, Words>>>(
  '../messages/shared/*/{form,identifiers,trigger}.json',
  {
    eager: true,
    import: 'default',
  },
);

const BASE = 'en';

/** What the domain says where a page calls it without the server, in the language of the page. */
export function saidInWords(said: Said): string {
  if (typeof said === 'string') return said;
  const [area = ''] = said.id.split('.');
  const wordsIn = (tag: string) => AREAS[`../messages/shared/${tag}/${area}.json`];
  const tag = wordsIn(getLocale()) ? getLocale() : BASE;
  const words = Object.entries(wordsIn(tag) ?? {}).map(([key, text]) => [`${area}.${key}`, text] as const);
  return wordsOf(said, { tag, words: Object.fromEntries(words) });
}
