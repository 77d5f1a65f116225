import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { foldedName } from '../../../domain/bank/chart/chart';
import type { BasisPoints } from '../../../domain/shared/money';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import type { Person } from '../../../platform/scope';
import type { Change } from '../../audit/audit.repository';
import { companyAccess, firmMembers } from '../../session/session.table';
import { type ExpenseCategory, expenseCategories } from '../category.table';

const MOST_CATEGORIES = 500;

/** The categories of the firms a person works for and of the companies they were given; nobody else's. */
export async function listOwnCategories(d1: D1Database, person: Person): Promise<ExpenseCategory[]> {
  const db = openDatabase(d1);
  const firms = db
    .select({ id: firmMembers.caFirmId })
    .from(firmMembers)
    .where(and(eq(firmMembers.userId, person.id), isNull(firmMembers.removedAt)));
  const given = db
    .select({ id: companyAccess.companyId })
    .from(companyAccess)
    .where(and(eq(companyAccess.userId, person.id), isNull(companyAccess.removedAt)));
  return db
    .select()
    .from(expenseCategories)
    .where(or(inArray(expenseCategories.ownerId, firms), inArray(expenseCategories.ownerId, given)))
    .orderBy(asc(sql`lower(${expenseCategories.name})`))
    .limit(MOST_CATEGORIES);
}

/** Whose categories a person adds to: the oldest firm they work for, else the oldest company they founded. */
export async function categoryOwner(d1: D1Database, person: Person): Promise<CategoryOwner | undefined> {
  const query = `SELECT caFirmId, companyId FROM (
      SELECT 1 place, created_at, ca_firm_id caFirmId, NULL companyId FROM firm_members
        WHERE user_id = ?1 AND removed_at IS NULL
      UNION ALL SELECT 2, created_at, NULL, company_id FROM company_access
        WHERE user_id = ?1 AND removed_at IS NULL AND role = 'founder')
    ORDER BY place, created_at LIMIT 1`;
  return (await d1.prepare(query).bind(person.id).first<CategoryOwner>()) ?? undefined;
}

const NAMES = 'SELECT name FROM expense_categories WHERE owner_id = ? LIMIT 1000';

/** Whether the owner has a category of this name. SQLite folds ASCII only, so names are compared here. */
export async function isNameTaken(d1: D1Database, owner: CategoryOwner, name: string): Promise<boolean> {
  const { results } = await d1.prepare(NAMES).bind(ownerIdOf(owner)).all<{ name: string }>();
  return results.some((known) => foldedName(known.name) === foldedName(name));
}

const ownerIdOf = ({ caFirmId, companyId }: CategoryOwner): string => caFirmId ?? companyId ?? '';

export type CategoryOwner = { caFirmId: string | null; companyId: string | null };

type Facts = {
  name: string;
  gstRate: BasisPoints;
  gstRateReason: string | null;
  tdsSection: string | null;
  tdsRate: BasisPoints;
};

export function categoryOf(owner: CategoryOwner, facts: Facts): ExpenseCategory {
  const { caFirmId, companyId } = owner;
  const ownerId = ownerIdOf(owner);
  const rest = { parentId: null, isDefault: false, createdAt: now().toISOString() };
  return { id: newId(), ownerId, caFirmId, companyId, ...facts, ...rest };
}

export function categoryAdded(d1: D1Database, category: ExpenseCategory): Change {
  const { id, ownerId, name, gstRate, gstRateReason, tdsSection, tdsRate } = category;
  const insert = prepared(d1, openDatabase(d1).insert(expenseCategories).values(category));
  const after = { name, gstRate, ...(gstRateReason && { gstRateReason }), tdsSection, tdsRate };
  const created = { action: 'expense-category.create', entityType: 'expense-category', entityId: id, after };
  return { chainId: ownerId, statements: [insert], entries: [created] };
}
