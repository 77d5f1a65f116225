import { and, count, desc, eq, isNull, lt } from 'drizzle-orm';
import { now } from '../../platform/clock';
import { type Database, openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { Page } from '../../platform/paging';
import type { FirmScope, Person } from '../../platform/scope';
import type { Change } from '../audit/audit.repository';
import { firmMembers } from '../session/session.table';
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

export type Terms = Pick<ReliefRow, 'kind' | 'period' | 'reference' | 'notifiedOn'> & {
  forms: readonly string[];
  url?: string | undefined;
} & { [Name in 'dueOn' | 'filedFrom' | 'filedBy' | 'stillAsked']?: ReliefRow[Name] };

/** A relief as it is entered: proposed, and counting for nothing until it is approved. */
export function proposedRelief({ caFirmId }: FirmScope, person: Person, terms: Terms): ReliefRow {
  const { kind, forms, period, reference, notifiedOn } = terms;
  return {
    id: newId(),
    caFirmId,
    kind,
    forms,
    period,
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
  AND notified_on = ?10`;

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
    );

/** The id of a standing relief that says the same. */
export async function findTwin(d1: D1Database, row: ReliefRow): Promise<string | undefined> {
  return (await twinOf(d1, TWIN, row).first<{ id: string }>())?.id;
}

/** The statements and the trail of a new relief. Undone where a twin was entered in the meantime. */
export function reliefProposed(d1: D1Database, row: ReliefRow): Change {
  const insert = prepared(d1, openDatabase(d1).insert(reliefs).values(row));
  const single = twinOf(d1, `INSERT INTO must (ok) SELECT NULL WHERE EXISTS (${TWIN})`, row);
  const { id, kind, forms, period, dueOn, filedFrom, filedBy, stillAsked, reference, url, notifiedOn } = row;
  const after = { kind, forms, period, dueOn, filedFrom, filedBy, stillAsked, reference, url, notifiedOn };
  return {
    chainId: row.caFirmId,
    statements: [single, insert],
    entries: [{ action: 'relief.propose', entityType: 'relief', entityId: id, after }],
  };
}
