import { and, asc, eq } from 'drizzle-orm';
import { WAITS_ON } from '../../../domain/ledger/spread/spread';
import type { IsoDate } from '../../../domain/shared/dates';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { type Change, mustBeAtMost, mustHaveChanged } from '../../audit/audit.repository';
import { ledgerSpreads, type StoredSpread } from './spread.table';

const MOST_SPREADS = 2_000;
const COUNTED = 'SELECT count(*) FROM ledger_spreads WHERE company_id = ?1 AND removed_at IS NULL';

/** The spreads of a company, those that were taken out among them: what still waits of these goes back when it is next posted. */
export async function listSpreads(d1: D1Database, { companyId }: CompanyScope): Promise<StoredSpread[]> {
  return openDatabase(d1)
    .select()
    .from(ledgerSpreads)
    .where(eq(ledgerSpreads.companyId, companyId))
    .orderBy(asc(ledgerSpreads.fromDay), asc(ledgerSpreads.id))
    .limit(2 * MOST_SPREADS);
}

export async function findSpread(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<StoredSpread | undefined> {
  const isIt = and(eq(ledgerSpreads.id, id), eq(ledgerSpreads.companyId, companyId));
  return openDatabase(d1).select().from(ledgerSpreads).where(isIt).get();
}

const ACCOUNTS = JSON.stringify(Object.values(WAITS_ON));
// Entries of a spread name it below the account on which it waits.
const WAITING = `SELECT e.tag id, sum(e.amount_paise) amount FROM ledger_entries e
  WHERE e.company_id = ?1 AND e.account IN (SELECT value FROM json_each(?2)) AND e.superseded_by IS NULL AND e.tag IS NOT NULL
    AND e.date <= ?3 GROUP BY 1`;

/** What waits of each spread by the entries posted up to a day: of prepaid expense positive, of what is owed too. */
export async function waitingPosted(
  d1: D1Database,
  { companyId }: CompanyScope,
  on: IsoDate,
): Promise<Map<string, Paise>> {
  const { results } = await d1.prepare(WAITING).bind(companyId, ACCOUNTS, on).all<{ id: string; amount: number }>();
  return new Map(results.map(({ id, amount }) => [id, Math.abs(amount) as Paise]));
}

export function spreadAdded(d1: D1Database, row: StoredSpread): Change {
  const { id, companyId, kind, name, amount, fromDay, toDay } = row;
  return {
    chainId: companyId,
    statements: [
      prepared(d1, openDatabase(d1).insert(ledgerSpreads).values(row)),
      mustBeAtMost(d1, MOST_SPREADS, COUNTED, companyId),
    ],
    entries: [
      {
        ...{ action: 'spread.add', entityType: 'spread', entityId: id },
        after: { kind, name, amount: formatRupees(amount), from: fromDay, to: toDay },
      },
    ],
  };
}

const REMOVE = 'UPDATE ledger_spreads SET removed_at = ?3 WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL';

export function spreadRemoved(d1: D1Database, { id, companyId, name }: StoredSpread, reason: string): Change {
  return {
    chainId: companyId,
    statements: [d1.prepare(REMOVE).bind(id, companyId, now().toISOString()), mustHaveChanged(d1)],
    entries: [{ action: 'spread.remove', entityType: 'spread', entityId: id, before: { name }, after: { reason } }],
  };
}

// Of two that post at once the later finds other sums than it saw.
const AS_SEEN = `INSERT INTO must (ok) SELECT NULL WHERE (SELECT coalesce(sum(abs(amount)), 0) FROM (${WAITING})) <> ?4`;

export const waitingAsSeen = (
  d1: D1Database,
  { companyId }: CompanyScope,
  on: IsoDate,
  seen: number,
): D1PreparedStatement => d1.prepare(AS_SEEN).bind(companyId, ACCOUNTS, on, seen);
