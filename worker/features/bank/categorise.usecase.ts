import { type AssignedRow, assignmentsFor } from '../../domain/bank/assignments';
import { modelWith } from '../../domain/bank/model';
import { transactions } from '../../domain/bank/statement/wording';
import { formatRupees } from '../../domain/shared/money';
import type { CompanyScope, Person } from '../../platform/scope';
import { mustBeActive } from './active-account';
import { type Candidate, candidatesOf, RUN_LIMIT } from './candidates.repository';
import { legsOf } from './legs.repository';
import { isChange, type Transfers, transfersIn } from './legs.usecase';

/** What a run would do: the rows it would set, by which rule, the legs it would link, and how many it would leave to a person. */
export type Plan = Transfers & { left: number; hasMore: boolean };

/** Computes a run without touching anything; the run itself applies this very plan. Of one account where it is named. */
export async function planRun(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  bankAccountId?: string,
): Promise<Plan> {
  if (bankAccountId) await mustBeActive(d1, scope, bankAccountId);
  const [{ rows, choices, ...taught }, legs] = await Promise.all([
    candidatesOf(d1, scope, person, bankAccountId),
    legsOf(d1, scope),
  ]);
  const known = { ...taught, model: modelWith(taught.confirmed) };
  const suggest = <Row extends Candidate>(lines: readonly Row[]) => assignmentsFor(lines, choices, known);
  const { matches, assignments: linked } = transfersIn(legs, suggest, bankAccountId);
  const isLeg = new Set(matches.map(({ lineId }) => lineId));
  const taken = rows.slice(0, RUN_LIMIT);
  const assignments = [...linked, ...suggest(taken.filter(({ id }) => !isLeg.has(id))).filter(isChange)];
  const answered = new Set(assignments.map(({ row }) => row.id));
  const left = taken.filter(({ id, current }) => current === null && !answered.has(id)).length;
  return { matches, assignments, left, hasMore: rows.length > RUN_LIMIT };
}

type SampleRow = Pick<Candidate, 'id' | 'date' | 'description' | 'side'> & {
  amount: string;
  confidence: number;
  why: string;
};
export type RuleCount = {
  rule: string;
  why: string;
  category: string;
  subcategory: string;
  count: number;
  rows: SampleRow[];
};

const SAMPLE_ROWS = 5;

/** The plan by rule, largest first, each with its first rows: what the preview shows before anything is touched. */
export function countByRule({ assignments, matches }: Plan): RuleCount[] {
  const links = new Map(matches.map(({ lineId, why }) => [lineId, why]));
  const counts = new Map<string, RuleCount>();
  for (const one of assignments) {
    const { rule, category, subcategory, why } = one;
    const key = `${rule}|${subcategory}`;
    const { count, rows }: Pick<RuleCount, 'count' | 'rows'> = counts.get(key) ?? { count: 0, rows: [] };
    if (count < SAMPLE_ROWS) rows.push(sampleRow(one, links.get(one.row.id)));
    // Of several reasons under one rule the last one is shown.
    counts.set(key, { rule, why, category, subcategory, count: count + 1, rows });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.rule.localeCompare(b.rule));
}

function sampleRow({ row, confidence, why }: AssignedRow<Candidate>, link = why): SampleRow {
  const { id, date, description, side, amount } = row;
  return { id, date, description, side, amount: formatRupees(amount), confidence, why: link };
}

/** The specification's toast gives this: what was done, what was left and why. */
export function runMessage({ assignments, left, hasMore }: Plan): string {
  const done = `${transactions(assignments.length)} categorized`;
  const rest = left > 0 ? `; ${transactions(left)} left for you, since no rule or earlier choice recognises them` : '';
  return `${done}${rest}${hasMore ? '; run again for the next ones' : ''}`;
}

type Undone = { rows: readonly unknown[]; gone: number; links: readonly unknown[] };

/** What undoing a run did, and why some of its rows are not as they were: people changed them, or they went with their statement. */
export function undoMessage(changedCount: number, { rows, gone, links }: Undone): string {
  const kept = changedCount - rows.length - gone;
  const stay = kept > 0 ? `; ${kept} changed by hand since then ${kept === 1 ? 'stays' : 'stay'}` : '';
  const went = gone > 0 ? `; ${gone} ${gone === 1 ? 'is' : 'are'} gone with the statement that was undone` : '';
  const opened = links.length > 0 ? `; ${transactions(links.length)} no longer linked as transfers` : '';
  return `${rows.length} ${rows.length === 1 ? 'categorization' : 'categorizations'} undone${stay}${went}${opened}`;
}
