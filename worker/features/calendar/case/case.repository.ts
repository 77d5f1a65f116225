import { asc, type SQL, sql } from 'drizzle-orm';
import type { Dossier } from '../../../domain/calendar/model';
import type { CompanyEvent } from '../../../domain/company/events';
import type { Fact } from '../../../domain/company/facts';
import type { Relief } from '../../../domain/law/relief';
import { dateInIndia, type IsoDate } from '../../../domain/shared/dates';
import type { Acting } from '../../../platform/acting';
import { today } from '../../../platform/clock';
import { openDatabase } from '../../../platform/database';
import { notHere, Problem } from '../../../platform/problem';
import { type Change, commit, overtaken } from '../../audit/audit.repository';
import { type Company, companies } from '../../company/company.table';
import { companyEvents, companyFacts, type EventRow, type FactRow } from '../../company/fact.table';
import { type ComplianceItem, complianceItems } from '../calendar.table';
import { type ReliefRow, reliefs } from '../relief/relief.table';
import { advanceTaxOf, advanceTaxRows, withAdvanceTax } from './advance-tax.repository';
import { tdsLedgerEvent, tdsLedgerEvents } from './tds-ledger.repository';

/** A company with everything that decides what it owes, and the items it has. */
export type CompanyCase = { company: Company; dossier: Dossier; items: readonly ComplianceItem[] };

const PAIRS = ['id', 'companyId', 'kind', 'subject', 'happenedOn', 'recordedOn', 'withdrawnOn', 'details']
  .map((name) => `'${name}', ${name}`)
  .join(', ');

/** The cases of these companies by id, in one round trip. Who is unknown is left out. */
export async function readCases(d1: D1Database, companyIds: readonly string[]): Promise<Map<string, CompanyCase>> {
  const db = openDatabase(d1);
  const asked = sql`(SELECT value FROM json_each(${JSON.stringify(companyIds)}))`;
  const firms = sql`(SELECT ca_firm_id FROM companies WHERE id IN ${asked})`;
  const [known, facts, events, items, given, ledger, advance] = await db.batch([
    db.select().from(companies).where(sql`${companies.id} IN ${asked}`),
    db.select().from(companyFacts).where(sql`${companyFacts.companyId} IN ${asked}`).orderBy(asc(companyFacts.id)),
    db.select().from(companyEvents).where(sql`${companyEvents.companyId} IN ${asked}`).orderBy(asc(companyEvents.id)),
    db.select().from(complianceItems).where(sql`${complianceItems.companyId} IN ${asked}`),
    db
      .select()
      .from(reliefs)
      .where(sql`${reliefs.caFirmId} IN ${firms} AND ${reliefs.state} IN ('approved', 'withdrawn')`)
      .orderBy(asc(reliefs.id)),
    db
      .select({ row: sql<string>`row` })
      .from(sql`(SELECT json_object(${sql.raw(PAIRS)}) row FROM (${askedIn(tdsLedgerEvents, asked)}))`),
    db.select({ row: sql<string>`row` }).from(sql`(${askedIn(advanceTaxRows, asked)})`),
  ]);
  const ofAdvance = advanceTaxOf(advance.map(({ row }) => row));
  const ofLedger = grouped(
    ledger.map(({ row }) => tdsLedgerEvent(JSON.parse(row))),
    ({ companyId }) => companyId,
  );
  const factsOf = grouped(facts, ({ companyId }) => companyId);
  const eventsOf = grouped(events, ({ companyId }) => companyId);
  const itemsOf = grouped(items, ({ companyId }) => companyId);
  const reliefsOf = grouped(given, ({ caFirmId }) => caFirmId);
  const caseOf = (company: Company): CompanyCase => ({
    company,
    dossier: dossierOf(company, {
      ...withAdvanceTax(
        (factsOf.get(company.id) ?? []).map(factOf),
        [
          ...(eventsOf.get(company.id) ?? []).map(eventOf),
          ...(ofLedger.get(company.id) ?? []).map(({ event }) => event),
        ],
        ofAdvance.get(company.id),
      ),
      reliefs: (reliefsOf.get(company.caFirmId ?? '') ?? []).flatMap(reliefOf),
    }),
    items: itemsOf.get(company.id) ?? [],
  });
  return new Map(known.map((company) => [company.id, caseOf(company)]));
}

