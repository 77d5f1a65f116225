import { categorise } from '../../domain/bank/categorise';
import { flagsOf } from '../../domain/bank/chart';
import type { CompanyScope } from '../../platform/scope';
import { type Assignment, type Candidate, candidatesOf, RUN_LIMIT, type StoredChoice } from './categorise.repository';

/** What a run would do: the rows it would set, by which rule, and how many it would leave to a person. */
export type Plan = { assignments: Assignment[]; why: Map<string, string>; left: number; hasMore: boolean };

/** Computes a run without touching anything; the run itself applies this very plan. */
export async function planRun(d1: D1Database, scope: CompanyScope): Promise<Plan> {
  const { rows, choices } = await candidatesOf(d1, scope);
  const taken = rows.slice(0, RUN_LIMIT);
  const why = new Map<string, string>();
  const memory = memories(choices);
  const assignments = taken.flatMap((row) => assignmentFor(row, memory, why));
  return { assignments, why, left: taken.length - assignments.length, hasMore: rows.length > RUN_LIMIT };
}

type Memory = Map<string, Pick<StoredChoice, 'category' | 'subcategory'>>;

function memories(choices: readonly StoredChoice[]): Record<StoredChoice['side'], Memory> {
  const of = (side: string): Memory =>
    new Map(choices.filter((choice) => choice.side === side).map((choice) => [choice.payee, choice]));
  return { credit: of('credit'), debit: of('debit') };
}

function assignmentFor(
  row: Candidate,
  memory: Record<StoredChoice['side'], Memory>,
  why: Map<string, string>,
): Assignment[] {
  const suggestion = categorise(row, memory[row.side]);
  if (!suggestion) return [];
  const { category, subcategory, rule, ruleVersion, confidence } = suggestion;
  why.set(`${rule}|${subcategory}`, suggestion.why);
  return [{ row, category, subcategory, rule, ruleVersion, confidence, ...flagsOf(subcategory) }];
}

export type RuleCount = { rule: string; why: string; category: string; subcategory: string; count: number };

/** The plan by rule, largest first: what the preview shows before anything is touched. */
export function countByRule({ assignments, why }: Plan): RuleCount[] {
  const counts = new Map<string, RuleCount>();
  for (const { rule, category, subcategory } of assignments) {
    const key = `${rule}|${subcategory}`;
    const known = counts.get(key) ?? { rule, why: why.get(key) ?? '', category, subcategory, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.rule.localeCompare(b.rule));
}

/** The specification's toast gives this: what was done, what was left and why. */
export function runMessage({ assignments, left, hasMore }: Plan): string {
  const rows = (count: number) => `${count} ${count === 1 ? 'transaction' : 'transactions'}`;
  const done = `${rows(assignments.length)} categorized`;
  const rest = left > 0 ? `; ${rows(left)} left for you, since no rule or earlier choice recognises them` : '';
  return `${done}${rest}${hasMore ? '; run again for the next ones' : ''}`;
}
