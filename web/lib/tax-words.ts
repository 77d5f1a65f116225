import { type Explained, stepsBehind } from '#domain/shared/explained';
import { type Language, type Said, type Words, worded, wordsOf } from '#domain/shared/message';
import type { ShownExplanation } from '../ui/why/explained';
import { pageLanguage } from './said';

// Pages of income tax compute by themselves what elsewhere the server says: the words of that law come with them alone.
const TEXTS = import.meta.glob<Readonly<Record<string, Words>>>(
  '../messages/shared/*/{income-tax,company-tax,benefits,tax-plan,period,law,labour,roc}.json',
  { eager: true, import: 'default' },
);

const languages = new Map<string, Language>();

function languageHere(): Language {
  const { tag, words } = pageLanguage();
  const known = languages.get(tag);
  if (known) return known;
  const found = { tag, words: { ...words, ...textsIn('en'), ...textsIn(tag) } };
  languages.set(tag, found);
  return found;
}

const textsIn = (language: string): Record<string, Words> =>
  Object.fromEntries(
    Object.entries(TEXTS).flatMap(([path, texts]) => {
      const [of, file = ''] = path.split('/').slice(-2);
      const area = file.replace('.json', '');
      return of === language ? Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text] as const) : [];
    }),
  );

/** What the law of income tax says where a page computes with it, in the language of the page. */
export const taxWords = (said: Said): string => wordsOf(said, languageHere());

/** A computation with its steps in words. */
export const taxSteps = (explained: Explained<unknown>): ShownExplanation =>
  worded({ steps: explained.steps }, languageHere()) as ShownExplanation;

/** A figure of a computation with the steps behind it alone, in words. */
export const taxStepsBehind = (explained: Explained<unknown>, id: string): ShownExplanation =>
  taxSteps(stepsBehind(explained, id, undefined));
