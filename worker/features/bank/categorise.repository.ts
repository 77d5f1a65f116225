import type { TaxMarks } from '../../domain/bank/tax-marks';
import type { CategoryKind } from '../../domain/bank/values';
import { now } from '../../platform/clock';
import { jsonPieces } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { CompanyScope, Person } from '../../platform/scope';
import type { Change, NewEntry } from '../audit/audit.repository';
import type { Candidate } from './candidates.repository';

export type Assignment = TaxMarks & {
  row: Candidate;
  category: CategoryKind;
  subcategory: string;
  rule: string;
  ruleVersion: number;
  confidence: number;
};

const APPLY = `UPDATE bank_transactions SET category = j.value ->> 1, subcategory = j.value ->> 2,
    category_rule = j.value ->> 3, category_rule_version = j.value ->> 4, category_confidence = j.value ->> 5,
    gst_applicable = j.value ->> 6, tds_applicable = j.value ->> 7, categorised_by = NULL, categorised_by_name = NULL,
    gst_mode = j.value ->> 9, tds_section = j.value ->> 10, categorised_at = ?4, category_run_id = ?3
  FROM json_each(?1) j
  WHERE bank_transactions.id = j.value ->> 0 AND +bank_transactions.company_id = ?2
    AND bank_transactions.category IS (j.value ->> 8 ->> 'category')
    AND bank_transactions.subcategory IS (j.value ->> 8 ->> 'subcategory') AND bank_transactions.categorised_by IS NULL
    AND bank_transactions.is_split = 0`;
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
  const facts = [row.id, category, subcategory, rule, ruleVersion, confidence];
  return JSON.stringify([...facts, ...marks, row.before, flags.gstMode, flags.tdsSection]);
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
