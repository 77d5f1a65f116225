import { sql } from 'drizzle-orm';
import type { OwnNames } from '../../../domain/bank/chart/chart';
import type { Match } from '../../../domain/bank/reconcile/model';
import { now } from '../../../platform/clock';
import { jsonPieces, openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { jsonRows } from '../../../platform/rows';
import type { CompanyScope, Person } from '../../../platform/scope';
import type { Change, NewEntry } from '../../audit/audit.repository';
import { linesMatched } from '../reconcile/reconcile.repository';
import { CATEGORISED, TRANSACTION_COLUMNS, UNCATEGORISED } from '../transaction/transaction.table';
import { type Assignment, categoriesSet, entriesOf } from './assigned.repository';
import { categorisationRuns } from './categorise.table';
import type { Place } from './open-lines.repository';

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
const TOUCHED = jsonRows(['id', 'isSet', 'withId', 'why']);
const LINK = `json_object('isSet', ${TOUCHED.at.isSet}, 'link', json_object('id', ${TOUCHED.at.withId},
  'why', json(${TOUCHED.at.why}), 'before', json(t.reconciled_with)))`;
const KEEP = `INSERT INTO categorisation_changes (run_id, transaction_id, company_id, before)
  SELECT ?3, t.id, ?2, iif(${TOUCHED.at.withId} IS NULL, ${BEFORE}, json_patch(${BEFORE}, ${LINK}))
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
  { assignments, place }: Pick<RunChanges, 'assignments' | 'place'>,
): D1PreparedStatement {
  const run = {
    ...{ id: runId, companyId, changedCount: assignments.length, createdBy: person.id, createdAt: now().toISOString() },
    bankAccountId: place?.bankAccountId ?? null,
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

/** What a line was that had never had a category. */
const NEW = JSON.stringify(TRANSACTION_COLUMNS.stored(CATEGORISED, UNCATEGORISED));
const KEEP_NEW = `INSERT INTO categorisation_changes (run_id, transaction_id, company_id, before)
  SELECT ?3, value, ?2, ?4 FROM json_each(?1)`;

/** A run over lines that are stored with their categories in the same batch: the record by which it is undone, and its trail. */
export function runAhead(
  d1: D1Database,
  scope: CompanyScope,
  person: Person,
  runId: string,
  assignments: readonly Assignment[],
  own?: OwnNames,
): Change {
  const { companyId } = scope;
  const ids = jsonPieces(assignments.map(({ row }) => JSON.stringify(row.id)));
  const keep = ids.map((piece) => d1.prepare(KEEP_NEW).bind(piece, companyId, runId, NEW));
  const entries = [startedEntry(runId, { assignments, matches: [] }), ...entriesOf(assignments, own)];
  return { chainId: companyId, statements: [started(d1, scope, person, runId, { assignments }), ...keep], entries };
}
