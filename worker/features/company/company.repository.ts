import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { CompanyRole, FirmRole } from '../../domain/session/roles';
import type { CompanyScope, FirmScope, Person } from '../../platform/access';
import { now, today } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import { grantStands, isSeen, seesClient } from '../../platform/standing';
import type { Page } from '../../platform/wire';
import { type Change, mustBeAtMost, mustHaveChanged } from '../audit/audit.repository';
import { type Edit, isStill } from '../audit/edit.repository';
import type { SeenCompany } from './company.contract';
import { type Company, companies, companyAccess } from './company.table';

type Facts = Pick<Company, 'name' | 'cin' | 'pan' | 'incorporationDate' | 'financialYear' | 'clientType'> & {
  [Name in 'tan' | 'gstin' | 'udyam' | 'assignedManager' | 'assignedManagerId' | 'monthlyFee']?:
    | Company[Name]
    | undefined;
};

/** Whose a new company is: a client of a firm, or a person's own. */
export type Owner = { caFirmId: string; personId?: never } | { personId: string; caFirmId?: never };

/** A company as it is born: active, not yet scored, of the caller's own firm or of the caller. */
export function newCompanyOf(owner: Owner, facts: Facts, isDemo = false): Company {
  const at = now().toISOString();
  return {
    id: newId(),
    name: facts.name,
    cin: facts.cin,
    pan: facts.pan,
    tan: facts.tan ?? null,
    gstin: facts.gstin ?? null,
    udyam: facts.udyam ?? null,
    incorporationDate: facts.incorporationDate,
    financialYear: facts.financialYear,
    isDpiitRecognized: false,
    complianceHealthScore: 0,
    caFirmId: owner.caFirmId ?? null,
    ownerId: owner.caFirmId ?? owner.personId,
    clientStatus: 'active',
    archivedFrom: null,
    clientType: facts.clientType,
    assignedManager: facts.assignedManager ?? null,
    assignedManagerId: facts.assignedManagerId ?? null,
    monthlyFee: facts.monthlyFee ?? null,
    onboardingDate: today(),
    lastActivityDate: today(),
    isDemo,
    createdAt: at,
    updatedAt: at,
    factsVersion: 0,
    trackedSince: null,
    workedOutFor: null,
    scoredOn: null,
  };
}

/** How many companies one person may found. */
export const COMPANIES_PER_FOUNDER = 20;
// Whoever was invited to lead the companies of others may still found their own.
export const FOUNDED = `SELECT count(*) n FROM company_access a JOIN companies c ON c.id = a.company_id AND c.owner_id = a.user_id
  WHERE a.user_id = ? AND a.role = 'founder' AND a.removed_at IS NULL`;

/** The statements and the trail of a new company. A person's own company makes that person its founder. */
export function addCompany(d1: D1Database, company: Company, founderId: string | undefined): Change {
  const db = openDatabase(d1);
  const statements = [prepared(d1, db.insert(companies).values(company))];
  if (founderId) {
    const access = { companyId: company.id, userId: founderId, role: 'founder', createdAt: company.createdAt } as const;
    statements.push(
      prepared(d1, db.insert(companyAccess).values(access)),
      mustBeAtMost(d1, COMPANIES_PER_FOUNDER, FOUNDED, founderId),
    );
  }
  return { chainId: company.id, statements, entries: entriesOf(company, founderId) };
}

function entriesOf(company: Company, founderId?: string) {
  const { id, ownerId: _owner, createdAt: _at, updatedAt: _later, archivedFrom: _before, ...facts } = company;
  const created = { action: 'company.create', entityType: 'company', entityId: id, after: facts };
  const member = {
    action: 'member.add',
    entityType: 'company-access',
    entityId: founderId ?? '',
    after: { role: 'founder' },
  };
  return founderId ? [created, member] : [created];
}

export async function findCompany(d1: D1Database, scope: CompanyScope): Promise<Company | undefined> {
  return openDatabase(d1).select().from(companies).where(eq(companies.id, scope.companyId)).get();
}

const FEEDS = 'SELECT id FROM calendar_feeds WHERE company_id = ? AND revoked_at IS NULL';
const END_FEEDS = 'UPDATE calendar_feeds SET revoked_at = ?2 WHERE company_id = ?1 AND revoked_at IS NULL';
// Before they end: one that came since they were read is in no entry of the trail.
const SAME_FEEDS = `INSERT INTO must (ok) SELECT NULL WHERE (SELECT json_group_array(id) FROM (${FEEDS} ORDER BY id)) <> ?`;

/**
 * Puts a company away. Its feeds end for good: nobody could end one meanwhile, and a link that may have gone anywhere would
 * answer again on the day the company is restored.
 */
export async function archiveCompany(d1: D1Database, before: Company): Promise<Change> {
  const { results } = await d1.prepare(`${FEEDS} ORDER BY id`).bind(before.id).all<{ id: string }>();
  const revokedFeeds = results.map(({ id }) => id);
  const change = standingChanged(d1, before, { clientStatus: 'archived', archivedFrom: before.clientStatus });
  const feeds = [
    d1.prepare(SAME_FEEDS).bind(before.id, JSON.stringify(revokedFeeds)),
    d1.prepare(END_FEEDS).bind(before.id, now().toISOString()),
  ];
  const entry = {
    ...entryOf('company.archive', before, 'archived'),
    after: { clientStatus: 'archived', ...(revokedFeeds.length > 0 && { revokedFeeds }) },
  };
  return { chainId: before.id, statements: [...change, ...feeds], entries: [entry] };
}

/** What a company is again once it is restored. */
export const statusRestored = ({ archivedFrom }: Company): Company['clientStatus'] => archivedFrom ?? 'active';

