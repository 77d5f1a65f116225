import type { TaxMarks } from '../../../domain/bank/categorise/marks';
import { categoryName, type OwnNames } from '../../../domain/bank/chart/chart';
import type { CategoryKind } from '../../../domain/bank/values';
import type { Said } from '../../../domain/shared/message';
import { canonicalJson } from '../../../platform/canonical';
import { now } from '../../../platform/clock';
import { jsonPieces } from '../../../platform/database';
import { jsonRows } from '../../../platform/rows';
import type { CompanyScope } from '../../../platform/scope';
import type { Change, NewEntry } from '../../audit/audit.repository';
import { TRANSACTION_COLUMNS } from '../transaction/transaction.table';

/** A line with the id and the kind of the category that it had when it was read; null without one. */
type AsRead = { id: string; current: string | null; currentKind: CategoryKind | null };

/** A category that a rule gives a line, why, and what it means for taxes. */
export type Assignment = TaxMarks & {
  row: AsRead;
  category: CategoryKind;
  categoryId: string;
  rule: string;
  ruleVersion: number;
  confidence: number;
  why: Said;
};

/** What a rule sets of a line, by the columns that keep it. */
export const RULE_SETS = [
  ...([
    'category',
    'categoryId',
    'categoryRule',
    'categoryRuleVersion',
    'categoryConfidence',
    'categoryReason',
  ] as const),
  ...(['gstApplicable', 'tdsApplicable', 'gstMode', 'tdsSection'] as const),
] as const;

/** The same of one assignment. */
export const ruleSets = ({ category, categoryId, rule, ruleVersion, confidence, why, ...marks }: Assignment) => ({
  ...{ category, categoryId, categoryRule: rule, categoryRuleVersion: ruleVersion, categoryConfidence: confidence },
  categoryReason: why,
  gstApplicable: marks.gstApplicable,
  tdsApplicable: marks.tdsApplicable,
  gstMode: marks.gstMode,
  tdsSection: marks.tdsSection,
});

const ROWS = jsonRows(['id', ...RULE_SETS, 'current', 'currentKind']);
const APPLY = `UPDATE bank_transactions SET ${TRANSACTION_COLUMNS.set(RULE_SETS, ROWS)}, categorised_by = NULL,
    categorised_by_name = NULL, categorised_at = ?4, category_run_id = ?3
  FROM json_each(?1) j
  WHERE bank_transactions.id = ${ROWS.at.id} AND +bank_transactions.company_id = ?2
    AND bank_transactions.category IS ${ROWS.at.currentKind} AND bank_transactions.category_id IS ${ROWS.at.current}
    AND bank_transactions.categorised_by IS NULL AND bank_transactions.is_split = 0`;
// All rows of a piece must still be as they were read: a person who was faster undoes the whole, which is then tried again.
const ALL_CHANGED = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> json_array_length(?1)';

/** The statements and the trail of giving lines their categories, of a run where one does it; what a person chose stands. */
export function categoriesSet(
  d1: D1Database,
  { companyId }: CompanyScope,
  runId: string | null,
  assignments: readonly Assignment[],
  own?: OwnNames,
): Change {
  const at = now().toISOString();
  const statements = jsonPieces(assignments.map(assignmentText)).flatMap((piece) => [
    d1.prepare(APPLY).bind(piece, companyId, runId, at),
    d1.prepare(ALL_CHANGED).bind(piece),
  ]);
  return { chainId: companyId, statements, entries: entriesOf(assignments, own) };
}

const assignmentText = (assignment: Assignment): string =>
  ROWS.text({ ...assignment.row, ...TRANSACTION_COLUMNS.stored(RULE_SETS, ruleSets(assignment)) });

/** The entries of the trail, with the names that categories have now. What many lines have in common is made once. */
export function entriesOf(assignments: readonly Assignment[], own?: OwnNames): NewEntry[] {
  const text = canonicalOnce();
  const named = (id: string | null) => id && categoryName(id, own);
  return assignments.map(({ row, category, categoryId, rule, ruleVersion }) => ({
    action: 'bank-transaction.categorise',
    entityType: 'bank-transaction',
    entityId: row.id,
    before: text({ category: row.currentKind, subcategory: named(row.current) }),
    after: text({ category, subcategory: named(categoryId), rule, ruleVersion }),
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
