import type { RememberedChoice } from '../../domain/bank/assignments';
import type { CategoryKind, Side } from '../../domain/bank/values';
import type { IsoDate } from '../../domain/shared/dates';
import type { Paise } from '../../domain/shared/money';
import { now } from '../../platform/clock';
import { jsonPieces } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { CompanyScope, Person } from '../../platform/scope';
import type { Change, NewEntry } from '../audit/audit.repository';

/** One run takes at most this many rows; the next run takes the rest. */
export const RUN_LIMIT = 20_000;

export type Candidate = {
  id: string;
  description: string;
  side: Side;
  amount: Paise;
  date: IsoDate;
  /** The subcategory a rule gave it; null for a row without one. */
  current: string | null;
  /** The category columns as they are now, so that an undo restores exactly them. */
  before: string;
};

const BEFORE = `json_object('category', t.category, 'subcategory', t.subcategory, 'gst', t.gst_applicable,
  'tds', t.tds_applicable, 'rule', t.category_rule, 'version', t.category_rule_version,
  'confidence', t.category_confidence, 'by', t.categorised_by, 'byName', t.categorised_by_name,
  'at', t.categorised_at, 'run', t.category_run_id)`;
const ROW = `t.id, t.description, t.transaction_type side, t.amount_paise amount, t.transaction_date date,
  t.subcategory current, ${BEFORE} before`;

const UNCATEGORISED = `SELECT ${ROW} FROM bank_transactions t WHERE t.company_id = ?1 AND t.category IS NULL
  ORDER BY t.transaction_date, t.id LIMIT ${RUN_LIMIT + 1}`;
// A rule gave way to what a person has since chosen for the payee; what a person chose for the row itself stays.
const OVERTAKEN = `SELECT ${ROW} FROM payee_choices c JOIN bank_transactions t ON t.company_id = c.company_id
    AND t.payee = c.payee AND t.transaction_type = c.side
  WHERE c.company_id = ?1 AND t.category IS NOT NULL AND t.categorised_by IS NULL AND t.subcategory <> c.subcategory
  ORDER BY t.transaction_date, t.id LIMIT ${RUN_LIMIT}`;
const CHOICES = 'SELECT payee, side, category, subcategory FROM payee_choices WHERE company_id = ?1';
const HOLDER = 'SELECT name FROM companies WHERE id = ?1';

export type Candidates = { rows: Candidate[]; choices: RememberedChoice[]; holder: string };

/**
 * What a run may touch: rows without a category, and rows a rule gave one that a person has since chosen otherwise for the
 * payee. What a person set stays as it is.
 */
export async function candidatesOf(d1: D1Database, scope: CompanyScope): Promise<Candidates> {
  const [rows, overtaken, choices, holder] = await d1.batch(
    [UNCATEGORISED, OVERTAKEN, CHOICES, HOLDER].map((query) => d1.prepare(query).bind(scope.companyId)),
  );
  const [company] = (holder?.results ?? []) as { name: string }[];
  return {
    rows: [...((rows?.results ?? []) as Candidate[]), ...((overtaken?.results ?? []) as Candidate[])],
    choices: (choices?.results ?? []) as RememberedChoice[],
    holder: company?.name ?? '',
  };
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
  WHERE bank_transactions.id = j.value ->> 0 AND bank_transactions.company_id = ?2
    AND bank_transactions.category IS (j.value ->> 8 ->> 'category')
    AND bank_transactions.subcategory IS (j.value ->> 8 ->> 'subcategory') AND bank_transactions.categorised_by IS NULL`;
const KEEP = `INSERT INTO categorisation_changes (run_id, transaction_id, company_id, before)
  SELECT ?3, j.value ->> 0, ?2, j.value ->> 8 FROM json_each(?1) j`;
const RUN =
  'INSERT INTO categorisation_runs (id, company_id, changed_count, created_by, created_at) VALUES (?, ?, ?, ?, ?)';
// All rows of a piece must still be as they were read: a person who was faster undoes the run, which is then tried again.
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

const categoryIn = (before: string) => {
  const { category, subcategory } = JSON.parse(before);
  return { category, subcategory };
};

const assigned = ({ row, category, subcategory, rule, ruleVersion }: Assignment): NewEntry => ({
  action: 'bank-transaction.categorise',
  entityType: 'bank-transaction',
  entityId: row.id,
  before: categoryIn(row.before),
  after: { category, subcategory, rule, ruleVersion },
});