/** Takes a company up again, as it was before: what its obligations are today is then worked out anew. */
export function restoreCompany(d1: D1Database, before: Company): Change {
  const clientStatus = statusRestored(before);
  const statements = standingChanged(d1, before, { clientStatus, archivedFrom: null, workedOutFor: null });
  return { chainId: before.id, statements, entries: [entryOf('company.restore', before, clientStatus)] };
}

type Becomes = Partial<Pick<Company, 'clientStatus' | 'archivedFrom' | 'workedOutFor'>>;

function standingChanged(d1: D1Database, before: Company, becomes: Becomes): D1PreparedStatement[] {
  const isIt = and(eq(companies.id, before.id), eq(companies.clientStatus, before.clientStatus));
  const set = openDatabase(d1)
    .update(companies)
    .set({ ...becomes, updatedAt: now().toISOString() })
    .where(isIt);
  return [prepared(d1, set), mustHaveChanged(d1)];
}

const entryOf = (action: string, { id, clientStatus: was }: Company, clientStatus: Company['clientStatus']) => ({
  ...{ action, entityType: 'company', entityId: id },
  ...{ before: { clientStatus: was }, after: { clientStatus } },
});

/** Writes what a client is to its firm, unless somebody else was faster. Who is put in charge is an act of its own in the trail. */
export function termsGiven(d1: D1Database, company: Company, { before, after }: Edit<Company>): Change {
  const { id } = company;
  const isCharge = 'assignedManagerId' in after || 'assignedManager' in after;
  // The name goes with the person, so that the trail says whom it was taken from.
  const { assignedManager, assignedManagerId } = company;
  const was = isCharge ? { ...before, assignedManager, assignedManagerId } : before;
  const is = isCharge ? { assignedManager, assignedManagerId, ...after } : after;
  const set = openDatabase(d1)
    .update(companies)
    .set({ ...after, updatedAt: now().toISOString() })
    .where(and(eq(companies.id, id), isStill(getTableColumns(companies), was)));
  const action = isCharge ? 'company.charge' : 'company.change';
  const entry = { action, entityType: 'company', entityId: id, before: was, after: is };
  return { chainId: id, statements: [prepared(d1, set), mustHaveChanged(d1)], entries: [entry] };
}

/** A firm's companies in the order in which they came, one more than the page asks for. */
export async function listCompanies(d1: D1Database, scope: FirmScope, page: Page): Promise<Company[]> {
  const after = page.cursor ? gt(companies.id, page.cursor) : undefined;
  return openDatabase(d1)
    .select()
    .from(companies)
    .where(and(eq(companies.caFirmId, scope.caFirmId), isSeen(scope, companies.id), after))
    .orderBy(asc(companies.id))
    .limit(page.limit + 1);
}

/** How many companies a person founded by themselves: the quota of self-service counts them. */
export async function countFounded(d1: D1Database, personId: string): Promise<number> {
  return (await d1.prepare(FOUNDED).bind(personId).first<number>('n')) ?? 0;
}

/** How many companies one list for choosing among them names; a firm has some hundreds. */
export const SEEN_COMPANIES = 2_000;

const CHOSEN = `c.id, c.name, c.cin, c.pan, c.gstin, c.ca_firm_id caFirmId, c.is_demo isDemo`;
// A director who has left is not who a company is looked for by. What nobody is obliged to is neither late nor next.
const SEEN = `WITH seen AS (
    SELECT ${CHOSEN}, m.role, c.assigned_manager assignedManager
      FROM firm_members m JOIN companies c ON c.ca_firm_id = m.ca_firm_id
      WHERE m.user_id = ?1 AND m.removed_at IS NULL AND c.client_status <> 'archived' AND ${seesClient('m', 'c')}
    UNION ALL
    SELECT ${CHOSEN}, a.role, NULL assignedManager FROM company_access a JOIN companies c ON c.id = a.company_id
      WHERE a.user_id = ?1 AND ${grantStands('a', '?2')} AND c.client_status <> 'archived'
    LIMIT ?3)
  SELECT seen.*,
    (SELECT json_group_array(DISTINCT json_extract(f.value, '$.name')) FROM company_facts f
      WHERE f.company_id = seen.id AND f.kind = 'director' AND f.withdrawn_on IS NULL
        AND json_extract(f.value, '$.ceasedOn') IS NULL) directors,
    (SELECT count(*) FROM compliance_items i
      WHERE i.company_id = seen.id AND i.status = 'pending' AND i.due_date < ?2 AND i.is_optional = 0) overdue,
    (SELECT i.due_date FROM compliance_items i
      WHERE i.company_id = seen.id AND i.status = 'pending' AND i.due_date >= ?2 AND i.is_optional = 0
      ORDER BY i.due_date LIMIT 1) nextDue
  FROM seen`;

type SeenRow = Pick<Company, 'id' | 'name' | 'cin' | 'pan' | 'gstin' | 'caFirmId' | 'assignedManager'> & {
  isDemo: number;
  role: FirmRole | CompanyRole;
  directors: string;
  overdue: number;
  nextDue: string | null;
};

/** The companies that a person may see, each once, by name, with what is late of it. */
export async function companiesSeenBy(d1: D1Database, person: Person): Promise<SeenCompany[]> {
  const { results } = await d1.prepare(SEEN).bind(person.id, today(), SEEN_COMPANIES).all<SeenRow>();
  // A client of one's firm that one was also given by itself is there twice: the firm's row comes first.
  const once = new Map(results.toReversed().map((row) => [row.id, row]));
  return [...once.values()]
    .map((row) => ({ ...row, isDemo: row.isDemo === 1, directors: JSON.parse(row.directors) as string[] }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
