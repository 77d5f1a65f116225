import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Paise } from '../../domain/shared/money';
import type { FirmScope, Person } from '../../platform/access';
import type { Acting } from '../../platform/acting';
import { now, today } from '../../platform/clock';
import { openDatabase, prepared } from '../../platform/database';
import { newId } from '../../platform/ids';
import { andSeen } from '../../platform/standing';
import { type Change, commit, mustHaveChanged } from '../audit/audit.repository';
import { type Edit, isStill } from '../audit/edit.repository';
import { type CaFirm, caFirms, firmMembers } from './firm.table';

/** The firms a person belongs to, oldest first, so that the first stays the first. */
export async function listFirms(d1: D1Database, person: Person): Promise<CaFirm[]> {
  const rows = await openDatabase(d1)
    .select({ firm: caFirms })
    .from(firmMembers)
    .innerJoin(caFirms, eq(caFirms.id, firmMembers.caFirmId))
    .where(and(eq(firmMembers.userId, person.id), isNull(firmMembers.removedAt)))
    .orderBy(asc(caFirms.createdAt), asc(caFirms.id))
    .limit(50);
  return rows.map(({ firm }) => firm);
}

export type FirmFacts = Pick<CaFirm, 'name'> &
  Partial<Omit<CaFirm, 'id' | 'name' | 'isActive' | 'isDemo' | 'demoOf' | 'createdAt'>>;

/** A firm as it is born, of the person who founds it. */
export function foundFirm(
  facts: { [Name in keyof FirmFacts]: FirmFacts[Name] | undefined },
  demoOf: string | null,
): CaFirm {
  const { registrationNumber, email, phone, address, city, state, pincode } = facts;
  const none = <Value>(value: Value | undefined) => value ?? null;
  return {
    id: newId(),
    name: facts.name ?? '',
    registrationNumber: none(registrationNumber),
    email: none(email),
    phone: none(phone),
    address: none(address),
    city: none(city),
    state: none(state),
    pincode: none(pincode),
    isActive: true,
    isDemo: demoOf !== null,
    demoOf,
    createdAt: now().toISOString(),
  };
}

// Whoever was invited to work in the firms of others may still found their own.
export const OWNED = `SELECT count(*) n FROM firm_members WHERE user_id = ? AND role = 'owner' AND removed_at IS NULL`;

/** How many firms a person owns: the quota of founding counts them. */
export async function countOwned(d1: D1Database, { id }: Person): Promise<number> {
  return (await d1.prepare(OWNED).bind(id).first<number>('n')) ?? 0;
}

/** The name of a member of a firm; undefined where the person is none. */
export async function memberName(d1: D1Database, caFirmId: string, userId: string): Promise<string | undefined> {
  const query = `SELECT u.name FROM firm_members m JOIN users u ON u.id = m.user_id
    WHERE m.ca_firm_id = ? AND m.user_id = ? AND m.removed_at IS NULL`;
  return (await d1.prepare(query).bind(caFirmId, userId).first<string>('name')) ?? undefined;
}

/** The statements and the trail of a new firm with its owner. */
export function firmFounded(d1: D1Database, firm: CaFirm, ownerId: string): Change {
  const db = openDatabase(d1);
  const member = { caFirmId: firm.id, userId: ownerId, role: 'owner', createdAt: firm.createdAt } as const;
  return {
    chainId: firm.id,
    statements: [prepared(d1, db.insert(caFirms).values(firm)), prepared(d1, db.insert(firmMembers).values(member))],
    entries: [
      {
        action: 'firm.create',
        entityType: 'ca-firm',
        entityId: firm.id,
        after: { name: firm.name, isDemo: firm.isDemo },
      },
      { action: 'member.add', entityType: 'firm-member', entityId: ownerId, after: { role: 'owner' } },
    ],
  };
}

export async function findFirm(d1: D1Database, { caFirmId }: FirmScope): Promise<CaFirm | undefined> {
  return openDatabase(d1).select().from(caFirms).where(eq(caFirms.id, caFirmId)).get();
}

