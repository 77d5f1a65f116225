import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { categoryName, type OwnNames } from '../../../domain/bank/chart/chart';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase } from '../../../platform/database';
import { type Change, mustHaveChanged, type NewEntry } from '../../audit/audit.repository';
import { ownNames } from '../category/category.repository';
import {
  type BankTransaction,
  BY_ACCOUNT_AND_DAY,
  CAME_WITH_IT,
  CATEGORISED,
  isOfUpload,
  TRANSACTION_COLUMNS,
  UNCATEGORISED,
} from '../transaction/transaction.table';
import { categorisationRuns } from './categorise.table';

export type Run = { id: string; changedCount: number; createdAt: string; uploadId: string | null };

/** The last run that has not been undone. One that only found where the next goes on has nothing to undo. */
export async function lastRun(d1: D1Database, scope: CompanyScope): Promise<Run | undefined> {
  return openDatabase(d1)
    .select({
      id: categorisationRuns.id,
      changedCount: categorisationRuns.changedCount,
      createdAt: categorisationRuns.createdAt,
      uploadId: categorisationRuns.uploadId,
    })
    .from(categorisationRuns)
    .where(
      and(
        eq(categorisationRuns.companyId, scope.companyId),
        isNull(categorisationRuns.undoneAt),
        gt(categorisationRuns.changedCount, 0),
      ),
    )
    .orderBy(desc(categorisationRuns.id))
    .limit(1)
    .get();
}

export type Restorable = { id: string; category: string; categoryId: string; before: string };

const RESTORABLE = `SELECT t.id, t.category, t.category_id categoryId, c.before FROM categorisation_changes c
  JOIN bank_transactions t ON t.id = c.transaction_id AND t.category_run_id = c.run_id WHERE c.run_id = ? AND c.company_id = ?`;

// Of a run that came with an upload: its lines, which had no category before.
const OF_RUN = `(t.category_run_id = ?1 OR (${CAME_WITH_IT})) AND t.company_id = ?2`;
const OF_UPLOAD = `${isOfUpload('t.', '?3')} AND ${OF_RUN}`;
const RESTORABLE_OF_UPLOAD = `SELECT t.id, t.category, t.category_id categoryId, '{}' before
  FROM bank_transactions t ${BY_ACCOUNT_AND_DAY} WHERE ${OF_UPLOAD}`;
const GONE_OF_UPLOAD = `SELECT iif(u.undone_at IS NOT NULL, r.changed_count,
    (SELECT count(*) FROM merged_transactions t WHERE t.upload_id = ?3 AND ${OF_RUN})) gone
  FROM categorisation_runs r JOIN statement_uploads u ON u.id = ?3 AND u.company_id = ?2 WHERE r.id = ?1`;

// A line that was linked, and has kept the category that a person chose, is not counted among those that were set.
const GONE = `SELECT count(*) gone FROM categorisation_changes c WHERE c.run_id = ? AND c.company_id = ?
  AND c.before ->> 'isSet' IS NOT 0 AND NOT EXISTS (SELECT 1 FROM bank_transactions t WHERE t.id = c.transaction_id)`;

// What a person has opened or linked since then, even to the same line, is not the run's link any more.
const STILL_LINKED = `t.is_reconciled = 1 AND t.reconciled_with ->> 'id' = c.before ->> '$.link.id'
  AND t.reconciled_with ->> 'why' = c.before ->> '$.link.why'`;
const LINKED = `SELECT t.id, t.reconciled_with ->> 'kind' kind, c.before ->> '$.link.id' withId, c.before -> '$.link.why' why FROM categorisation_changes c
  JOIN bank_transactions t ON t.id = c.transaction_id AND ${STILL_LINKED} WHERE c.run_id = ? AND c.company_id = ?`;

export type Link = { id: string; kind: string; withId: string; why: string };
export type Undoable = { rows: Restorable[]; gone: number; links: Link[]; own: OwnNames };

/** The rows of a run that nobody has changed since, how many have gone with their statement, and the legs still as it linked them. */
export async function undoableOf(d1: D1Database, scope: CompanyScope, run: Run): Promise<Undoable> {
  const { id, uploadId } = run;
  const asked = uploadId
    ? [RESTORABLE_OF_UPLOAD, GONE_OF_UPLOAD].map((sql) => d1.prepare(sql).bind(id, scope.companyId, uploadId))
    : [RESTORABLE, GONE, LINKED].map((sql) => d1.prepare(sql).bind(id, scope.companyId));
  const [rows, gone, links] = await d1.batch(asked);
  const [counted] = (gone?.results ?? []) as { gone: number }[];
  const linked = (links?.results ?? []) as Link[];
  const restorable = (rows?.results ?? []) as Restorable[];
  const own = await ownNames(
    d1,
    restorable.flatMap(({ categoryId, before }) => [categoryId, categoryBefore(before).categoryId]),
  );
  return { rows: restorable, gone: counted?.gone ?? 0, links: linked, own };
}

