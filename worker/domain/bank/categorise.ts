import type { IsoDate } from '../shared/dates';
import type { Paise } from '../shared/money';
import type { CategoryRule } from './category-rule';
import { kindOf } from './chart';
import { speaksAgainst } from './direction';
import type { Model } from './model';
import { isHolder, namesHolder, withoutHolder } from './own-name';
import { isOwnTrade } from './own-trade';
import { payeeOf } from './payee';
import { choiceFor, type PayeeMemory } from './payee-choices';
import { firstFixed, firstTrade, firstUsual, type Read, readOf, tradeSaid } from './rule-index';
import { salesReceipt } from './sales-receipts';
import { legReason, OWN_NAME } from './transfer-legs';
import { ruleName, type UserRule, userRuleFor } from './user-rules';
import type { CategoryKind, Side } from './values';
import { SELLS_MUCH } from './vendor-data';
import { vendorIn } from './vendors';

export type Categorisable = {
  description: string;
  side: Side;
  amount: Paise;
  date: IsoDate;
  bankAccountId?: string;
  /** The other leg, where the line was matched as a transfer between own accounts. */
  transferPairId?: string | null;
};

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
 * Proposes a category, by what is surest first: a match with a line of another own account, what banks and departments always
 * mean, the company's own name, what was chosen for the payee (`choices` of the line's side), the company's own rules, what
 * words usually mean, a seller known by name, a line much like one that a person of the company confirmed, the words of a
 * trade, a line much like one that came with the product. Null when nobody can tell, or when people chose differently for the
 * payee: then a person is asked.
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
  const payee = payeeOf(line.description);
  if (known.holder && payee && isHolder(payee, known.holder)) return suggestionOf(OWN_NAME, line.side);
  const choice = payee === null || choices.size === 0 ? null : choiceFor(payee, choices);
  if (choice === 'ask') return null;
  if (choice) return { ...choice, rule: 'payee-choice', ruleVersion: 1 };
  const own = userRuleFor(known.rules ?? [], line);
  if (own) return byOwnRule(own);
  const usual = firstUsual(read, line);
  if (speaksAgainst(text, line.side) && !UNDOING.has(usual?.subcategory ?? '')) return null;
  return usual ? byUsual(usual, line, { ...read, payee }) : byNames(line, { ...read, payee }, known);
}

type Named = Read & { payee: string | null };

// Who is known to let desks or machines does not let offices.
const LET = new Set(['Co-working seats', 'Equipment or vehicle hire']);

function byUsual(usual: CategoryRule, line: Categorisable, read: Named): Suggestion {
  const vendor = usual.id === 'usual-rent' ? byVendor(line, read) : null;
  return vendor && LET.has(vendor.subcategory) ? vendor : suggestionOf(usual, line.side);
}

// What a line may be that is written the wrong way about: it gives back what an earlier one took.
const UNDOING = new Set([
  'Refund from vendor',
  'Refund to customer',
  'Cashback and rewards',
  'Security deposit paid or returned',
  'Employee reimbursement',
  'Repayment of director or founder loan',
]);

/** A seller known by name, a line much like a confirmed one, the words of a trade, a receipt from a customer, any line much alike. */
function byNames(line: Categorisable, read: Named, known: Known): Suggestion | null {
  const { text, payee } = read;
  const vendor = byVendor(line, read);
  if (vendor) return vendor;
  const taught = known.model?.isTaught ? byLikeness(line, known.model) : null;
  if (taught?.isOwn) return taught.suggestion;
  const others = withoutHolder(text, known.holder);
  const told =
    tradeSaid(others === text ? read : readOf(others), line) ?? salesReceipt(text, line.side, payee, known.holder);
  if (told) return isOwnTrade(told.subcategory, text, known.holder) ? null : suggestionOf(told, line.side);
  if (line.side === 'debit' && known.holder && namesHolder(text, known.holder)) return suggestionOf(OWN_NAME, 'debit');
  return byLikeness(line, known.model)?.suggestion ?? null;
}

const OWN_RULE_CONFIDENCE = 90;

// A rule is never changed, only removed and made anew, so its version stays the first.
function byOwnRule(rule: UserRule): Suggestion {
  const { category, subcategory, contains } = rule;
  const why = `Your rule: contains “${contains}”`;
  return { category, subcategory, rule: ruleName(rule), ruleVersion: 1, confidence: OWN_RULE_CONFIDENCE, why };
}

// Sellers and gateways settle by NEFT; what they send by UPI, or for a policy or a fee, is as often a refund.
const SENT_BACK = /^UPI(?!.*(?:SETTLEMENT|PAYOUT))|\bPOLICY\b|\bPREM(?:IUM)?\b|\bRENEWAL\b|\bFEES?\b|\bCREDIT CARD\b/i;

/** A seller known by name; what the words say was bought, where the seller is one of many things. */
function byVendor(line: Categorisable, read: Named): Suggestion | null {
  const { description, side } = line;
  const vendor = side === 'credit' && SENT_BACK.test(description) ? undefined : vendorIn(description, side, read.payee);
  if (!vendor) return null;
  const said = SELLS_MUCH.has(vendor.name) ? firstTrade(read, line) : null;
  if (said) return suggestionOf(said, side);
  const { name, subcategory } = vendor;
  const why = `${name} is known for this`;
  return suggestionOf(
    { id: `vendor-${name.toLowerCase().replaceAll(' ', '-')}`, version: 1, subcategory, confidence: 88, why },
    side,
  );
}

// Below this, lines that look alike are too often of different kinds: measured over payees never seen before.
const ALIKE = 0.6;

function byLikeness({ description, side }: Categorisable, model: Model | undefined) {
  const guess = model?.guess(description, side);
  if (!guess || guess.likeness < ALIKE) return null;
  const confidence = Math.round(guess.likeness * 80);
  const why = `Much like “${guess.like.slice(0, 60)}”, which was put here`;
  const { subcategory, isOwn } = guess;
  return { isOwn, suggestion: suggestionOf({ id: 'like', version: 1, subcategory, confidence, why }, side) };
}

type Reason = Pick<CategoryRule, 'id' | 'version' | 'subcategory' | 'confidence' | 'why'>;

function suggestionOf({ id, version, subcategory, confidence, why }: Reason, side: Side): Suggestion {
  return { category: kindOf(subcategory, side), subcategory, rule: id, ruleVersion: version, confidence, why };
}
