import type { ComplianceStatus } from './compliance.queries';
import { type FactName, factKey } from './fact-key';

type NotDue = ComplianceStatus['notDue'][number];

/** What only the company can answer, and the forms that wait for the answer. */
export type OpenQuestion = { fact: FactName; rows: readonly NotDue[] };

/** What can be answered today and something of the law hangs on, each question once. */
export function openQuestions({ notDue }: Pick<ComplianceStatus, 'notDue'>): readonly OpenQuestion[] {
  const found = new Map<string, { fact: FactName; rows: NotDue[] }>();
  for (const row of notDue) {
    if (!row.asked) continue;
    const key = factKey(row.asked);
    const known = found.get(key) ?? { fact: row.asked, rows: [] };
    known.rows.push(row);
    found.set(key, known);
  }
  return [...found.values()];
}
