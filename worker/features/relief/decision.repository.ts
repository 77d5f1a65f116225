import { now, today } from '../../platform/clock';
import type { Person } from '../../platform/scope';
import { type Change, mustHaveChanged } from '../audit/audit.repository';
import type { ReliefRow } from './relief.table';

export type Decision = 'approve' | 'refuse' | 'withdraw';

const BY_ANOTHER = `state = 'proposed' AND (entered_by <> ?3 OR (SELECT count(*) FROM firm_members m
  WHERE m.ca_firm_id = ?2 AND m.removed_at IS NULL) = 1)`;
const DECIDE = (state: string) => `UPDATE reliefs SET state = '${state}', decided_by = ?3, decided_by_name = ?4,
  decided_at = ?5, decided_on = ?6 WHERE id = ?1 AND ca_firm_id = ?2 AND ${BY_ANOTHER}`;

const STATEMENTS: Readonly<Record<Decision, string>> = {
  approve: DECIDE('approved'),
  refuse: DECIDE('refused'),
  withdraw: `UPDATE reliefs SET state = 'withdrawn', withdrawn_by = ?3, withdrawn_by_name = ?4, withdrawn_at = ?5,
    withdrawn_on = ?6 WHERE id = ?1 AND ca_firm_id = ?2 AND state = 'approved'`,
};

const STATE_AFTER = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

// A run that read the reliefs before this decision must not write after it, so the version it read is made old.
const UNSETTLE = (affected: string) => `UPDATE companies SET worked_out_for = NULL, facts_version = facts_version + 1
  WHERE id IN (${affected})`;

const AFFECTED = `SELECT c.id FROM companies c WHERE c.ca_firm_id = ?1 AND c.client_status = 'active' AND EXISTS (
    SELECT 1 FROM compliance_items i WHERE i.company_id = c.id AND i.period = ?3 AND i.origin = 'law'
      AND i.form_type IN (SELECT value FROM json_each(?2)))`;

const affectedBy = (d1: D1Database, sql: string, { caFirmId, forms, period }: ReliefRow) =>
  d1.prepare(sql).bind(caFirmId, JSON.stringify(forms), period);

/** The active clients that have an item a relief is about, in the order of their ids. */
export async function affectedCompanies(d1: D1Database, relief: ReliefRow): Promise<string[]> {
  const { results } = await affectedBy(d1, `${AFFECTED} ORDER BY c.id`, relief).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Those of them whose obligations wait to be worked out again. */
export async function unsettledCompanies(d1: D1Database, relief: ReliefRow): Promise<string[]> {
  const query = `${AFFECTED} AND c.worked_out_for IS NULL ORDER BY c.id`;
  const { results } = await affectedBy(d1, query, relief).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** The statements and the trail of a decision; a 409 where the relief is no longer in the state that it asks for. */
export function reliefDecided(d1: D1Database, relief: ReliefRow, decision: Decision, person: Person): Change {
  const { id, caFirmId, enteredBy, reference } = relief;
  const values = [id, caFirmId, person.id, person.name, now().toISOString(), today()];
  const isOwn = decision === 'approve' && enteredBy === person.id;
  const action = isOwn ? 'relief.self-approved' : `relief.${decision}`;
  const unsettle = decision === 'refuse' ? [] : [affectedBy(d1, UNSETTLE(AFFECTED), relief)];
  return {
    chainId: caFirmId,
    statements: [d1.prepare(STATEMENTS[decision]).bind(...values), mustHaveChanged(d1), ...unsettle],
    entries: [
      {
        action,
        entityType: 'relief',
        entityId: id,
        before: { state: relief.state },
        after: { state: STATE_AFTER[decision], reference },
      },
    ],
  };
}
