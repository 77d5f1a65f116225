import type { CategoryId } from '../chart/chart';
import { NOTE_PHRASES } from '../narration/lexicon.data';
import { NAMES, type Names } from '../narration/payee';
import {
  formsOf,
  isNote,
  meant,
  phraseWords,
  type Spellings,
  spellingsOf,
  type Telling,
  tellingWords,
} from '../narration/tokens';
import type { Side } from '../values';
import type { Categorisable } from './model';
import { soldBy } from './receipts';

/** In how many phrases a word stands, at all and under each category. */
type Word = { all: number; of: ReadonlyMap<string, number> };
type Taught = {
  words: ReadonlyMap<string, Word>;
  lists: readonly (readonly [id: string, phrases: readonly string[]])[];
  priors: ReadonlyMap<string, number>;
  spellings: Spellings;
};
type Told = Word & { weight: number };

/** What the words of a note weigh for each category, and those of them that phrases know, and do not. */
export type Leaning = { weights: ReadonlyMap<string, number>; told: readonly Told[]; unknown: number };

/** The category of phrases that tell nobody anything. */
const NOTHING = 'to-be-clarified';

function taughtBy(phrases: Readonly<Record<string, string>>): Taught {
  const words = new Map<string, Word>();
  const lists = Object.entries(phrases).map(([id, list]) => [id, phrasesOf(list)] as const);
  for (const [id, list] of lists)
    for (const phrase of list) for (const word of phraseWords(phrase)) count(words, word, id, 1);
  return { words, lists, priors: priorsOf(lists), spellings: spellingsOf(words.keys()) };
}

function priorsOf(lists: Taught['lists']): ReadonlyMap<string, number> {
  const total = lists.reduce((sum, [, list]) => sum + list.length, 0);
  return new Map(lists.map(([id, list]) => [id, list.length / total]));
}

function forgetting(taught: Taught, phrases: ReadonlySet<string>): Taught {
  const words = new Map(taught.words);
  const lists = taught.lists.map(([id, list]) => {
    const gone = list.filter((phrase) => phrases.has(phrase));
    for (const phrase of gone) for (const word of phraseWords(phrase)) count(words, word, id, -1);
    return [id, gone.length === 0 ? list : list.filter((phrase) => !phrases.has(phrase))] as const;
  });
  return { ...taught, words, lists, priors: priorsOf(lists) };
}

function count(words: Map<string, Word>, word: string, id: string, by: 1 | -1): void {
  const there = words.get(word);
  const of = new Map(there?.of);
  of.set(id, (of.get(id) ?? 0) + by);
  if (of.get(id) === 0) of.delete(id);
  const all = (there?.all ?? 0) + by;
  if (all === 0) words.delete(word);
  else words.set(word, { all, of });
}

/** What phrases taught of the words of notes. */
export type NoteBook = {
  /** What the words of a narration speak for, as if each were there whatever the others are (naive Bayes); null if none is known. */
  leaningOf: (description: string, side: Side) => Leaning | null;
  /** A note in capitals, with the words as they were meant that nobody writes so. */
  mended: (text: string, side: Side) => string;
  /** The same without some phrases, as if nobody had written them, and where names are read otherwise. */
  without: (phrases: ReadonlySet<string>, names: Names) => NoteBook;
};

type TaughtOf = (side: Side) => Taught;

/** Learns the words of phrases the first time it is asked. */
export const noteBook = (phrases: typeof NOTE_PHRASES): NoteBook =>
  bookOf(
    onceForSide((side) => taughtBy(phrases[side])),
    NAMES,
  );

function onceForSide(work: TaughtOf): TaughtOf {
  const done: Partial<Record<Side, Taught>> = {};
  return (side) => {
    done[side] ??= work(side);
    return done[side];
  };
}

const bookOf = (taughtOf: TaughtOf, names: Names): NoteBook => ({
  leaningOf: (description, side) => leaningBy(taughtOf(side), tellingWords(description, names)),
  mended: (text, side) => {
    const known = taughtOf(side);
    return text.replace(/[A-Z]+/g, (word) => (wordIn(known, word) ? word : (meant(word, known.spellings) ?? word)));
  },
  without: (phrases, others) =>
    bookOf(phrases.size === 0 ? taughtOf : onceForSide((side) => forgetting(taughtOf(side), phrases)), others),
});

/** The phrases that came with the product. */
export const SHIPPED_NOTES: NoteBook = noteBook(NOTE_PHRASES);

/** The phrases of a list, in capitals. */
export const phrasesOf = (list: string): string[] =>
  list
    .toUpperCase()
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

