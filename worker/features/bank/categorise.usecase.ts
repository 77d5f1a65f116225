import { type AssignedRow, assignmentsFor } from '../../domain/bank/assignments';
import { modelWith } from '../../domain/bank/model';
import type { CompanyScope, Person } from '../../platform/scope';
import { type Candidate, candidatesOf, RUN_LIMIT } from './candidates.repository';

/** What a run would do: the rows it would set, by which rule, and how many it would leave to a person. */
export type Plan = { assignments: AssignedRow<Candidate>[]; left: number; hasMore: boolean };

/** Computes a run without touching anything; the run itself applies this very plan. */
export async function planRun(d1: D1Database, scope: CompanyScope, person: Person): Promise<Plan> {
  const { rows, choices, ...taught } = await candidatesOf(d1, scope, person);
  const taken = rows.slice(0, RUN_LIMIT);
  const suggested = assignmentsFor(taken, choices, { ...taught, model: modelWith(taught.confirmed) });
  const assignments = suggested.filter(({ row, subcategory }) => row.current !== subcategory);
  const open = taken.filter(({ current }) => current === null).length;
  const answered = assignments.filter(({ row }) => row.current === null).length;
  return { assignments, left: open - answered, hasMore: rows.length > RUN_LIMIT };
}

export type RuleCount = { rule: string; why: string; category: string; subcategory: string; count: number };

/** The plan by rule, largest first: what the preview shows before anything is touched. */
export function countByRule({ assignments }: Plan): RuleCount[] {
  const counts = new Map<string, RuleCount>();
  for (const { rule, category, subcategory, why } of assignments) {
    const key = `${rule}|${subcategory}`;
    // Of several reasons under one rule the last one is shown.
    counts.set(key, { rule, why, category, subcategory, count: (counts.get(key)?.count ?? 0) + 1 });
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
