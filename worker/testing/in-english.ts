import joined from '#words';
import { type Language, type Said, type Worded, type Words, worded, wordsOf } from '../domain/shared/message';

const ENGLISH: Language = { tag: 'en', words: joined.en as unknown as Readonly<Record<string, Words>> };

/** What the domain says, in English: with words in the place of every message, however deep. */
export const inEnglish = <Value>(value: Value): Worded<Value> => worded(value, ENGLISH);

/** One message in English. */
export const english = (said: Said): string => wordsOf(said, ENGLISH);
