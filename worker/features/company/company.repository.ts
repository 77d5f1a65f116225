import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { CompanyScope, FirmScope } from '../../platform/access';
import { now, today } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { Page } from '../../platform/wire';
import { type Change, mustBeAtMost, mustHaveChanged } from '../audit/audit.repository';
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
const FOUNDED = `SELECT count(*) n FROM company_access WHERE user_id = ? AND role = 'founder' AND removed_at IS NULL`;

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

function entriesOf({ id, ownerId: _owner, createdAt: _at, updatedAt: _later, ...facts }: Company, founderId?: string) {
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

/** Puts a company away, or takes it up again: what its obligations are today is then worked out anew. */
export function companyStanding(d1: D1Database, before: Company, clientStatus: 'archived' | 'active'): Change {
  const updatedAt = now().toISOString();
  const isIt = and(eq(companies.id, before.id), eq(companies.clientStatus, before.clientStatus));
  const set = openDatabase(d1)
    .update(companies)
    .set({ clientStatus, updatedAt, ...(clientStatus === 'active' && { workedOutFor: null }) })
    .where(isIt);
  const entry = {
    action: clientStatus === 'archived' ? 'company.archive' : 'company.restore',
    entityType: 'company',
    entityId: before.id,
    before: { clientStatus: before.clientStatus },
    after: { clientStatus },
  };
  return { chainId: before.id, statements: [prepared(d1, set), mustHaveChanged(d1)], entries: [entry] };
}

type Charge = Pick<Company, 'assignedManager' | 'assignedManagerId'>;

/** Puts a client in the charge of another member of its firm, or of nobody. */
export function chargeGiven(d1: D1Database, company: Company, charge: Charge): Change {
  const { id, assignedManager, assignedManagerId } = company;
  // Two who choose at once: the one who saw an older choice writes nothing.
  const wasSo = assignedManagerId
    ? eq(companies.assignedManagerId, assignedManagerId)
    : isNull(companies.assignedManagerId);
  const set = openDatabase(d1)
    .update(companies)
    .set({ ...charge, updatedAt: now().toISOString() })
    .where(and(eq(companies.id, id), wasSo));
  const entry = {
    action: 'company.charge',
    entityType: 'company',
    entityId: id,
    before: { assignedManager, assignedManagerId },
    after: charge,
  };
  return { chainId: id, statements: [prepared(d1, set), mustHaveChanged(d1)], entries: [entry] };
}

/** A firm's companies in the order in which they came, one more than the page asks for. */
export async function listCompanies(d1: D1Database, scope: FirmScope, page: Page): Promise<Company[]> {
  const after = page.cursor ? gt(companies.id, page.cursor) : undefined;
  return openDatabase(d1)
    .select()
    .from(companies)
    .where(and(eq(companies.caFirmId, scope.caFirmId), after))
    .orderBy(asc(companies.id))
    .limit(page.limit + 1);
}

/** How many companies a person founded by themselves: the quota of self-service counts them. */
export async function countFounded(d1: D1Database, personId: string): Promise<number> {
  return (await d1.prepare(FOUNDED).bind(personId).first<number>('n')) ?? 0;
}
