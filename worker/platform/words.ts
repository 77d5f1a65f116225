import type { Context } from 'hono';
import joined from '../../web/messages/joined/words.json';
import { type Language, type Said, type Worded, type Words, worded, wordsOf } from '../domain/shared/message';
import type { AppEnv } from './app-env';

const CATALOGUE = joined as unknown as Readonly<Record<string, Readonly<Record<string, Words>>>>;

const BASE = 'en';

/** The languages of the catalogue by tag, made once; what another has no words for yet is said in the base language. */
const LANGUAGES: ReadonlyMap<string, Language> = new Map(
  Object.entries(CATALOGUE).map(([tag, words]) => [tag, { tag, words: { ...CATALOGUE[BASE], ...words } }]),
);

/** The language in which everything has its words; what is written to nobody's wish, such as a mail, is in it. */
export const BASE_LANGUAGE: Language = LANGUAGES.get(BASE) ?? { tag: BASE, words: {} };

/** The language of a request: the one the reader chose on the pages, else the first their browser names that the catalogue has. */
export function languageOf(request: Pick<Request, 'headers'>): Language {
  const chosen = /(?:^|; *)PARAGLIDE_LOCALE=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const named = (request.headers.get('accept-language') ?? '').split(',').map((range) => range.trim().slice(0, 2));
  const tag = [chosen, ...named].find((name) => name !== undefined && LANGUAGES.has(name));
  return LANGUAGES.get(tag ?? BASE) ?? BASE_LANGUAGE;
}

/** A body for a reader: words in the place of each message in it. */
export const inWords = <Body>(c: Context<AppEnv>, body: Body): Worded<Body> => worded(body, languageOf(c.req.raw));

/** What is said, in the words of the base language: for mails, and whatever is sent without being asked for. */
export const inBaseWords = (said: Said): string => wordsOf(said, BASE_LANGUAGE);
