import { and, desc, eq, isNull } from 'drizzle-orm';
import { now } from '../../platform/clock';
import { openDatabase } from '../../platform/database';
import type { CompanyScope, Person } from '../../platform/scope';
import { type Change, mustHaveChanged, type NewEntry } from '../audit/audit.repository';
import { categorisationRuns } from './category.table';

export type Run = { id: string; changedCount: number; createdAt: string };

/** The last run that has not been undone. */
export async function lastRun(d1: D1Database, scope: CompanyScope): Promise<Run | undefined> {
  return openDatabase(d1)
    .select({
      id: categorisationRuns.id,
      changedCount: categorisationRuns.changedCount,
      createdAt: categorisationRuns.createdAt,
    })
    .from(categorisationRuns)
    .where(and(eq(categorisationRuns.companyId, scope.companyId), isNull(categorisationRuns.undoneAt)))
    .orderBy(desc(categorisationRuns.id))
    .limit(1)
    .get();
}

export type Restorable = { id: string; category: string; subcategory: string; before: string };

const RESTORABLE = `SELECT t.id, t.category, t.subcategory, c.before FROM categorisation_changes c
  JOIN bank_transactions t ON t.id = c.transaction_id AND t.category_run_id = c.run_id WHERE c.run_id = ? AND c.company_id = ?`;

const GONE = `SELECT count(*) gone FROM categorisation_changes c WHERE c.run_id = ? AND c.company_id = ?
  AND NOT EXISTS (SELECT 1 FROM bank_transactions t WHERE t.id = c.transaction_id)`;

export type Undoable = { rows: Restorable[]; gone: number };

/** The rows of a run that nobody has changed since, and how many have gone with their statement. */
export async function undoableOf(d1: D1Database, scope: CompanyScope, run: Run): Promise<Undoable> {
  const [rows, gone] = await d1.batch([RESTORABLE, GONE].map((sql) => d1.prepare(sql).bind(run.id, scope.companyId)));
  const [counted] = (gone?.results ?? []) as { gone: number }[];
  return { rows: (rows?.results ?? []) as Restorable[], gone: counted?.gone ?? 0 };
}

const RESTORE = `UPDATE bank_transactions SET category = c.before ->> 'category', subcategory = c.before ->> 'subcategory',
    gst_applicable = c.before ->> 'gst', tds_applicable = c.before ->> 'tds', category_rule = c.before ->> 'rule',
    category_rule_version = c.before ->> 'version', category_confidence = c.before ->> 'confidence',
    categorised_by = c.before ->> 'by', categorised_by_name = c.before ->> 'byName', categorised_at = c.before ->> 'at',
    category_run_id = c.before ->> 'run', gst_mode = c.before ->> 'gstMode', tds_section = c.before ->> 'tdsSection'
  FROM categorisation_changes c
  WHERE c.run_id = ?1 AND bank_transactions.id = c.transaction_id AND bank_transactions.category_run_id = ?1
    AND +bank_transactions.company_id = ?2`;
const EXACTLY = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> ?';
const UNDONE =
  'UPDATE categorisation_runs SET undone_by = ?, undone_at = ? WHERE id = ? AND company_id = ? AND undone_at IS NULL';

/** The statements and the trail of undoing a run. */
export function runUndone(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  run: Run,
  rows: readonly Restorable[],
): Change {
  const { companyId } = scope;
  const statements = [
    d1.prepare(RESTORE).bind(run.id, companyId),
    d1.prepare(EXACTLY).bind(rows.length),
    d1.prepare(UNDONE).bind(person.id, now().toISOString(), run.id, companyId),
    mustHaveChanged(d1),
  ];
  const undone: NewEntry = {
    action: 'categorisation.undo',
    entityType: 'categorisation-run',
    entityId: run.id,
    after: { restoredCount: rows.length },
  };
  return { chainId: companyId, statements, entries: [undone, ...rows.map(restored)] };
}

const restored = ({ id, category, subcategory, before }: Restorable): NewEntry => ({
  action: 'bank-transaction.restore-category',
  entityType: 'bank-transaction',
  entityId: id,
  before: { category, subcategory },
  after: before,
});