/** Writes what of a firm was edited, unless somebody else was faster. */
export function firmEdited(d1: D1Database, { id }: CaFirm, { before, after }: Edit<CaFirm>): Change {
  const isSo = and(eq(caFirms.id, id), isStill(getTableColumns(caFirms), before));
  const set = prepared(d1, openDatabase(d1).update(caFirms).set(after).where(isSo));
  const entry = { action: 'firm.change', entityType: 'ca-firm', entityId: id, before, after };
  return { chainId: id, statements: [set, mustHaveChanged(d1)], entries: [entry] };
}

export type FirmFigures = {
  companies: number;
  activeCompanies: number;
  monthlyRevenue: Paise;
  activeSubscriptions: number;
  templates: number;
  defaultTemplates: number;
  complianceScore: number | null;
  scoredCompanies: number;
};

// A client without a score does not pull the mean down: it has not been looked at yet.
// Its score of 0 counts like any other once it has been.
const clientsSql = (seen: string) => `WITH clients AS (
    SELECT client_status = 'active' isActive, compliance_health_score score,
      coalesce(h.history <> 'none', compliance_health_score > 0) isScored
    FROM companies c LEFT JOIN health_scores h ON h.company_id = c.id AND h.day = c.scored_on WHERE c.ca_firm_id = ?1${seen})
  SELECT count(*) companies, coalesce(sum(isActive), 0) activeCompanies,
    CAST(round(avg(CASE WHEN isActive AND isScored THEN score END)) AS INTEGER) complianceScore,
    coalesce(sum(isActive AND isScored), 0) scoredCompanies FROM clients`;
// Those that stand today, as `standsOn` says it of one.
const revenueSql = (seen: string, day: string) => `WITH standing AS (
    SELECT monthly_fee_paise fee, is_active AND (auto_renewal OR end_date IS NULL OR end_date >= ${day}) stands
    FROM client_subscriptions WHERE ca_firm_id = ?1${seen})
  SELECT coalesce(sum(fee * stands), 0) monthlyRevenue, coalesce(sum(stands), 0) activeSubscriptions FROM standing`;
const TEMPLATES = `SELECT count(*) templates, coalesce(sum(is_default), 0) defaultTemplates
  FROM service_templates WHERE ca_firm_id = ?1 AND is_active = 1`;

/** The four cards of the firm, of the clients that the reader sees. Revenue sums active subscriptions only; the score is the mean of active, scored clients. */
export async function firmFigures(d1: D1Database, scope: FirmScope): Promise<FirmFigures> {
  const seen = (companyId: string) => andSeen(scope, companyId, '?2', '?1');
  const narrowed = scope.onlyOf === null ? [] : [scope.onlyOf];
  const statements = [
    d1.prepare(clientsSql(seen('c.id'))).bind(scope.caFirmId, ...narrowed),
    d1
      .prepare(revenueSql(seen('company_id'), narrowed.length > 0 ? '?3' : '?2'))
      .bind(scope.caFirmId, ...narrowed, today()),
    d1.prepare(TEMPLATES).bind(scope.caFirmId),
  ];
  const results = await d1.batch<FirmFigures>(statements);
  const [clients, revenue, templates] = results.map(({ results: [row] }) => row);
  if (!clients || !revenue || !templates) throw new Error('An aggregate always gives one row');
  return { ...clients, ...revenue, ...templates };
}

/** Takes a demonstration out of everybody's sight. Its trail stays, as every trail does. */
export async function removeDemo(acting: Acting, scope: FirmScope): Promise<void> {
  const { caFirmId } = scope;
  const removedAt = now().toISOString();
  const statements = [
    acting.d1.prepare('UPDATE ca_firms SET is_active = 0, demo_of = NULL WHERE id = ?').bind(caFirmId),
    acting.d1.prepare('UPDATE firm_members SET removed_at = ? WHERE ca_firm_id = ?').bind(removedAt, caFirmId),
  ];
  const entries = [{ action: 'demo.remove', entityType: 'ca-firm', entityId: caFirmId }];
  await commit(acting, [{ chainId: caFirmId, statements, entries }]);
}
