import { assignmentsFor } from '../../../domain/bank/categorise/categorise';
import { ruleHolds, ruleName, type UserRule } from '../../../domain/bank/categorise/memory';
import { modelWith } from '../../../domain/bank/categorise/neighbours';
import type { CompanyScope, Person } from '../../../platform/access';
import { invalid, notHere } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { candidatesOf } from '../categorise/candidates.repository';
import { knownChoice, ownNames } from '../category/category.repository';
import { isRange, type NewRule, noRange, type RuleChange, sampleJson } from './rule.contract';
import { type CategoryRule, isAccountOf, matching, type RuleFacts } from './rule.repository';

const SAMPLE = 5;

type Sent = NewRule | RuleFacts;

/** A rule as it was sent, and what keeps the name of its category where nobody knew it before. */
export type Sending = { facts: RuleFacts; named: Change[] };

/** A rule as it was sent; an account it names must be the company's. */
export async function factsOf(d1: D1Database, scope: CompanyScope, person: Person, sent: Sent): Promise<Sending> {
  const { contains, side, amountFrom, amountTo, bankAccountId } = sent;
  if (bankAccountId && !(await isAccountOf(d1, scope, bankAccountId))) throw notHere();
  const asked = { category: sent.category, subcategory: sent.subcategory };
  const { choice, named } = await knownChoice(d1, scope, person, asked);
  const limits = { amountFrom: amountFrom ?? null, amountTo: amountTo ?? null };
  const facts = { contains, side: side ?? null, ...limits, bankAccountId: bankAccountId ?? null, ...choice };
  return { facts, named };
}

/** A rule with what is named of it changed. Amounts that leave nothing between them are refused with 400. */
export async function changedFacts(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  rule: CategoryRule,
  change: RuleChange,
): Promise<Sending> {
  // Of JSON nothing is undefined that is named; spread, the types would not know that.
  const sent = Object.assign({}, rule, change);
  if (!isRange(sent)) throw invalid([{ code: 'custom', input: sent.amountTo, ...noRange() }], 'json');
  return factsOf(d1, scope, person, sent);
}

/**
 * What a rule would do, placed after those there are or in the place of the one it `replaces`: the rows a run would set
 * by it, and a few of them. Throws 404 where that one is not there.
 */
export async function previewRule(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  facts: RuleFacts,
  replaces?: string,
) {
  const rule = { id: 'new', ...facts };
  const [{ choices, rows: _rows, ...taught }, rows] = await Promise.all([
    candidatesOf(d1, scope, person),
    matching(d1, scope, facts),
  ]);
  const matched = rows.filter((row) => ruleHolds(rule, row));
  const open = matched.filter(
    ({ isOpen, current, currentKind }) => isOpen && (current !== facts.categoryId || currentKind !== facts.category),
  );
  const known = { ...taught, rules: withRule(taught.rules, rule, replaces), model: modelWith([]) };
  const assigned = assignmentsFor(open, choices, known).filter((one) => one.rule === ruleName(rule));
  const shown = (assigned.length > 0 ? assigned.map(({ row }) => row) : matched).slice(0, SAMPLE);
  const own = await ownNames(
    d1,
    shown.map(({ current }) => current),
  );
  const sample = shown.map((row) => sampleJson(row, own));
  return { count: assigned.length, matched: matched.length, sample };
}

function withRule(rules: readonly UserRule[], rule: UserRule, replaces: string | undefined): UserRule[] {
  if (replaces === undefined) return [...rules, rule];
  if (!rules.some(({ id }) => id === replaces)) throw notHere();
  return rules.map((one) => (one.id === replaces ? rule : one));
}