// What is not kept of a line, it did not have.
const NOTHING = TRANSACTION_COLUMNS.stored(CATEGORISED, UNCATEGORISED);
const setTo = (given: (key: (typeof CATEGORISED)[number]) => string) =>
  CATEGORISED.map((key) => `${TRANSACTION_COLUMNS.name(key)} = ${given(key)}`).join(', ');
const RESTORE_UPLOAD = `UPDATE bank_transactions AS t ${BY_ACCOUNT_AND_DAY}
  SET ${setTo((key) => String(NOTHING[key] ?? 'NULL'))} WHERE ${OF_UPLOAD}`;
const RESTORE = `UPDATE bank_transactions SET ${setTo((key) => `coalesce(c.before ->> '${key}', ${NOTHING[key] ?? 'NULL'})`)}
  FROM categorisation_changes c
  WHERE c.run_id = ?1 AND bank_transactions.id = c.transaction_id AND bank_transactions.category_run_id = ?1
    AND +bank_transactions.company_id = ?2`;
// A match that the run had a line let go of is there again, unless what it had paid is another line's by now, or taken back.
const WAS = `c.before ->> '$.link.before.id'`;
const IS_AGAIN = `(${WAS} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM bank_transactions o
      WHERE o.company_id = ?2 AND o.is_reconciled = 1 AND o.reconciled_with ->> 'id' = ${WAS})
    AND (EXISTS (SELECT 1 FROM company_events e WHERE e.id = ${WAS} AND e.withdrawn_on IS NULL)
      OR EXISTS (SELECT 1 FROM compliance_items i WHERE i.id = ${WAS} AND i.status = 'completed')))`;
const REFUSED = `c.before -> '$.link.before.refused'`;
const UNLINK = `UPDATE bank_transactions SET is_reconciled = ${IS_AGAIN}, transfer_pair_id = NULL,
    reconciled_with = CASE WHEN ${WAS} IS NULL OR ${IS_AGAIN} THEN c.before ->> '$.link.before'
      WHEN ${REFUSED} IS NOT NULL THEN json_object('refused', json(${REFUSED})) END
  FROM categorisation_changes c JOIN bank_transactions t ON t.id = c.transaction_id AND ${STILL_LINKED}
  WHERE c.run_id = ?1 AND bank_transactions.id = c.transaction_id AND +bank_transactions.company_id = ?2`;
const EXACTLY = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> ?';
const UNDONE =
  'UPDATE categorisation_runs SET undone_by = ?, undone_at = ? WHERE id = ? AND company_id = ? AND undone_at IS NULL';

/** The statements and the trail of undoing a run. */
export function runUndone(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  run: Run,
  { rows, links, own }: Undoable,
): Change {
  const { companyId } = scope;
  const restore = run.uploadId
    ? [d1.prepare(RESTORE_UPLOAD).bind(run.id, companyId, run.uploadId), d1.prepare(EXACTLY).bind(rows.length)]
    : [
        d1.prepare(RESTORE).bind(run.id, companyId),
        d1.prepare(EXACTLY).bind(rows.length),
        d1.prepare(UNLINK).bind(run.id, companyId),
        d1.prepare(EXACTLY).bind(links.length),
      ];
  const statements = [
    ...restore,
    d1.prepare(UNDONE).bind(person.id, now().toISOString(), run.id, companyId),
    mustHaveChanged(d1),
  ];
  const undone: NewEntry = {
    action: 'categorisation.undo',
    entityType: 'categorisation-run',
    entityId: run.id,
    after: { restoredCount: rows.length },
  };
  return {
    chainId: companyId,
    statements,
    entries: [undone, ...rows.map((row) => restored(row, own)), ...links.map(unlinked)],
  };
}

type Before = Pick<BankTransaction, 'category' | 'categoryId' | 'categoryRule'>;
const categoryBefore = (text: string): Before => ({
  ...{ category: null, categoryId: null, categoryRule: null },
  ...JSON.parse(text),
});

function restored({ id, category, categoryId, before }: Restorable, own: OwnNames): NewEntry {
  const was = categoryBefore(before);
  return {
    action: 'bank-transaction.restore-category',
    entityType: 'bank-transaction',
    entityId: id,
    before: { category, subcategory: categoryName(categoryId, own) },
    after: {
      category: was.category,
      subcategory: was.categoryId && categoryName(was.categoryId, own),
      rule: was.categoryRule,
    },
  };
}

const unlinked = ({ id, kind, withId, why }: Link): NewEntry => ({
  action: 'bank-transaction.unmatch',
  entityType: 'bank-transaction',
  entityId: id,
  before: { isReconciled: true, kind, with: withId, why: JSON.parse(why) },
  after: { isReconciled: false },
});
