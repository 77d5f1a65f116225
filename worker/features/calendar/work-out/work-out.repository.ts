import { obligationsOf } from '../../../domain/calendar/engine';
import type { Answer } from '../../../domain/calendar/model';
import { type KeptItem, type LineKind, type Plan, planOf, type Window } from '../../../domain/calendar/plan';
import { type HealthScore, healthScore, type ScoredItem } from '../../../domain/health/health-score';
import { addMonths, type IsoDate } from '../../../domain/shared/dates';
import type { Message, Said } from '../../../domain/shared/message';
import { now } from '../../../platform/clock';
import { inBaseWords } from '../../../platform/words';
import { type Change, mustHaveChanged, type NewEntry } from '../../audit/audit.repository';
import type { ComplianceItem } from '../calendar.table';
import type { CompanyCase } from '../case/case.repository';
import { itemIdOf, keptOf, rowOf, writeHistory, writeItems } from './work-out.rows';

type ItemChange = {
  itemId: string;
  title: Said;
  change: LineKind;
  from?: string;
  to?: string;
  reason?: Message;
};

/** What a run found, and the statements that would write it. `items` are those of the company once they are written. */
export type WorkedOut = {
  change: Change;
  changes: readonly ItemChange[];
  unchanged: number;
  answer: Answer;
  items: readonly ComplianceItem[];
  score: HealthScore;
};

/**
 * `force` where the caller writes facts or events in the same batch: the version of the facts then rises even if no item
 * changes. `reach` widens the window to an older day.
 */
type WorkOutOptions = { force?: boolean; reach?: IsoDate };

const MONTHS_BACK = 12;
const MONTHS_ON = 24;

/**
 * Works out what a company owes as of a day and what must be written so that its items and its score say so. Executes
 * nothing. The statements begin with the guard: who read the same facts and wrote first makes the batch a 409.
 */
export function workOut(
  d1: D1Database,
  companyCase: CompanyCase,
  day: IsoDate,
  options: WorkOutOptions = {},
): WorkedOut {
  const { company, dossier, items } = companyCase;
  const kept = items.filter(({ origin }) => origin === 'law').map(keptOf);
  const window = windowOf(kept, day, options.reach);
  const answer = obligationsOf(dossier, { today: day, ...window });
  const plan = planOf(kept, answer, window, (key) => itemIdOf(company.id, key));
  const at = now().toISOString();
  const rows = rowsOf(companyCase, plan, at);
  const { value: score } = scoreOf(rows.all, day, answer.isStruckOffThreatened);
  const isNew =
    options.force || plan.lines.length > 0 || rows.updates.length > 0 || isAnotherDay(companyCase, day, score.score);
  const written = () => [
    ...guardVersion(d1, companyCase, day, score),
    ...writeItems(d1, company.id, rows),
    ...writeHistory(d1, plan.lines, { companyId: company.id, at, day }),
    keepScore(d1, company.id, day, score),
  ];
  const change = { chainId: company.id, statements: isNew ? written() : [], entries: entriesOf(plan) };
  return { change, changes: plan.lines.map(changeOf), unchanged: plan.unchanged, answer, items: rows.all, score };
}

// What is open stays in sight however old it is; what is done leaves after a year.
function windowOf(kept: readonly KeptItem[], day: IsoDate, reach: IsoDate | undefined): Window {
  const isOpen = ({ status, isOptional }: KeptItem) =>
    !isOptional && (status === 'pending' || status === 'unconfirmed');
  const open = kept.filter(isOpen).map(({ dueOn }) => dueOn);
  const begins = [addMonths(day, -MONTHS_BACK), ...open, ...(reach ? [reach] : [])];
  return { from: begins.reduce((first, next) => (next < first ? next : first)), to: addMonths(day, MONTHS_ON) };
}

function rowsOf({ company, items }: CompanyCase, plan: Plan, at: string) {
  const stored = new Map(items.map((row) => [row.id, row]));
  const inserts = plan.inserts.map((item) => rowOf(item, company.id, at));
  const updates = plan.updates.map(({ item, isHeard }) => {
    const row = rowOf(item, company.id, at, stored.get(item.id));
    return { ...row, sequence: row.sequence + (isHeard ? 1 : 0) };
  });
  const changed = new Map(updates.map((row) => [row.id, row]));
  return { inserts, updates, all: [...items.map((row) => changed.get(row.id) ?? row), ...inserts] };
}

/** The score of a company's items on a day: what is open or done counts, and nothing that nobody is obliged to. */
export function scoreOf(items: readonly ComplianceItem[], today: IsoDate, isStruckOffThreatened: boolean) {
  return healthScore({ items: items.flatMap(scoredItem), today, isStruckOffThreatened });
}

function scoredItem(row: ComplianceItem): ScoredItem[] {
  const { id, title, priority, dueDate: dueOn, status, doneOn, isOptional } = row;
  if (isOptional) return [];
  if (status === 'pending') return [{ id, title, priority, dueOn }];
  return status === 'completed' ? [{ id, title, priority, dueOn, doneOn: doneOn ?? dueOn }] : [];
}

const isAnotherDay = ({ company }: CompanyCase, day: IsoDate, score: number) =>
  company.workedOutFor !== day || company.scoredOn !== day || company.complianceHealthScore !== score;

const GUARD = `UPDATE companies SET facts_version = facts_version + 1, compliance_health_score = ?3, scored_on = ?4, worked_out_for = ?4,
  tracked_since = coalesce(tracked_since, ?5) WHERE id = ?1 AND facts_version = ?2`;

// The books are kept here since the first fact; a run without one does not begin them.
function guardVersion(d1: D1Database, { company, dossier }: CompanyCase, day: IsoDate, { score }: HealthScore) {
  const since = dossier.facts.length > 0 ? dossier.trackedSince : null;
  const values = [company.id, company.factsVersion, score, day, since];
  return [d1.prepare(GUARD).bind(...values), mustHaveChanged(d1)];
}

const SCORE = `INSERT INTO health_scores (company_id, day, score, history, items) VALUES (?1, ?2, ?3, ?4, ?5)
  ON CONFLICT (company_id, day) DO UPDATE SET score = ?3, history = ?4, items = ?5
  WHERE (score, history, items) <> (?3, ?4, ?5)`;

const keepScore = (d1: D1Database, companyId: string, day: IsoDate, { score, history, lines }: HealthScore) =>
  d1.prepare(SCORE).bind(companyId, day, score, history, lines.length);

const changeOf = ({ itemId, title, change, from, to, reason }: Plan['lines'][number]): ItemChange => ({
  itemId,
  title,
  change,
  ...(from && { from }),
  ...(to && { to }),
  ...(reason && { reason }),
});

/** Entries of one kind stand together, so that the trail bundles them. The trail keeps words: it is read for years. */
function entriesOf({ lines }: Plan): NewEntry[] {
  return lines
    .map(({ change, itemId, title, dueOn, status, from, to, reason }) => ({
      action: `obligation.${change}`,
      entityType: 'compliance-item',
      entityId: itemId,
      ...(from && { before: { from } }),
      after: {
        title: inBaseWords(title),
        dueOn,
        status,
        ...(to && { to }),
        ...(reason && { reason: inBaseWords(reason) }),
      },
    }))
    .toSorted((one, other) => (one.action < other.action ? -1 : one.action > other.action ? 1 : 0));
}
