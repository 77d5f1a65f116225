import { type Explained, stepsBehind } from '#domain/shared/explained';
import { type Said, type Words, worded, wordsOf } from '#domain/shared/message';
import type { ShownExplanation } from '../ui/why/explained';
import { languageWith, pageLanguage } from './said';

// Pages of income tax compute by themselves what elsewhere the server says: the words of that law come with them alone.
const TEXTS = import.meta.glob<Readonly<Record<string, Words>>>(
  '../messages/shared/*/{income-tax,company-tax,benefits,tax-plan,period,law,labour,roc}.json',
  { eager: true, import: 'default' },
);

const languageHere = languageWith(TEXTS, pageLanguage);

/** What the law of income tax says where a page computes with it, in the language of the page. */
export const taxWords = (said: Said): string => wordsOf(said, languageHere());

/** Whatever holds messages of that law, with their words in their place. */
export const taxWorded = <Value>(value: Value) => worded(value, languageHere());

/** A computation with its steps in words. */
export const taxSteps = (explained: Explained<unknown>): ShownExplanation =>
  taxWorded({ steps: explained.steps }) as ShownExplanation;

/** A figure of a computation with the steps behind it alone, in words. */
export const taxStepsBehind = (explained: Explained<unknown>, id: string): ShownExplanation =>
  taxSteps(stepsBehind(explained, id, undefined));
