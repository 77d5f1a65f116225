/** What names of companies end with and banks leave out. */
const FORMS = new Set(
  'PRIVATE PRIVAT PVT PVTLTD LIMITED LTD LLP OPC CO COMPANY CORP INC GMBH LLC THE M S MS AND'.split(' '),
);
const FEWEST_LETTERS = 3;
// Banks cut names off, but seldom before so many letters.
const CUT_TO = 8;
const FEW = 8;

/** The words of a name that tell it from others, in capitals: 'M/s Lark & Sons Pvt. Ltd.' is LARK, SONS. */
export function nameWords(name: string): string[] {
  const words = name.toUpperCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !FORMS.has(word));
  return telling.length > 0 ? telling : words;
}

export type NamedParties = {
  /** The names, by their words joined, that stand in a text: all their words, one after the other. */
  namedIn: (text: string) => string[];
  /** The names of which this is the beginning, as banks print one that is too long for them. */
  cutTo: (payee: string) => string[];
};

/**
 * Finds names in narrations. Each name is kept under its rarest word, so that a word that many names share does not make every
 * text be compared with all of them.
 */
export function partyNames(names: Iterable<string>, onCompare: () => void = () => {}): NamedParties {
  const wordsByKey = new Map([...names].map((name) => [nameWords(name).join(' '), nameWords(name)] as const));
  const counts = new Map<string, number>();
  for (const words of wordsByKey.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byRarest = new Map<string, string[]>();
  for (const [key, words] of wordsByKey) {
    if (key.replace(/[^\p{L}]/gu, '').length < FEWEST_LETTERS) continue;
    const rarest = words.reduce((rare, word) => (counts.get(word)! < counts.get(rare)! ? word : rare));
    byRarest.set(rarest, [...(byRarest.get(rarest) ?? []), key]);
  }
  const namedIn = (text: string): string[] => {
    const words = nameWords(text);
    const joined = ` ${words.join(' ')} `;
    const found = new Set<string>();
    for (const word of new Set(words)) {
      for (const key of byRarest.get(word) ?? []) {
        onCompare();
        if (joined.includes(` ${key} `)) found.add(key);
      }
    }
    return [...found];
  };
  const byBeginning = new Map<string, string[]>();
  for (const key of wordsByKey.keys()) {
    const beginning = key.slice(0, CUT_TO);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), key]);
  }
  const cutTo = (payee: string): string[] => {
    const cut = nameWords(payee).join(' ');
    if (cut.length < CUT_TO) return [];
    const alike = byBeginning.get(cut.slice(0, CUT_TO)) ?? [];
    if (alike.length > FEW) return [];
    return alike.filter((key) => {
      onCompare();
      return key.startsWith(cut);
    });
  };
  return { namedIn, cutTo };
}

/** A name as `partyNames` gives it. */
export const nameKey = (name: string): string => nameWords(name).join(' ');
