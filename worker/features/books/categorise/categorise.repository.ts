import { sql } from 'drizzle-orm';
import type { TaxMarks } from '../../../domain/bank/categorise/tax-marks';
import { categoryName, type OwnNames } from '../../../domain/bank/chart/chart';
import type { Match } from '../../../domain/bank/reconcile/model';
import type { CategoryKind } from '../../../domain/bank/values';
import type { Said } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import { canonicalJson } from '../../../platform/acting';
import { now } from '../../../platform/clock';
import { jsonPieces, jsonRows, openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import type { Change, NewEntry } from '../../audit/audit.repository';
import { linesMatched } from '../reconcile/reconcile.repository';
import { CATEGORISED, RULE_SETS, TRANSACTION_COLUMNS } from '../transaction/transaction.table';
import { categorisationRuns } from './categorise.table';
import type { Place } from './open-lines.repository';

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

/** What a rule sets, of one assignment. */
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
  at = now().toISOString(),
): Change {
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

/** What a run sets, the legs of transfers that it links, and where the next one goes on, if that is elsewhere than this one did. */
export type RunChanges = {
  assignments: readonly Assignment[];
  matches: readonly Match[];
  place?: NextPlace | undefined;
  /** The names of the own categories among them. */
  own?: OwnNames;
};
type NextPlace = { bankAccountId: string | null; goesOnAfter: Place | null };

// What a line was before the run, so that undoing it restores exactly that; of a leg it links, with what and why, beside that.
const BEFORE = `json_object(${CATEGORISED.map((key) => `'${key}', t.${TRANSACTION_COLUMNS.name(key)}`).join(', ')})`;
// A line that never had a category is restored to that, and takes no room.
const IS_NEW = CATEGORISED.map((key) => `coalesce(t.${TRANSACTION_COLUMNS.name(key)}, 0) = 0`).join(' AND ');
const WAS = `iif(${IS_NEW}, '{}', ${BEFORE})`;
const TOUCHED = jsonRows(['id', 'isSet', 'withId', 'why']);
const LINK = `json_object('isSet', ${TOUCHED.at.isSet}, 'link', json_object('id', ${TOUCHED.at.withId},
  'why', json(${TOUCHED.at.why}), 'before', json(t.reconciled_with)))`;
const KEEP = `INSERT INTO categorisation_changes (run_id, transaction_id, company_id, before)
  SELECT ?3, t.id, ?2, iif(${TOUCHED.at.withId} IS NULL, ${WAS}, json_patch(${WAS}, ${LINK}))
  FROM json_each(?1) j JOIN bank_transactions t ON t.id = ${TOUCHED.at.id} AND +t.company_id = ?2`;
/** The statements and the trail of a run over a company's rows. */
export function runApplied(d1: D1Database, scope: CompanyScope, person: Person, changes: RunChanges) {
  const runId = newId();
  const { companyId } = scope;
  const { assignments, matches } = changes;
  const set = categoriesSet(d1, scope, runId, assignments, changes.own);
  const linked = linesMatched(d1, scope, matches, 'run');
  const run = started(d1, scope, person, runId, changes);
  const keep = jsonPieces(touchedBy(changes)).map((piece) => d1.prepare(KEEP).bind(piece, companyId, runId));
  const change: Change = {
    chainId: companyId,
    statements: [run, ...keep, ...set.statements, ...linked.statements],
    entries: [startedEntry(runId, changes), ...set.entries, ...linked.entries],
  };
  return { runId, change };
}

function started(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Person,
  runId: string,
  { assignments, place, uploadId = null }: Pick<RunChanges, 'assignments' | 'place'> & { uploadId?: string | null },
): D1PreparedStatement {
  const run = {
    ...{ id: runId, companyId, changedCount: assignments.length, createdBy: person.id, createdAt: now().toISOString() },
    ...{ uploadId, bankAccountId: place?.bankAccountId ?? null },
    // The JSON null says that the next run begins with the first line again; no value says nothing of it.
    goesOnAfter: place ? sql`${JSON.stringify(place.goesOnAfter)}` : null,
  };
  return prepared(d1, openDatabase(d1).insert(categorisationRuns).values(run));
}

const startedEntry = (entityId: string, { assignments, matches }: RunChanges): NewEntry => ({
  action: 'categorisation.run',
  entityType: 'categorisation-run',
  entityId,
  after: { changedCount: assignments.length, ...(matches.length > 0 && { linkedCount: matches.length }) },
});

/** Every line that a run touches, once: whether it sets its category, and what it links it with. */
function touchedBy({ assignments, matches }: RunChanges): string[] {
  const links = new Map(matches.map((match) => [match.lineId, match]));
  const set = new Set(assignments.map(({ row }) => row.id));
  return [...new Set([...set, ...links.keys()])].map((id) => {
    const link = links.get(id);
    return TOUCHED.text({
      id,
      isSet: set.has(id) ? 1 : 0,
      withId: link?.withId ?? null,
      why: link ? JSON.stringify(link.why) : null,
    });
  });
}

/** A run over lines that are stored with their categories in the same batch: the record by which it is undone, and its trail. */
export function runAhead(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  { runId, uploadId }: { runId: string; uploadId: string },
  assignments: readonly Assignment[],
  own?: OwnNames,
): Change {
  const entries = [startedEntry(runId, { assignments, matches: [] }), ...entriesOf(assignments, own)];
  const run = started(d1, scope, person, runId, { assignments, uploadId });
  return { chainId: scope.companyId, statements: [run], entries };
}
