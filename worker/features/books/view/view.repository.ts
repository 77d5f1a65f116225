import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { savedViews } from './view.table';

export type SavedView = typeof savedViews.$inferSelect;

export const MOST_VIEWS = 100;

const v = savedViews;
const isSeenBy = ({ companyId }: CompanyScope, { id }: Person) =>
  and(eq(v.companyId, companyId), or(eq(v.userId, id), eq(v.isShared, true)));

/** A person's own views of a company's transactions and those that are shared, oldest first. */
export async function listViews(d1: D1Database, scope: CompanyScope, person: Person): Promise<SavedView[]> {
  const seen = and(isSeenBy(scope, person), isNull(v.removedAt));
  return openDatabase(d1).select().from(v).where(seen).orderBy(asc(v.id)).limit(MOST_VIEWS);
}

export async function findView(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  id: string,
): Promise<SavedView | undefined> {
  return openDatabase(d1)
    .select()
    .from(v)
    .where(and(isSeenBy(scope, person), eq(v.id, id)))
    .get();
}

type Facts = { name: string; query: string; isShared: boolean };

export function viewOf({ companyId }: CompanyScope, { id: userId }: Person, facts: Facts): SavedView {
  return { id: newId(), companyId, userId, ...facts, createdAt: now().toISOString(), removedAt: null };
}

const entity = { entityType: 'saved-view' };

export function viewSaved(d1: D1Database, view: SavedView): Change {
  const { id, companyId, name, query, isShared } = view;
  const insert = prepared(d1, openDatabase(d1).insert(v).values(view));
  const entry = { action: 'saved-view.create', ...entity, entityId: id, after: { name, query, isShared } };
  return { chainId: companyId, statements: [insert], entries: [entry] };
}

const REMOVE = 'UPDATE saved_views SET removed_at = ? WHERE id = ? AND company_id = ? AND removed_at IS NULL';

export function viewRemoved(d1: D1Database, { id, companyId, name, query }: SavedView): Change {
  const remove = d1.prepare(REMOVE).bind(now().toISOString(), id, companyId);
  const entry = { action: 'saved-view.remove', ...entity, entityId: id, before: { name, query } };
  return { chainId: companyId, statements: [remove, mustHaveChanged(d1)], entries: [entry] };
}
