import type { TaxMarks } from '../../../domain/bank/categorise/tax-marks';
import type { CategoryKind } from '../../../domain/bank/values';
import { canonicalJson } from '../../../platform/canonical';
import { now } from '../../../platform/clock';
import { jsonPieces } from '../../../platform/database';
import type { CompanyScope } from '../../../platform/scope';
import type { Change, NewEntry } from '../../audit/audit.repository';

/** A line with the category that it had when it was read; null without one. */
type AsRead = { id: string; current: string | null; currentKind: CategoryKind | null };

/** A category that a rule gives a line, and what it means for taxes. */
export type Assignment = TaxMarks & {
  row: AsRead;
  category: CategoryKind;
  subcategory: string;
  rule: string;
  ruleVersion: number;
  confidence: number;
};

const APPLY = `UPDATE bank_transactions SET category = j.value ->> 1, subcategory = j.value ->> 2,
    category_rule = j.value ->> 3, category_rule_version = j.value ->> 4, category_confidence = j.value ->> 5,
    gst_applicable = j.value ->> 6, tds_applicable = j.value ->> 7, categorised_by = NULL, categorised_by_name = NULL,
    gst_mode = j.value ->> 8, tds_section = j.value ->> 9, categorised_at = ?4, category_run_id = ?3
  FROM json_each(?1) j
  WHERE bank_transactions.id = j.value ->> 0 AND +bank_transactions.company_id = ?2
    AND bank_transactions.category IS (j.value ->> 10) AND bank_transactions.subcategory IS (j.value ->> 11)
    AND bank_transactions.categorised_by IS NULL AND bank_transactions.is_split = 0`;
// All rows of a piece must still be as they were read: a person who was faster undoes the whole, which is then tried again.
const ALL_CHANGED = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> json_array_length(?1)';

/** The statements and the trail of giving lines their categories, of a run where one does it; what a person chose stands. */
export function categoriesSet(
  d1: D1Database,
  { companyId }: CompanyScope,
  runId: string | null,
  assignments: readonly Assignment[],
): Change {
  const at = now().toISOString();
  const statements = jsonPieces(assignments.map(assignmentText)).flatMap((piece) => [
    d1.prepare(APPLY).bind(piece, companyId, runId, at),
    d1.prepare(ALL_CHANGED).bind(piece),
  ]);
  return { chainId: companyId, statements, entries: entriesOf(assignments) };
}

const assignmentText = (assignment: Assignment): string => {
  const { id, currentKind, current } = assignment.row;
  return JSON.stringify([id, ...categoryValues(assignment), currentKind, current]);
};

/** What a rule sets of a line: category, subcategory, rule, version, confidence, whether GST and TDS apply, GST mode, section. */
export function categoryValues({ category, subcategory, rule, ruleVersion, confidence, ...flags }: Assignment) {
  const { gstApplicable, tdsApplicable, gstMode, tdsSection } = flags;
  const marks = [gstApplicable ? 1 : 0, tdsApplicable ? 1 : 0, gstMode, tdsSection];
  return [category, subcategory, rule, ruleVersion, confidence, ...marks];
}

/** The entries of the trail. What many lines have in common is put into its canonical form once. */
export function entriesOf(assignments: readonly Assignment[]): NewEntry[] {
  const text = canonicalOnce();
  return assignments.map(({ row, category, subcategory, rule, ruleVersion }) => ({
    action: 'bank-transaction.categorise',
    entityType: 'bank-transaction',
    entityId: row.id,
    before: text({ category: row.currentKind, subcategory: row.current }),
    after: text({ category, subcategory, rule, ruleVersion }),
  }));
}

function canonicalOnce(): (value: Record<string, string | number | null>) => string {
  const texts = new Map<string, string>();
  return (value) => {
    const key = JSON.stringify(value);
    const text = texts.get(key) ?? canonicalJson(value);
    texts.set(key, text);
    return text;
  };
}