/** A query of several companies with the list of their ids in its place. */
const askedIn = (queryOf: (companies: string) => string, asked: SQL): SQL =>
  sql.join(
    queryOf('|?|')
      .split('|?|')
      .map((text) => sql.raw(text)),
    asked,
  );

function grouped<Row>(rows: readonly Row[], ownerOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const owner = ownerOf(row);
    const group = groups.get(owner) ?? [];
    if (group.push(row) === 1) groups.set(owner, group);
  }
  return groups;
}

type Founded = Pick<Company, 'cin' | 'pan' | 'incorporationDate' | 'trackedSince'>;

/** What the engine needs of a company. Who has no fact yet is kept from today on. */
export function dossierOf(company: Founded, known: Pick<Dossier, 'facts' | 'events' | 'reliefs'>): Dossier {
  const { cin, pan, incorporationDate: incorporatedOn, trackedSince } = company;
  return { cin, pan, incorporatedOn, ...known, trackedSince: trackedSince ?? today() };
}

type Recorded = Pick<FactRow, 'id' | 'recordedOn' | 'withdrawnOn'>;

const recorded = ({ id, recordedOn, withdrawnOn }: Recorded) => ({
  id,
  recordedOn,
  ...(withdrawnOn && { withdrawnOn }),
});

/** A stored statement as the domain knows it. Its value was checked against its kind when it was written, and never changes. */
export function factOf(row: Recorded & Pick<FactRow, 'kind' | 'subject' | 'holdsFrom' | 'value'>): Fact {
  const { kind, subject, holdsFrom, value } = row;
  return { ...recorded(row), kind, subject, holdsFrom, value } as Fact;
}

/** A stored event as the domain knows it; checked when it was written, as a fact is. */
export function eventOf(row: Recorded & Pick<EventRow, 'kind' | 'subject' | 'happenedOn' | 'details'>): CompanyEvent {
  const { kind, subject, happenedOn, details } = row;
  return { ...recorded(row), kind, subject, happenedOn, details } as CompanyEvent;
}

const dayOf = (instant: string): IsoDate => dateInIndia(new Date(instant));

/** A relief that a firm approved, as the domain knows it: known since the day of approval. None where it never counted. */
export function reliefOf(row: ReliefRow): Relief[] {
  const { id, forms, period, limits, conditions, reference, url, decidedOn, decidedAt, enteredAt, withdrawnOn } = row;
  if (!decidedOn && !decidedAt) return [];
  const knownSince = decidedOn ?? dayOf(decidedAt ?? enteredAt);
  const common = {
    id,
    forms,
    period,
    ...(limits && { limits }),
    ...(conditions && { conditions }),
    knownSince,
    statute: reference,
    source: { title: reference, ...(url && { url }) },
    confidence: 'high',
    status: 'enacted',
    checkedOn: knownSince,
    ...(withdrawnOn && { withdrawnOn }),
  } as const;
  if (row.kind === 'extension') return row.dueOn ? [{ ...common, kind: 'extension', dueOn: row.dueOn }] : [];
  const { filedFrom, filedBy, stillAsked } = row;
  if (!filedBy || stillAsked === null) return [];
  return [{ ...common, kind: 'fee_waiver', filedFrom: filedFrom ?? row.notifiedOn, filedBy, stillAsked }];
}

const TRIES = 5;

/** What a call decided on the case as it read it: what to write, and what to answer. */
export type Decided<Body> = { change: Change; body: Body };

/**
 * Reads a company's case, lets `decide` say what follows from it, and writes that. Where another wrote in between, it is
 * read and decided again: nothing is ever written on facts that were no longer so. Throws what `decide` throws.
 */
export async function changeCase<Body>(
  d1: D1Database,
  companyId: string,
  actingWith: (body: Body) => Acting,
  decide: (companyCase: CompanyCase) => Decided<Body> | Promise<Decided<Body>>,
): Promise<Body> {
  for (let attempt = 1; ; attempt++) {
    const companyCase = (await readCases(d1, [companyId])).get(companyId);
    if (!companyCase) throw notHere();
    const { change, body } = await decide(companyCase);
    const acting = actingWith(body);
    if (change.statements.length + acting.alongside.length === 0) return body;
    try {
      await commit(acting, [change]);
      return body;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      if (attempt === TRIES) throw overtaken();
    }
  }
}

/** Whether another wrote what a decision was made on: it is then made again. */
export const isOvertaken = (error: unknown) => error instanceof Problem && error.code === 'changed-meanwhile';
