// A shorter word is too often a name or another word, wrongly written or not.
const SHORTEST = 7;

/** The words of a list by what is left of each when one letter is missing. */
export type Spellings = ReadonlyMap<string, string>;

export function spellingsOf(words: Iterable<string>): Spellings {
  const spellings = new Map<string, string>();
  for (const word of words)
    if (word.length >= SHORTEST && !word.includes(' ')) for (const cut of cutsOf(word)) spellings.set(cut, word);
  return spellings;
}

// "Hired" and "hiring" speak of hire.
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/S$/, ''],
  [/D$/, ''],
  [/ED$/, ''],
  [/ING$/, ''],
  [/ING$/, 'E'],
  [/IES$/, 'Y'],
];

/** Other forms of a word, which a list may hold instead. */
export const formsOf = (word: string): string[] =>
  ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, instead]) => word.replace(ending, instead));

/** The word of the list that a wrongly written one differs from by a letter missing, too much, changed or swapped with the next. */
export function meant(word: string, spellings: Spellings): string | undefined {
  if (word.length < SHORTEST - 1) return undefined;
  const found = [word, ...cutsOf(word)].map((cut) => spellings.get(cut)).find((one) => one !== undefined);
  return found?.[0] === word[0] ? found : undefined;
}

const cutsOf = (word: string): string[] => [
  word,
  ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1)),
];
