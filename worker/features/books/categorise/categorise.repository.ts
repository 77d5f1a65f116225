import type { Match } from '../../../domain/bank/reconcile/model';

import { now } from '../../../platform/clock';
import { jsonPieces } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import type { CompanyScope, Person } from '../../../platform/scope';
import type { Change, NewEntry } from '../../audit/audit.repository';
import { linesMatched } from '../reconcile/reconcile.repository';
import { type Assignment, categoriesSet, entriesOf } from './assigned.repository';
import type { Place } from './open-lines.repository';

/** What a run sets, the legs of transfers that it links, and where the next one goes on, if that is elsewhere than this one did. */
export type RunChanges = {
  assignments: readonly Assignment[];
  matches: readonly Match[];
  place?: NextPlace | undefined;
};
type NextPlace = { bankAccountId: string | null; goesOnAfter: Place | null };

// What a line was before the run, so that undoing it restores exactly that; of a leg it links, with what and why, beside that.
const BEFORE = `json_object('category', t.category, 'subcategory', t.subcategory, 'gst', t.gst_applicable,
  'tds', t.tds_applicable, 'rule', t.category_rule, 'version', t.category_rule_version,
  'confidence', t.category_confidence, 'by', t.categorised_by, 'byName', t.categorised_by_name,
  'at', t.categorised_at, 'run', t.category_run_id, 'gstMode', t.gst_mode, 'tdsSection', t.tds_section)`;
const LINK = `json_object('isSet', j.value ->> 1, 'link', json_object('id', j.value ->> 2, 'why', j.value ->> 3,
  'before', json(t.reconciled_with)))`;
const KEEP = `INSERT INTO categorisation_changes (run_id, transaction_id, company_id, before)
  SELECT ?3, t.id, ?2, iif(j.value ->> 2 IS NULL, ${BEFORE}, json_patch(${BEFORE}, ${LINK}))
  FROM json_each(?1) j JOIN bank_transactions t ON t.id = j.value ->> 0 AND +t.company_id = ?2`;
const RUN = `INSERT INTO categorisation_runs (id, company_id, changed_count, created_by, created_at, bank_account_id, goes_on_after)
  VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** The statements and the trail of a run over a company's rows. */
export function runApplied(d1: D1Database, scope: CompanyScope, person: Person, changes: RunChanges) {
  const runId = newId();
  const { companyId } = scope;
  const { assignments, matches } = changes;
  const set = categoriesSet(d1, scope, runId, assignments);
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
  { assignments, place }: Pick<RunChanges, 'assignments' | 'place'>,
): D1PreparedStatement {
  const next = [place?.bankAccountId ?? null, place ? JSON.stringify(place.goesOnAfter) : null];
  return d1.prepare(RUN).bind(runId, companyId, assignments.length, person.id, now().toISOString(), ...next);
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
    return JSON.stringify([id, set.has(id) ? 1 : 0, link?.withId ?? null, link?.why ?? null]);
  });
}

/** What a line was that had never had a category. */
const NEW = JSON.stringify({
  ...{ category: null, subcategory: null, gst: 0, tds: 0, rule: null, version: null, confidence: null },
  ...{ by: null, byName: null, at: null, run: null, gstMode: null, tdsSection: null },
});
const KEEP_NEW = `INSERT INTO categorisation_changes (run_id, transaction_id, company_id, before)
  SELECT ?3, value, ?2, ?4 FROM json_each(?1)`;

/** A run over lines that are stored with their categories in the same batch: the record by which it is undone, and its trail. */
export function runAhead(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  runId: string,
  assignments: readonly Assignment[],
): Change {
  const { companyId } = scope;
  const ids = jsonPieces(assignments.map(({ row }) => JSON.stringify(row.id)));
  const keep = ids.map((piece) => d1.prepare(KEEP_NEW).bind(piece, companyId, runId, NEW));
  const entries = [startedEntry(runId, { assignments, matches: [] }), ...entriesOf(assignments)];
  return { chainId: companyId, statements: [started(d1, scope, person, runId, { assignments }), ...keep], entries };
}
