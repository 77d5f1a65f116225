import { and, asc, desc, eq, getTableColumns, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { EventKind } from '../../domain/company/events';
import type { NewEvent, NewFact } from '../../domain/company/known';
import { isIsoDate } from '../../domain/shared/dates';
import type { CompanyScope, Person } from '../../platform/access';
import { now, today } from '../../platform/clock';
import { columnsOf, jsonPieces, openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import { mustHaveChanged } from '../audit/audit.repository';
import { type Edit, isStill } from '../audit/edit.repository';
import { type Company, companies } from './company.table';
import { companyEvents, companyFacts, type EventRow, type FactRow } from './fact.table';

type Told = { company: Company; facts: FactRow[]; events: EventRow[] };

/** A company with all that was ever said of it, in one round trip. */
export async function findAllStated(d1: D1Database, { companyId }: CompanyScope): Promise<Told | undefined> {
  const db = openDatabase(d1);
  const [[company], facts, events] = await db.batch([
    db.select().from(companies).where(eq(companies.id, companyId)),
    db.select().from(companyFacts).where(eq(companyFacts.companyId, companyId)).orderBy(asc(companyFacts.id)),
    db.select().from(companyEvents).where(eq(companyEvents.companyId, companyId)).orderBy(asc(companyEvents.id)),
  ]);
  return company && { company, facts, events };
}

/** One fact of a company, taken back or not. */
export async function findFact(d1: D1Database, { companyId }: CompanyScope, id: string): Promise<FactRow | undefined> {
  const isIt = and(eq(companyFacts.id, id), eq(companyFacts.companyId, companyId));
  return openDatabase(d1).select().from(companyFacts).where(isIt).get();
}

/** One event of a company, taken back or not. */
export async function findEvent(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<EventRow | undefined> {
  const isIt = and(eq(companyEvents.id, id), eq(companyEvents.companyId, companyId));
  return openDatabase(d1).select().from(companyEvents).where(isIt).get();
}

type EventPage = { kind?: EventKind | undefined; limit: number; cursor?: string | undefined };

/** The events that stand, newest first, one more than the page asks for. */
export async function listEvents(d1: D1Database, { companyId }: CompanyScope, page: EventPage): Promise<EventRow[]> {
  return openDatabase(d1)
    .select()
    .from(companyEvents)
    .where(
      and(
        eq(companyEvents.companyId, companyId),
        isNull(companyEvents.withdrawnOn),
        page.kind && eq(companyEvents.kind, page.kind),
        olderThan(page.cursor),
      ),
    )
    .orderBy(desc(companyEvents.happenedOn), desc(companyEvents.id))
    .limit(page.limit + 1);
}

/** What comes after a place of the list; everything where no place, or none that can be, is named. */
function olderThan(cursor: string | undefined): SQL | undefined {
  const [day = '', id = ''] = cursor?.split('|') ?? [];
  if (!isIsoDate(day)) return undefined;
  return or(lt(companyEvents.happenedOn, day), and(eq(companyEvents.happenedOn, day), lt(companyEvents.id, id)));
}

/** Where an event stands in the list, by day and id: what a page ends with. */
export const placeOf = ({ happenedOn, id }: EventRow): string => `${happenedOn}|${id}`;

const recordedNow = ({ id, name }: Person) => ({
  id: newId(),
  recordedAt: now().toISOString(),
  recordedOn: today(),
  recordedBy: id,
  recordedByName: name,
  withdrawnAt: null,
  withdrawnOn: null,
  withdrawnBy: null,
});

export const factRowOf = (companyId: string, person: Person, fact: NewFact): FactRow => ({
  ...recordedNow(person),
  companyId,
  ...fact,
});

export const eventRowOf = (companyId: string, person: Person, event: NewEvent): EventRow => ({
  ...recordedNow(person),
  companyId,
  ...event,
});

export const insertFact = (d1: D1Database, row: FactRow): D1PreparedStatement =>
  prepared(d1, openDatabase(d1).insert(companyFacts).values(row));

export const insertEvent = (d1: D1Database, row: EventRow): D1PreparedStatement =>
  prepared(d1, openDatabase(d1).insert(companyEvents).values(row));

const EVENTS = columnsOf(companyEvents).bulk(
  ['id', 'kind', 'subject', 'happenedOn', 'details'],
  ['companyId', 'recordedAt', 'recordedOn', 'recordedBy', 'recordedByName'],
);

/** Records many events at once, all of one person and moment. */
export function insertEvents(d1: D1Database, rows: readonly EventRow[]): D1PreparedStatement[] {
  const [first] = rows;
  return first ? jsonPieces(rows.map((row) => EVENTS.text(row))).map((piece) => EVENTS.insert(d1, piece, first)) : [];
}

const WITHDRAW = `UPDATE company_events SET withdrawn_at = ?3, withdrawn_on = ?4, withdrawn_by = ?5
  WHERE company_id = ?1 AND withdrawn_at IS NULL AND id IN (SELECT value FROM json_each(?2))`;

/** Marks many events as taken back. Who else did so meanwhile has raised the version of the company's facts, which undoes the batch. */
export function withdrawEvents(
  d1: D1Database,
  companyId: string,
  ids: readonly string[],
  person: Pick<Person, 'id'>,
): D1PreparedStatement[] {
  const values = [companyId, JSON.stringify(ids), now().toISOString(), today(), person.id];
  return ids.length > 0 ? [d1.prepare(WITHDRAW).bind(...values)] : [];
}

/** Marks a fact or an event as taken back; undoes the batch where somebody else already did. */
export function withdrawRow(
  d1: D1Database,
  table: typeof companyFacts | typeof companyEvents,
  { id, companyId }: FactRow | EventRow,
  person: Person,
): D1PreparedStatement[] {
  const isIt = and(eq(table.id, id), eq(table.companyId, companyId), isNull(table.withdrawnOn));
  const back = { withdrawnAt: now().toISOString(), withdrawnOn: today(), withdrawnBy: person.id };
  return [prepared(d1, openDatabase(d1).update(table).set(back).where(isIt)), mustHaveChanged(d1)];
}

/** Writes what of a company's own row was edited, where it is still as it was seen. */
export function companyEdited(d1: D1Database, { id }: Company, { before, after }: Edit<Company>): D1PreparedStatement {
  const isSo = and(eq(companies.id, id), isStill(getTableColumns(companies), before));
  const set = { ...after, updatedAt: now().toISOString() };
  return prepared(d1, openDatabase(d1).update(companies).set(set).where(isSo));
}

/** What a company's own row learns of a fact. */
export const updateCompany = (d1: D1Database, companyId: string, details: Partial<Company>): D1PreparedStatement =>
  prepared(
    d1,
    openDatabase(d1)
      .update(companies)
      .set({ ...details, updatedAt: now().toISOString() })
      .where(eq(companies.id, companyId)),
  );
