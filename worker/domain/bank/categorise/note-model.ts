import { NOTE_PHRASES } from '../narration/note-phrases.data';
import { formsOf, meant, type Spellings, spellingsOf } from '../narration/note-spelling';
import { phraseWords, type Telling, tellingWords } from '../narration/note-words';
import type { Side } from '../values';

/** In how many phrases a word stands, at all and under each code. */
type Word = { all: number; of: Map<string, number> };
type Taught = { words: ReadonlyMap<string, Word>; priors: ReadonlyMap<string, number>; spellings: Spellings };
type Told = Word & { weight: number };

/** What the words of a note weigh for each code of the chart, and those of them that phrases know, and do not. */
export type Leaning = { weights: ReadonlyMap<string, number>; told: readonly Told[]; unknown: number };

/** The code of phrases that tell nobody anything. */
export const NOTHING = 'to-be-clarified';

const taught: Partial<Record<Side, Taught>> = {};

/** Learns the words of the phrases the first time it is asked. */
function taughtOf(side: Side): Taught {
  taught[side] ??= taughtBy(NOTE_PHRASES[side]);
  return taught[side];
}

function taughtBy(phrases: Readonly<Record<string, string>>): Taught {
  const words = new Map<string, Word>();
  const lists = Object.entries(phrases).map(([code, list]) => [code, list.toUpperCase().split('|')] as const);
  const total = lists.reduce((sum, [, list]) => sum + list.length, 0);
  for (const [code, list] of lists)
    for (const phrase of list) for (const word of phraseWords(phrase)) count(words, word, code);
  const priors = new Map(lists.map(([code, list]) => [code, list.length / total]));
  return { words, priors, spellings: spellingsOf(words.keys()) };
}

function count(words: Map<string, Word>, word: string, code: string): void {
  const there = words.get(word) ?? { all: 0, of: new Map<string, number>() };
  there.all++;
  there.of.set(code, (there.of.get(code) ?? 0) + 1);
  words.set(word, there);
}

/** What the words of a narration speak for, as if each were there whatever the others are (naive Bayes); null if none is known. */
export function leaningOf(description: string, side: Side): Leaning | null {
  const known = taughtOf(side);
  const telling = tellingWords(description);
  const told = telling.flatMap(({ word, weight }) => {
    const there = wordIn(known, word);
    return there ? [{ ...there, weight }] : [];
  });
  if (told.length === 0) return null;
  return { weights: weighed(told, known.priors), told, unknown: telling.filter((one) => isUnknown(one, known)).length };
}

/** A word as it is written, or in another form. */
function wordIn({ words }: Taught, word: string): Word | undefined {
  const there = words.get(word);
  if (there || word.includes(' ')) return there;
  return words.get(formsOf(word).find((one) => words.has(one)) ?? '');
}

/** A note in capitals, with the words as they were meant that nobody writes so. */
export function mended(text: string, side: Side): string {
  const known = taughtOf(side);
  return text.replace(/[A-Z]+/g, (word) => (wordIn(known, word) ? word : (meant(word, known.spellings) ?? word)));
}

const isUnknown = ({ word }: Telling, known: Taught): boolean => !word.includes(' ') && !wordIn(known, word);

// As if each code had a quarter of a phrase with the word, so that a word never seen under it speaks against it only so far.
const UNSEEN = 0.25;

function weighed(told: readonly Told[], priors: ReadonlyMap<string, number>): Map<string, number> {
  // How common a code is among phrases says less of how common it is in a bank: by half.
  const weights = new Map([...priors].map(([code, prior]) => [code, Math.log(prior) / 2]));
  for (const { of, weight } of told)
    for (const [code, times] of of) {
      const gained = weight * Math.log(1 + times / (UNSEEN * (priors.get(code) ?? 1)));
      weights.set(code, (weights.get(code) ?? 0) + gained);
    }
  return weights;
}

const MOST = 0.5;
const NEARLY_ALL = 0.75;

const shareOf = (word: Word, code: string): number => (word.of.get(code) ?? 0) / word.all;

/** How many of the words are mostly said of a code, and whether one of them is, in several phrases, hardly said of another. */
export function signsOf({ told }: Leaning, code: string): { telling: number; isSure: boolean } {
  const telling = told.filter((word) => shareOf(word, code) >= MOST);
  const isSure = telling.some((word) => (word.of.get(code) ?? 0) > 1 && shareOf(word, code) >= NEARLY_ALL);
  return { telling: telling.length, isSure };
}
