import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import { type CategoryRule, FIXED_RULES, USUAL_RULES } from './category-rules';
import { kindOf } from './chart';
import { payeeOf } from './payee';
import { choiceFor, type PayeeChoice } from './payee-choices';
import type { CategoryKind, Side } from './values';

export type Categorisable = { description: string; side: Side; amount: Paise; date: IsoDate };

/** A category for a line, the rule that found it, how sure it is (0 to 100) and why, in a sentence. */
export type Suggestion = {
  category: CategoryKind;
  subcategory: string;
  rule: string;
  ruleVersion: number;
  confidence: number;
  why: string;
};

/**
 * Proposes a category: first what banks and departments always mean, then what was chosen for the payee (`choices` of the
 * line's side), then what the words usually mean. Null when nobody can tell: then a person is asked.
 */
export function categorise(line: Categorisable, choices: ReadonlyMap<string, PayeeChoice>): Suggestion | null {
  const text = line.description.toUpperCase();
  const words = wordsOf(text);
  const fixed = firstThatHolds(fixedByWord, words, text, line);
  if (fixed) return suggestionOf(fixed, line.side);
  const payee = choices.size === 0 ? null : payeeOf(line.description);
  const choice = payee === null ? null : choiceFor(payee, choices);
  if (choice) return { ...choice, rule: 'payee-choice', ruleVersion: 1 };
  const usual = firstThatHolds(usualByWord, words, text, line);
  return usual ? suggestionOf(usual, line.side) : null;
}

type Indexed = { rule: CategoryRule; place: number };

/** Few lines hold a word of any rule, so looking words up is much cheaper than trying every pattern. */
function byWord(rules: readonly CategoryRule[]): ReadonlyMap<string, Indexed[]> {
  const index = new Map<string, Indexed[]>();
  rules.forEach((rule, place) => {
    for (const word of rule.words) index.set(word, [...(index.get(word) ?? []), { rule, place }]);
  });
  return index;
}

const fixedByWord = byWord(FIXED_RULES);
const usualByWord = byWord(USUAL_RULES);

function wordsOf(text: string): readonly string[] {
  return text.match(/[A-Z]+/g) ?? [];
}

function firstThatHolds(
  index: ReadonlyMap<string, Indexed[]>,
  words: readonly string[],
  text: string,
  line: Categorisable,
): CategoryRule | null {
  let best: Indexed | null = null;
  for (const word of words) {
    for (const candidate of index.get(word) ?? []) {
      if ((best === null || candidate.place < best.place) && holds(candidate.rule, text, line)) best = candidate;
    }
  }
  return best?.rule ?? null;
}

function holds({ side, pattern, not, days }: CategoryRule, text: string, line: Categorisable): boolean {
  if (side !== 'both' && side !== line.side) return false;
  const day = Number(line.date.slice(8));
  if (days && (day < days[0] || day > days[1])) return false;
  return pattern.test(text) && !not?.test(text);
}

function suggestionOf({ id, version, subcategory, confidence, why }: CategoryRule, side: Side): Suggestion {
  return { category: kindOf(subcategory, side), subcategory, rule: id, ruleVersion: version, confidence, why };
}
