import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import { type CategoryRule, FIXED_RULES, USUAL_RULES } from './category-rules';
import { kindOf } from './chart';
import type { Model } from './model';
import { isHolder } from './own-name';
import { payeeOf } from './payee';
import { choiceFor, type PayeeMemory } from './payee-choices';
import { tradeIn } from './trade-words';
import { ruleName, type UserRule, userRuleFor } from './user-rules';
import type { CategoryKind, Side } from './values';
import { vendorIn } from './vendors';

export type Categorisable = { description: string; side: Side; amount: Paise; date: IsoDate; bankAccountId?: string };

/** A category for a line, the rule that found it, how sure it is (0 to 100) and why, in a sentence. */
export type Suggestion = {
  category: CategoryKind;
  subcategory: string;
  rule: string;
  ruleVersion: number;
  confidence: number;
  why: string;
};

/** What else is known of the company whose line it is: its name, its own rules, and what its confirmed lines taught. */
export type Known = { holder?: string; rules?: readonly UserRule[]; model?: Model };

/**
 * Proposes a category, by what is surest first: what banks and departments always mean, the company's own name, what was chosen
 * for the payee (`choices` of the line's side), the company's own rules, what words usually mean, a seller known by name, the
 * words of a trade, a line much like a confirmed one. Null when nobody can tell, or when people chose differently for the payee:
 * then a person is asked.
 */
export function categorise(
  line: Categorisable,
  choices: ReadonlyMap<string, PayeeMemory>,
  known: Known = {},
): Suggestion | null {
  const text = line.description.toUpperCase();
  const words = wordsOf(text);
  const fixed = firstThatHolds(fixedByWord, words, text, line);
  if (fixed) return suggestionOf(fixed, line.side);
  const payee = payeeOf(line.description);
  if (known.holder && payee && isHolder(payee, known.holder)) return suggestionOf(OWN_NAME, line.side);
  const choice = payee === null || choices.size === 0 ? null : choiceFor(payee, choices);
  if (choice === 'ask') return null;
  if (choice) return { ...choice, rule: 'payee-choice', ruleVersion: 1 };
  const own = userRuleFor(known.rules ?? [], line);
  if (own) return byOwnRule(own);
  const usual = firstThatHolds(usualByWord, words, text, line);
  if (usual) return suggestionOf(usual, line.side);
  return byVendor(line) ?? byTrade(line) ?? byLikeness(line, known.model);
}

const OWN_NAME = {
  id: 'transfer-own-name',
  version: 1,
  subcategory: 'Own account transfer',
  confidence: 85,
  why: 'The other party has the company’s own name',
};

const OWN_RULE_CONFIDENCE = 90;

// A rule is never changed, only removed and made anew, so its version stays the first.
function byOwnRule(rule: UserRule): Suggestion {
  const { category, subcategory, contains } = rule;
  const why = `Your rule: contains “${contains}”`;
  return { category, subcategory, rule: ruleName(rule), ruleVersion: 1, confidence: OWN_RULE_CONFIDENCE, why };
}

function byVendor({ description, side }: Categorisable): Suggestion | null {
  const vendor = vendorIn(description, side);
  if (!vendor) return null;
  const { name, subcategory } = vendor;
  const why = `${name} is known for this`;
  return suggestionOf(
    { id: `vendor-${name.toLowerCase().replaceAll(' ', '-')}`, version: 1, subcategory, confidence: 88, why },
    side,
  );
}

function byTrade({ description, side }: Categorisable): Suggestion | null {
  const trade = tradeIn(description, side);
  if (!trade) return null;
  return suggestionOf({ ...trade, version: 1, why: 'The words of the narration usually mean this' }, side);
}

// Below this, lines that look alike are too often of different kinds: measured over payees never seen before.
const ALIKE = 0.6;

function byLikeness({ description, side }: Categorisable, model: Model | undefined): Suggestion | null {
  const guess = model?.guess(description, side);
  if (!guess || guess.likeness < ALIKE) return null;
  const confidence = Math.round(guess.likeness * 80);
  const why = `Much like “${guess.like.slice(0, 60)}”, which was put here`;
  return suggestionOf({ id: 'like', version: 1, subcategory: guess.subcategory, confidence, why }, side);
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

type Reason = Pick<CategoryRule, 'id' | 'version' | 'subcategory' | 'confidence' | 'why'>;

function suggestionOf({ id, version, subcategory, confidence, why }: Reason, side: Side): Suggestion {
  return { category: kindOf(subcategory, side), subcategory, rule: id, ruleVersion: version, confidence, why };
}
