import { inRupees } from '../../domain/company/facts';
import type { DemoClient } from '../../domain/demo/clients';
import { demoPast } from '../../domain/demo/obligations';
import type { IsoDate } from '../../domain/shared/dates';
import { jsonPieces } from '../../platform/database';
import type { Person } from '../../platform/scope';
import type { Change, NewEntry } from '../audit/audit.repository';
import { dossierOf, eventOf, factOf } from '../calendar/case/case.repository';
import { workOut } from '../calendar/work-out/work-out.repository';
import type { Company } from '../company/company.table';
import { eventRowOf, factRowOf } from '../company/fact.repository';
import type { EventRow, FactRow } from '../company/fact.table';

/**
 * States and records a client's past year as a person would on the day of founding, with what follows from it. The books count
 * as kept since a year ago, so that the year before the founding is known and not asked about.
 */
export function tellPast(d1: D1Database, company: Company, client: DemoClient, day: IsoDate, person: Person): Change {
  const past = demoPast(client, day);
  const facts = past.facts.map((fact) => factRowOf(company.id, person, fact));
  const events = past.events.map((event) => eventRowOf(company.id, person, event));
  const known = { facts: facts.map(factOf), events: events.map(eventOf), reliefs: [] };
  const dossier = dossierOf({ ...company, trackedSince: past.trackedSince }, known);
  const { change } = workOut(d1, { company, dossier, items: [] }, day, { force: true });
  return {
    chainId: company.id,
    statements: [...insertRows(d1, facts, FACTS), ...insertRows(d1, events, EVENTS), ...change.statements],
    entries: [...facts.map(stated), ...events.map(recorded), ...change.entries],
  };
}

const RECORDED = 'recorded_at, recorded_on, recorded_by, recorded_by_name';
const values = Array.from({ length: 10 }, (_, place) => `value ->> ${place}`).join(', ');
const FACTS = `INSERT INTO company_facts (id, company_id, kind, subject, value, holds_from, ${RECORDED})
  SELECT ${values} FROM json_each(?1)`;
const EVENTS = `INSERT INTO company_events (id, company_id, kind, subject, details, happened_on, ${RECORDED})
  SELECT ${values} FROM json_each(?1)`;

function insertRows(d1: D1Database, rows: readonly (FactRow | EventRow)[], insert: string): D1PreparedStatement[] {
  const texts = rows.map((row) => {
    const [said, day] = 'value' in row ? [row.value, row.holdsFrom] : [row.details, row.happenedOn];
    const { id, companyId, kind, subject, recordedAt, recordedOn, recordedBy, recordedByName } = row;
    const who = [recordedAt, recordedOn, recordedBy, recordedByName];
    return JSON.stringify([id, companyId, kind, subject, JSON.stringify(said), day, ...who]);
  });
  return jsonPieces(texts).map((piece) => d1.prepare(insert).bind(piece));
}

const stated = ({ id, kind, subject, holdsFrom, value }: FactRow): NewEntry => ({
  action: 'fact.stated',
  entityType: 'company-fact',
  entityId: id,
  after: { kind, ...(subject && { subject }), holdsFrom, value: inRupees(Object(value)) },
});

const recorded = ({ id, kind, subject, happenedOn, details }: EventRow): NewEntry => ({
  action: 'event.recorded',
  entityType: 'company-event',
  entityId: id,
  after: { kind, ...(subject && { subject }), happenedOn, details: inRupees(Object(details)) },
});
