import { and, desc, eq } from 'drizzle-orm';
import type { IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { ledgerLocks } from './lock.table';

export type Lock = typeof ledgerLocks.$inferSelect;

/** SQL: the day up to which the books of ?1 are locked. */
export const UP_TO = 'SELECT max(up_to) day FROM ledger_locks WHERE company_id = ?1 AND lifted_at IS NULL';

/** The day up to which a company's books are locked; null where none is. */
export async function lockedUpTo(d1: D1Database, { companyId }: CompanyScope): Promise<IsoDate | null> {
  return d1.prepare(UP_TO).bind(companyId).first<IsoDate>('day');
}

const MOST_LOCKS = 500;

/** The locks a company ever had, the latest first. */
export async function listLocks(d1: D1Database, { companyId }: CompanyScope): Promise<Lock[]> {
  return openDatabase(d1)
    .select()
    .from(ledgerLocks)
    .where(eq(ledgerLocks.companyId, companyId))
    .orderBy(desc(ledgerLocks.createdAt), desc(ledgerLocks.id))
    .limit(MOST_LOCKS);
}

export async function findLock(d1: D1Database, { companyId }: CompanyScope, id: string): Promise<Lock | undefined> {
  const isIt = and(eq(ledgerLocks.id, id), eq(ledgerLocks.companyId, companyId));
  return openDatabase(d1).select().from(ledgerLocks).where(isIt).get();
}

/** Locks the books up to a day, that day counted. */
export function periodLocked(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { upTo, reason, kind = 'period' }: { upTo: IsoDate; reason: string; kind?: Lock['kind'] },
): { lock: Lock; change: Change } {
  const lock: Lock = {
    ...{ id: newId(), companyId, upTo, kind, reason, createdBy: person.id, createdByName: person.name },
    ...{ createdAt: now().toISOString(), liftedBy: null, liftedByName: null, liftedAt: null, liftedReason: null },
  };
  return {
    lock,
    change: {
      chainId: companyId,
      statements: [prepared(d1, openDatabase(d1).insert(ledgerLocks).values(lock))],
      entries: [{ action: 'period.lock', entityType: 'period-lock', entityId: lock.id, after: { upTo, reason } }],
    },
  };
}

const LIFT = `UPDATE ledger_locks SET lifted_by = ?3, lifted_by_name = ?4, lifted_at = ?5, lifted_reason = ?6
  WHERE id = ?1 AND company_id = ?2 AND lifted_at IS NULL`;

/** Opens a period again; an earlier lock that was not lifted holds on. */
export function periodOpened(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  lock: Lock,
  reason: string,
): { lock: Lock; change: Change } {
  const at = now().toISOString();
  return {
    lock: { ...lock, liftedBy: person.id, liftedByName: person.name, liftedAt: at, liftedReason: reason },
    change: {
      chainId: companyId,
      statements: [d1.prepare(LIFT).bind(lock.id, companyId, person.id, person.name, at, reason), mustHaveChanged(d1)],
      entries: [
        {
          ...{ action: 'period.open', entityType: 'period-lock', entityId: lock.id },
          ...{ before: { upTo: lock.upTo }, after: { reason } },
        },
      ],
    },
  };
}