function leaningBy(known: Taught, telling: readonly Telling[]): Leaning | null {
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

const isUnknown = ({ word }: Telling, known: Taught): boolean => !word.includes(' ') && !wordIn(known, word);

// As if each category had a quarter of a phrase with the word, so that a word never seen under it speaks against it only so far.
const UNSEEN = 0.25;

function weighed(told: readonly Told[], priors: ReadonlyMap<string, number>): Map<string, number> {
  // How common a category is among phrases says less of how common it is in a bank: by half.
  const weights = new Map([...priors].map(([id, prior]) => [id, Math.log(prior) / 2]));
  for (const { of, weight } of told)
    for (const [id, times] of of) {
      const gained = weight * Math.log(1 + times / (UNSEEN * (priors.get(id) ?? 1)));
      weights.set(id, (weights.get(id) ?? 0) + gained);
    }
  return weights;
}

const MOST = 0.5;
const NEARLY_ALL = 0.75;

const shareOf = (word: Word, id: string): number => (word.of.get(id) ?? 0) / word.all;

/** How many of the words are mostly said of a category, and whether one of them is, in several phrases, hardly said of another. */
function signsOf({ told }: Leaning, id: string): { telling: number; isSure: boolean } {
  const telling = told.filter((word) => shareOf(word, id) >= MOST);
  const isSure = telling.some((word) => (word.of.get(id) ?? 0) > 1 && shareOf(word, id) >= NEARLY_ALL);
  return { telling: telling.length, isSure };
}

// By the kind of rule, how much more the words may weigh for something else: measured on notes that no phrase was written for.
const DOUBTED = new Map([
  ['word', 1],
  ['usual', 2],
  ['vendor', 8],
]);
// So much weighs more than one word even where each of the others is said of several things.
const MUCH = 4;
const LITTLE = 3;
const STRANGE = 2;

/** Whether the words of a note as a whole speak for something else, or too many of them are strange, for one word to decide. */
export function isDoubted(book: NoteBook, description: string, side: Side, rule: string, categoryId: string): boolean {
  const [kind = ''] = rule.split('-');
  const most = DOUBTED.get(kind);
  const leaning = most === undefined || !isNote(description.toUpperCase()) ? null : book.leaningOf(description, side);
  if (!leaning || most === undefined) return false;
  const [[likeliest, first], [, second]] = ranked(leaning.weights);
  const weight = leaning.weights.get(categoryId) ?? 0;
  if (kind === 'word' && isStrange(leaning, categoryId, weight - (likeliest === categoryId ? second : first)))
    return true;
  if (likeliest === categoryId || first - weight <= most) return false;
  return signsOf(leaning, likeliest).telling > 0 || (kind === 'word' && first - weight > MUCH);
}

/** Whether little speaks for a category beside words that nobody knows. */
const isStrange = (leaning: Leaning, categoryId: string, lead: number): boolean =>
  leaning.unknown > 0 &&
  (lead < LITTLE || (leaning.unknown >= STRANGE && signsOf(leaning, categoryId).telling < STRANGE));

type Ranked = [first: [string, number], second: [string, number]];
const ranked = (weights: ReadonlyMap<string, number>): Ranked =>
  [...weights].sort((one, other) => other[1] - one[1]).slice(0, 2) as Ranked;

// The forms of banks in which a note of the payer's stands by itself.
const HOLDS_NOTE = /^(?:UPI|IMPS|MMT|INF|INFT|INB|RTGS|NEFT)\//i;

/** What the words of a note speak for, where they speak clearly; beyond all doubt, where a rule says something else. */
export function byNote(
  book: NoteBook,
  { description, side }: Pick<Categorisable, 'description' | 'side'>,
  holder = '',
  isAgainstRule = false,
): string | null {
  const isTyped = isNote(description.toUpperCase());
  const leaning = isTyped || HOLDS_NOTE.test(description) ? book.leaningOf(description, side) : null;
  if (!leaning) return null;
  const weights = side === 'credit' ? withOneSale(leaning.weights, holder) : leaning.weights;
  const [[categoryId, first], [, second]] = ranked(weights);
  const isClear = isAgainstRule || !isTyped ? isBeyondDoubt : isLikely;
  return categoryId !== NOTHING && isClear(signsOf(leaning, categoryId), first - second) ? categoryId : null;
}

type Signs = ReturnType<typeof signsOf>;

// With no word that is said of hardly anything else, all of them together must be far ahead: measured on notes nobody wrote for.
const LEAD = { sure: 4, any: 8, much: 12 };

const isLikely = ({ telling, isSure }: Signs, lead: number): boolean =>
  lead >= LEAD.any || (lead >= LEAD.sure && (isSure || telling > 1));

const isBeyondDoubt = ({ telling, isSure }: Signs, lead: number): boolean =>
  telling > 1 && lead >= (isSure ? LEAD.any : LEAD.much);

const SOLD: readonly CategoryId[] = ['goods-domestic', 'services-domestic'];

/** Whether goods or services were sold, the holder's name tells; the words tell first that something was. */
function withOneSale(weights: ReadonlyMap<string, number>, holder: string): ReadonlyMap<string, number> {
  const sold = soldBy(holder.toUpperCase());
  if (sold === null) return weights;
  const [one = '', other = ''] = sold === 'goods' ? SOLD : SOLD.toReversed();
  const both = new Map(weights);
  both.set(one, Math.max(weights.get(one) ?? 0, weights.get(other) ?? 0));
  both.delete(other);
  return both;
}
