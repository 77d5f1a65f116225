import type { Category } from '../../books.queries';

/** What a row is categorised as, as far as a suggestion asks. */
type Said = { categoryId: string | null; category: Category['kind'] };
export type ChoiceSection = { name: 'payee' | 'recent' | 'found' | 'all'; categories: readonly Category[] };

/** So many of the first choices have a digit for a key. */
export const DIGITS = 5;
const FOR_PAYEE = 2;

/** The categories of some rows, the most frequent first; of equals the one that came first. */
export function mostFrequent(rows: readonly Said[], known: ReadonlyMap<string, Category>): Category[] {
  const counts = new Map<string, number>();
  for (const { categoryId } of rows) if (categoryId) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).flatMap(([id]) => known.get(id) ?? []);
}

type Given = {
  text: string;
  all: readonly Category[];
  ofPayee: readonly Said[];
  recent: readonly Said[];
  nameOf: (category: Category) => string;
};

/**
 * What is offered: of what is searched all that has every word, those that begin with it first; else what lines of this payee
 * have, what was set last, and then all the rest. No category stands twice.
 */
export function offered({ text, all, ofPayee, recent, nameOf }: Given): ChoiceSection[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) return [{ name: 'found', categories: found(all, words, nameOf) }];
  const known = new Map(all.map((category) => [category.id, category]));
  const first = mostFrequent(ofPayee, known).slice(0, FOR_PAYEE);
  const next = mostFrequent(recent, known)
    .filter((category) => !first.includes(category))
    .slice(0, DIGITS - first.length);
  const rest = all.filter((category) => !first.includes(category) && !next.includes(category));
  const sections: ChoiceSection[] = [
    { name: 'payee', categories: first },
    { name: 'recent', categories: next },
    { name: 'all', categories: rest },
  ];
  return sections.filter(({ categories }) => categories.length > 0);
}

function found(all: readonly Category[], words: readonly string[], nameOf: Given['nameOf']): Category[] {
  const [first = ''] = words;
  const named = all.map((category) => ({ category, name: nameOf(category).toLowerCase() }));
  const fits = named.filter(({ name }) => words.every((word) => name.includes(word)));
  const rank = ({ name }: { name: string }) => (name.startsWith(first) ? 0 : name.includes(` ${first}`) ? 1 : 2);
  return fits.sort((one, other) => rank(one) - rank(other)).map(({ category }) => category);
}
