import { assignmentsFor } from '../../domain/bank/assignments';
import { modelWith } from '../../domain/bank/model';
import { ruleHolds, ruleName } from '../../domain/bank/user-rules';
import { notHere } from '../../platform/problem';
import type { CompanyScope, Person } from '../../platform/scope';
import { candidatesOf } from './candidates.repository';
import { type NewRule, sampleJson } from './category-rule.contract';
import { isAccountOf, matching, type RuleFacts } from './category-rule.repository';
import { knownChoice } from './known-choice.repository';

const SAMPLE = 5;

/** A rule as it was sent; an account it names must be the company's. */
export async function factsOf(d1: D1Database, scope: CompanyScope, person: Person, sent: NewRule): Promise<RuleFacts> {
  const { contains, side, amountFrom, amountTo, bankAccountId } = sent;
  if (bankAccountId && !(await isAccountOf(d1, scope, bankAccountId))) throw notHere();
  const { choice } = await knownChoice(d1, scope, person, { category: sent.category, subcategory: sent.subcategory });
  const limits = { amountFrom: amountFrom ?? null, amountTo: amountTo ?? null };
  return { contains, side: side ?? null, ...limits, bankAccountId: bankAccountId ?? null, ...choice };
}

/** What a rule would do, placed after those there are: the rows a run would set by it, and a few of them. */
export async function previewRule(d1: D1Database, scope: CompanyScope, person: Person, facts: RuleFacts) {
  const rule = { id: 'new', ...facts };
  const [{ choices, rows: _rows, ...taught }, rows] = await Promise.all([
    candidatesOf(d1, scope, person),
    matching(d1, scope, facts),
  ]);
  const matched = rows.filter((row) => ruleHolds(rule, row));
  const open = matched.filter(
    ({ isOpen, current, currentKind }) => isOpen && (current !== facts.subcategory || currentKind !== facts.category),
  );
  const known = { ...taught, rules: [...taught.rules, rule], model: modelWith([]) };
  const assigned = assignmentsFor(open, choices, known).filter((one) => one.rule === ruleName(rule));
  const sample = (assigned.length > 0 ? assigned.map(({ row }) => row) : matched).slice(0, SAMPLE).map(sampleJson);
  return { count: assigned.length, matched: matched.length, sample };
}
