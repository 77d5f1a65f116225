import { inRupees } from '../../domain/company/facts';
import type { DemoClient } from '../../domain/demo/clients';
import { demoPast } from '../../domain/demo/obligations';
import type { IsoDate } from '../../domain/shared/dates';
import type { Person } from '../../platform/access';
import { columnsOf, jsonPieces } from '../../platform/database';
import type { Change, NewEntry } from '../audit/audit.repository';
import { dossierOf, eventOf, factOf } from '../calendar/case/case.repository';
import { workOut } from '../calendar/work-out/work-out.repository';
import type { Company } from '../company/company.table';
import { eventRowOf, factRowOf } from '../company/fact.repository';
import { companyEvents, companyFacts, type EventRow, type FactRow } from '../company/fact.table';

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
  // As far back as a filing is told, so that what is filed before the year is not asked for.
  const [reach] = past.events.flatMap(({ kind, happenedOn }) => (kind === 'filing' ? [happenedOn] : [])).toSorted();
  const { change } = workOut(d1, { company, dossier, items: [] }, day, { force: true, ...(reach && { reach }) });
  return {
    chainId: company.id,
    statements: [
      ...jsonPieces(facts.map(FACTS.text)).map((piece) => FACTS.insert(d1, piece, {})),
      ...jsonPieces(events.map(EVENTS.text)).map((piece) => EVENTS.insert(d1, piece, {})),
      ...change.statements,
    ],
    entries: [...facts.map(stated), ...events.map(recorded), ...change.entries],
  };
}

const RECORDED = ['recordedAt', 'recordedOn', 'recordedBy', 'recordedByName'] as const;
const FACTS = columnsOf(companyFacts).bulk(['id', 'companyId', 'kind', 'subject', 'value', 'holdsFrom', ...RECORDED]);
const EVENTS = columnsOf(companyEvents).bulk([
  ...(['id', 'companyId', 'kind', 'subject', 'details', 'happenedOn'] as const),
  ...RECORDED,
]);

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
