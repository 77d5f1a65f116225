import { type Message, type Words, wordsOf } from '#domain/shared/message';
import { getLocale } from '../messages/compiled/runtime.js';

// Only the areas that a page says by itself; what the server says arrives in words.
const AREAS = import.meta.glob<Readonly<Record<string, Words>>>('../messages/shared/*/{identifiers,trigger}.json', {
  eager: true,
  import: 'default',
});

const BASE = 'en';

/** What the domain says where a page calls it without the server, in the language of the page. */
export function saidInWords(message: Message): string {
  const [area = ''] = message.id.split('.');
  const wordsIn = (tag: string) => AREAS[`../messages/shared/${tag}/${area}.json`];
  const tag = wordsIn(getLocale()) ? getLocale() : BASE;
  const words = Object.entries(wordsIn(tag) ?? {}).map(([key, text]) => [`${area}.${key}`, text] as const);
  return wordsOf(message, { tag, words: Object.fromEntries(words) });
}
