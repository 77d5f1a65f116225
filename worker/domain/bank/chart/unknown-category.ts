import { type Message, say } from '../../shared/message';
import { CHART, CHART_GROUPS, categoryWords, foldedName } from './chart';

const MOST_LIKE = 3;

/** What is wrong with a name that no category has: it is a group's, or it is like some that there are, or like none. */
export function unknownCategory(name: string, own: readonly { id: string; name: string }[] = []): Message {
  const group = CHART_GROUPS.find((one) => foldedName(one.name) === foldedName(name));
  if (group) {
    const members = CHART.filter(({ groupId }) => groupId === group.id);
    return say('problem.category-is-group', { name, ...among(members) });
  }
  const like = likest(name, [...own, ...CHART]);
  return like.length > 0
    ? say('problem.no-such-category-like', { name, ...among(like) })
    : say('problem.no-such-category-named', { name });
}

type Named = { id: string; name: string };
const among = (some: readonly Named[]) => ({
  names: { list: some.slice(0, MOST_LIKE).map(({ id, name }) => categoryWords(id, name)), joined: 'or' as const },
});

/** The names that share the most words with this one, those of the fewest other words first. */
function likest(name: string, known: readonly Named[]): Named[] {
  const asked = wordsOf(name);
  return known
    .map((one) => ({ one, words: wordsOf(one.name) }))
    .map(({ one, words }) => ({ one, shared: [...words].filter((word) => asked.has(word)).length / words.size }))
    .filter(({ shared }) => shared > 0)
    .toSorted((first, second) => second.shared - first.shared)
    .slice(0, MOST_LIKE)
    .map(({ one }) => one);
}

const FEWEST_LETTERS = 3;
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set((foldedName(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= FEWEST_LETTERS));
