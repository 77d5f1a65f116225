import { type Change, mustHaveChanged, type NewEntry } from '../../audit/audit.repository';

type Matched = { id: string; kind: string; withId: string; why: string };

const MATCHED = `SELECT id, reconciled_with ->> 'kind' kind, reconciled_with ->> 'id' withId, reconciled_with -> 'why' why
  FROM bank_transactions
  WHERE company_id = ?1 AND is_reconciled = 1 AND reconciled_with ->> 'id' IN (SELECT value FROM json_each(?2))`;
// What a person said the line is not stays; that its match was taken back is no such word.
const OPEN = `UPDATE bank_transactions SET is_reconciled = 0,
    reconciled_with = iif(reconciled_with -> 'refused' IS NULL, NULL,
      json_object('refused', json(reconciled_with -> 'refused')))
  WHERE id = ?1 AND company_id = ?2 AND is_reconciled = 1 AND reconciled_with ->> 'id' = ?3`;

/**
 * A company's change that takes back deposits, filings or own items: the lines matched to one of these ids are open again
 * with it, each with its entry. A line that is matched to something else meanwhile undoes the whole, which is then tried again.
 */
export async function withMatchesLost(d1: D1Database, change: Change, dueIds: readonly string[]): Promise<Change> {
  const { results } = await d1.prepare(MATCHED).bind(change.chainId, JSON.stringify(dueIds)).all<Matched>();
  const opened = results.flatMap(({ id, withId }) => [
    d1.prepare(OPEN).bind(id, change.chainId, withId),
    mustHaveChanged(d1),
  ]);
  return {
    ...change,
    statements: [...change.statements, ...opened],
    entries: [...change.entries, ...results.map(lost)],
  };
}

const lost = ({ id, kind, withId, why }: Matched): NewEntry => ({
  action: 'bank-transaction.unmatch',
  entityType: 'bank-transaction',
  entityId: id,
  before: { isReconciled: true, kind, with: withId, why: JSON.parse(why) },
  after: { isReconciled: false, takenBack: withId },
});
