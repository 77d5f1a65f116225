import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CategoryKind, Side } from '../../domain/bank/values';
import type { IsoDate } from '../../domain/shared/dates';
import type { Paise } from '../../domain/shared/money';
import { now } from '../../platform/clock';
import { jsonPieces, openDatabase } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { CompanyScope, Person } from '../../platform/scope';
import { type Change, mustHaveChanged, type NewEntry } from '../audit/audit.repository';
import { categorisationRuns } from './bank.table';

/** One run takes at most this many rows; the next run takes the rest. */
export const RUN_LIMIT = 20_000;

export type Candidate = {
  id: string;
  description: string;
  side: Side;
  amount: Paise;
  date: IsoDate;
  payee: string | null;
  /** The category columns as they are now, so that an undo restores exactly them. */
  before: string;
};
export type StoredChoice = { payee: string; side: Side; category: CategoryKind; subcategory: string };

const BEFORE = `json_object('category', t.category, 'subcategory', t.subcategory, 'gst', t.gst_applicable,
  'tds', t.tds_applicable, 'rule', t.category_rule, 'version', t.category_rule_version,
  'confidence', t.category_confidence, 'by', t.categorised_by, 'byName', t.categorised_by_name,
  'at', t.categorised_at, 'run', t.category_run_id)`;
const ROW = `t.id, t.description, t.transaction_type side, t.amount_paise amount, t.transaction_date date, t.payee, ${BEFORE} before`;

const UNCATEGORISED = `SELECT ${ROW} FROM bank_transactions t WHERE t.company_id = ?1 AND t.category IS NULL
  ORDER BY t.transaction_date, t.id LIMIT ${RUN_LIMIT + 1}`;
const CHOICES = 'SELECT payee, side, category, subcategory FROM payee_choices WHERE company_id = ?1';

export type Candidates = { rows: Candidate[]; choices: StoredChoice[] };

/** What a run may touch: rows without a category. What a person or an earlier run set stays as it is. */
export async function candidatesOf(d1: D1Database, scope: CompanyScope): Promise<Candidates> {
  const [rows, choices] = await d1.batch(
    [UNCATEGORISED, CHOICES].map((query) => d1.prepare(query).bind(scope.companyId)),
  );
  return { rows: (rows?.results ?? []) as Candidate[], choices: (choices?.results ?? []) as StoredChoice[] };
}

export type Assignment = {
  row: Candidate;
  category: CategoryKind;
  subcategory: string;
  rule: string;
  ruleVersion: number;
  confidence: number;
  gstApplicable: boolean;
  tdsApplicable: boolean;
};

const APPLY = `UPDATE bank_transactions SET category = j.value ->> 1, subcategory = j.value ->> 2,
    category_rule = j.value ->> 3, category_rule_version = j.value ->> 4, category_confidence = j.value ->> 5,
    gst_applicable = j.value ->> 6, tds_applicable = j.value ->> 7, categorised_by = NULL, categorised_by_name = NULL,
    categorised_at = ?4, category_run_id = ?3
  FROM json_each(?1) j
  WHERE bank_transactions.id = j.value ->> 0 AND bank_transactions.company_id = ?2 AND bank_transactions.category IS NULL`;
const KEEP = `INSERT INTO categorisation_changes (run_id, transaction_id, company_id, before)
  SELECT ?3, j.value ->> 0, ?2, j.value ->> 8 FROM json_each(?1) j`;
const RUN =
  'INSERT INTO categorisation_runs (id, company_id, changed_count, created_by, created_at) VALUES (?, ?, ?, ?, ?)';
// All rows of a piece must still be without a category: a person who was faster undoes the run, which is then tried again.
const ALL_CHANGED = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> json_array_length(?1)';

/** The statements and the trail of a run over a company's rows. */
export function runApplied(d1: D1Database, scope: CompanyScope, person: Person, assignments: readonly Assignment[]) {
  const runId = newId();
  const at = now().toISOString();
  const { companyId } = scope;
  const pieces = jsonPieces(assignments.map(assignmentText));
  const statements = pieces.flatMap((piece) => [
    d1.prepare(APPLY).bind(piece, companyId, runId, at),
    d1.prepare(ALL_CHANGED).bind(piece),
    d1.prepare(KEEP).bind(piece, companyId, runId),
  ]);
  const run = d1.prepare(RUN).bind(runId, companyId, assignments.length, person.id, at);
  const started: NewEntry = {
    action: 'categorisation.run',
    entityType: 'categorisation-run',
    entityId: runId,
    after: { changedCount: assignments.length },
  };
  const change: Change = {
    chainId: companyId,
    statements: [run, ...statements],
    entries: [started, ...assignments.map(assigned)],
  };
  return { runId, change };
}

const assignmentText = ({ row, category, subcategory, rule, ruleVersion, confidence, ...flags }: Assignment) => {
  const marks = [flags.gstApplicable ? 1 : 0, flags.tdsApplicable ? 1 : 0];
  return JSON.stringify([row.id, category, subcategory, rule, ruleVersion, confidence, ...marks, row.before]);
};

const assigned = ({ row, category, subcategory, rule, ruleVersion }: Assignment): NewEntry => ({
  action: 'bank-transaction.categorise',
  entityType: 'bank-transaction',
  entityId: row.id,
  before: { category: null, subcategory: null },
  after: { category, subcategory, rule, ruleVersion },
});

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

/** The rows of a run that nobody has changed since. */
export async function restorableRows(d1: D1Database, scope: CompanyScope, run: Run): Promise<Restorable[]> {
  return (await d1.prepare(RESTORABLE).bind(run.id, scope.companyId).all<Restorable>()).results;
}

const RESTORE = `UPDATE bank_transactions SET category = c.before ->> 'category', subcategory = c.before ->> 'subcategory',
    gst_applicable = c.before ->> 'gst', tds_applicable = c.before ->> 'tds', category_rule = c.before ->> 'rule',
    category_rule_version = c.before ->> 'version', category_confidence = c.before ->> 'confidence',
    categorised_by = c.before ->> 'by', categorised_by_name = c.before ->> 'byName', categorised_at = c.before ->> 'at',
    category_run_id = c.before ->> 'run'
  FROM categorisation_changes c
  WHERE c.run_id = ?1 AND bank_transactions.id = c.transaction_id AND bank_transactions.category_run_id = ?1
    AND bank_transactions.company_id = ?2`;
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
