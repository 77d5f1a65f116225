import { and, count, desc, eq, isNull, lt } from 'drizzle-orm';
import { limitsInRupees } from '../../../domain/law/relief';
import type { FirmScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { type Database, openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { andSeen } from '../../../platform/standing';
import type { Page } from '../../../platform/wire';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { firmMembers } from '../../firm/firm.table';
import { type ReliefRow, reliefs } from './relief.table';

const members = (db: Database, caFirmId: string) =>
  db
    .select({ n: count() })
    .from(firmMembers)
    .where(and(eq(firmMembers.caFirmId, caFirmId), isNull(firmMembers.removedAt)));

/** A firm's reliefs, newest first, one more than the page asks for; and whether the firm has one member alone. */
export async function listReliefs(d1: D1Database, { caFirmId }: FirmScope, page: Page) {
  const db = openDatabase(d1);
  const after = page.cursor ? lt(reliefs.id, page.cursor) : undefined;
  const [rows, [people]] = await db.batch([
    db
      .select()
      .from(reliefs)
      .where(and(eq(reliefs.caFirmId, caFirmId), after))
      .orderBy(desc(reliefs.id))
      .limit(page.limit + 1),
    members(db, caFirmId),
  ]);
  return { rows, isAlone: people?.n === 1 };
}

export async function findRelief(d1: D1Database, { caFirmId }: FirmScope, id: string): Promise<ReliefRow | undefined> {
  return openDatabase(d1)
    .select()
    .from(reliefs)
    .where(and(eq(reliefs.id, id), eq(reliefs.caFirmId, caFirmId)))
    .get();
}

/** Whether a firm has one member alone, who has nobody to ask for a second look. */
export async function hasOneMember(d1: D1Database, { caFirmId }: FirmScope): Promise<boolean> {
  const [people] = await members(openDatabase(d1), caFirmId);
  return people?.n === 1;
}

type Terms = Pick<ReliefRow, 'kind' | 'period' | 'reference' | 'notifiedOn'> & {
  forms: readonly string[];
  limits?: ReliefRow['limits'] | undefined;
  conditions?: ReliefRow['conditions'] | undefined;
  url?: string | undefined;
} & { [Name in 'dueOn' | 'filedFrom' | 'filedBy' | 'stillAsked']?: ReliefRow[Name] };

/** A relief as it is entered: proposed, and counting for nothing until it is approved. */
export function newReliefOf({ caFirmId }: FirmScope, person: Person, terms: Terms): ReliefRow {
  const { kind, forms, period, reference, notifiedOn } = terms;
  return {
    id: newId(),
    caFirmId,
    kind,
    forms,
    period,
    limits: terms.limits ?? null,
    conditions: terms.conditions ?? null,
    dueOn: terms.dueOn ?? null,
    filedFrom: terms.filedFrom ?? null,
    filedBy: terms.filedBy ?? null,
    stillAsked: terms.stillAsked ?? null,
    reference,
    url: terms.url ?? null,
    notifiedOn,
    state: 'proposed',
    enteredBy: person.id,
    enteredByName: person.name,
    enteredAt: now().toISOString(),
    ...UNDECIDED,
  };
}

const UNDECIDED = {
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  decidedOn: null,
  withdrawnBy: null,
  withdrawnByName: null,
  withdrawnAt: null,
  withdrawnOn: null,
};

// The forms are stored in order, so that the same ones are the same text.
const TWIN = `SELECT id FROM reliefs WHERE ca_firm_id = ?1 AND state IN ('proposed', 'approved') AND kind = ?2 AND forms = ?3
  AND period = ?4 AND due_on IS ?5 AND filed_from IS ?6 AND filed_by IS ?7 AND still_asked_bp IS ?8 AND reference = ?9
  AND notified_on = ?10 AND limits IS ?11 AND conditions IS ?12`;

const twinOf = (d1: D1Database, sql: string, row: ReliefRow) =>
  d1
    .prepare(sql)
    .bind(
      row.caFirmId,
      row.kind,
      JSON.stringify(row.forms),
      row.period,
      row.dueOn,
      row.filedFrom,
      row.filedBy,
      row.stillAsked,
      row.reference,
      row.notifiedOn,
      row.limits && JSON.stringify(row.limits),
      row.conditions && JSON.stringify(row.conditions),
    );

/** The id of a relief that counts that says the same. */
export async function findTwin(d1: D1Database, row: ReliefRow): Promise<string | undefined> {
  return (await twinOf(d1, TWIN, row).first<{ id: string }>())?.id;
}

/** The statements and the trail of a new relief. Undone where a twin was entered in the meantime. */
export function proposeRelief(d1: D1Database, row: ReliefRow): Change {
  const insert = prepared(d1, openDatabase(d1).insert(reliefs).values(row));
  const single = twinOf(d1, `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (${TWIN})`, row);
  const { id, kind, forms, period, limits, conditions, dueOn, filedFrom, filedBy, stillAsked } = row;
  const { reference, url, notifiedOn } = row;
  const after = {
    kind,
    forms,
    period,
    limits: limits && limitsInRupees(limits),
    ...(conditions && { conditions }),
    dueOn,
    filedFrom,
    filedBy,
    stillAsked,
    reference,
    url,
    notifiedOn,
  };
  return {
    chainId: row.caFirmId,
    statements: [single, insert],
    entries: [{ action: 'relief.propose', entityType: 'relief', entityId: id, after }],
  };
}

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

/** The active clients that have an item a relief is about, of those that its reader sees, in the order of their ids. */
export async function affectedCompanies(d1: D1Database, scope: FirmScope, relief: ReliefRow): Promise<string[]> {
  const { forms, period } = relief;
  const narrowed = scope.onlyOf === null ? [] : [scope.onlyOf];
  const { results } = await d1
    .prepare(`${AFFECTED}${andSeen(scope, 'c.id', '?4', '?1')} ORDER BY c.id`)
    .bind(scope.caFirmId, JSON.stringify(forms), period, ...narrowed)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Those of them whose obligations wait to be worked out again. */
export async function unsettledCompanies(d1: D1Database, relief: ReliefRow): Promise<string[]> {
  const query = `${AFFECTED} AND c.worked_out_for IS NULL ORDER BY c.id`;
  const { results } = await affectedBy(d1, query, relief).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** The statements and the trail of a decision; a 409 where the relief is no longer in the state that it asks for. */
export function decideRelief(d1: D1Database, relief: ReliefRow, decision: Decision, person: Person): Change {
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
