import { isNote } from '../narration/note';
import { isHolder } from '../narration/own-name';
import { payeeOf } from '../narration/payee';
import { foundOnce, type Seen } from './alike';
import { byNames, byUsual, type Named } from './by-names';
import { byNote, isDoubted } from './by-note';
import { speaksAgainst } from './direction';
import type { Model } from './model';
import { mended } from './note-model';
import { isOwnTrade } from './own-trade';
import { choiceFor, type PayeeMemory } from './payee-choices';
import { firstFixed, firstUsual, isExcepted, readOf } from './rule-index';
import { type Categorisable, type Suggestion, suggestionOf } from './suggestion';
import { legReason, OWN_NAME } from './transfer-legs';
import { ruleName, type UserRule, userRuleFor } from './user-rules';

export type { Categorisable, Suggestion } from './suggestion';

/**
 * What else is known of the company whose line it is: its name, its own rules, and what its confirmed lines taught. Where many
 * lines are asked about by the same knowledge, what was found for those before.
 */
export type Known = { holder?: string; rules?: readonly UserRule[]; model?: Model; seen?: Seen };

/**
 * Proposes a category, by what is surest first: a match with a line of another own account, what banks and departments always
 * mean, the company's own name, what was chosen for the payee (`choices` of the line's side), the company's own rules, what
 * words usually mean, a seller known by name, a line much like one that a person of the company confirmed, the words of a
 * trade, a line much like one that came with the product, all the words of a note together. Null when nobody can tell, when
 * people chose differently for the payee, or when one word of a note says one thing and the others another: then a person is
 * asked.
 */
export function categorise(
  line: Categorisable,
  choices: ReadonlyMap<string, PayeeMemory>,
  known: Known = {},
): Suggestion | null {
  const text = line.description.toUpperCase();
  const read = readOf(text);
  const fixed = firstFixed(read, line);
  if (line.transferPairId) return suggestionOf(legReason(fixed), line.side);
  if (fixed) return suggestionOf(fixed, line.side);
  const payee = line.payee === undefined ? payeeOf(line.description) : line.payee;
  if (known.holder && payee && isHolder(payee, known.holder)) return suggestionOf(OWN_NAME, line.side);
  const choice = payee === null || choices.size === 0 ? null : choiceFor(payee, choices);
  if (choice === 'ask') return null;
  if (choice) return { ...choice, rule: 'payee-choice', ruleVersion: 1 };
  const own = userRuleFor(known.rules ?? [], line);
  if (own) return byOwnRule(own);
  return foundOnce(line, known.seen, () => byWords(line, { ...read, payee }, known));
}

function byWords(line: Categorisable, read: Named, known: Known): Suggestion | null {
  const { holder, model } = known;
  const usual = firstUsual(read, line);
  const isAgainst = speaksAgainst(read.text, line.side);
  if (isAgainst && !UNDOING.has(usual?.categoryId ?? '')) return byWholeNote(line, holder, { among: UNDOING });
  const found = usual ? byUsual(usual, line, read) : byNames(line, read, holder, model);
  if (!found) return byMended(line, read, known) ?? byWholeNote(line, holder);
  const isSaid = !isDoubted(line.description, line.side, found.rule, found.categoryId);
  return isSaid ? found : byWholeNote(line, holder, { isAgainstRule: true });
}

/** What a note says once its words are written as they were meant. */
function byMended(line: Categorisable, { text, payee }: Named, known: Known): Suggestion | null {
  const description = isNote(text) ? mended(text, line.side) : text;
  return description === text ? null : byWords({ ...line, description }, { ...readOf(description), payee }, known);
}

type Terms = { among?: ReadonlySet<string>; isAgainstRule?: boolean };

/** What all the words of a note together speak for, if it is among the categories that may be. */
function byWholeNote({ description, side }: Categorisable, holder?: string, terms: Terms = {}): Suggestion | null {
  const categoryId = byNote(description, side, holder, terms.isAgainstRule);
  if (categoryId === null || terms.among?.has(categoryId) === false) return null;
  const text = description.toUpperCase();
  if (isExcepted(categoryId, text) || isOwnTrade(categoryId, text, holder)) return null;
  return suggestionOf({ id: 'word-note', version: 1, categoryId, confidence: 72, why: NOTED }, side);
}

const NOTED = 'The words of the note together speak for this';

// What a line may be that is written the wrong way about: it gives back what an earlier one took.
const UNDOING = new Set([
  'vendor-refund',
  'customer-refund',
  'cashback',
  'security-deposit',
  'employee-reimbursement',
  'director-loan-repayment',
]);

const OWN_RULE_CONFIDENCE = 90;

// A rule is never changed, only removed and made anew, so its version stays the first.
function byOwnRule(rule: UserRule): Suggestion {
  const { category, categoryId, contains } = rule;
  const why = `Your rule: contains “${contains}”`;
  return { category, categoryId, rule: ruleName(rule), ruleVersion: 1, confidence: OWN_RULE_CONFIDENCE, why };
}
