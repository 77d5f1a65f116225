import { hash } from 'node:crypto';
import { obligationsOf } from '../../../domain/calendar/engine';
import type { Answer, Obligation } from '../../../domain/calendar/model';
import { isWithin, type KeptItem, type LineKind, type Plan, planOf, type Window } from '../../../domain/calendar/plan';
import { type HealthScore, healthScore, type ScoredItem } from '../../../domain/health/health-score';
import { addMonths, type IsoDate, isIsoDate } from '../../../domain/shared/dates';
import type { Message, Said } from '../../../domain/shared/message';
import { now } from '../../../platform/clock';
import { columnsOf, jsonPieces, jsonRows } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged, type NewEntry } from '../../audit/audit.repository';
import { type ComplianceItem, complianceItemHistory, complianceItems } from '../calendar.table';
import type { CompanyCase } from '../case/case.repository';

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
  const { company, items } = companyCase;
  const kept = items.filter(({ origin }) => origin === 'law').map(keptOf);
  const window = windowOf(kept, day, options.reach);
  const found = findObligations(companyCase, day, kept, window);
  const answer = withoutUnspoken(found, kept, addMonths(day, -MONTHS_BACK));
  const plan = planOf(kept, answer, window, (key) => itemIdOf(company.id, key));
  const at = now().toISOString();
  const rows = rowsOf(companyCase, plan, at);
  const { value: score } = scoreOf(rows.all, day, answer.isStruckOffThreatened);
  const isNew =
    options.force || plan.lines.length > 0 || rows.updates.length > 0 || isAnotherDay(companyCase, day, score.score);
  const written = () => [
    ...guardVersion(d1, companyCase, day, score),
    ...writeItems(d1, company, rows),
    ...writeHistory(d1, plan.lines, { companyId: company.id, at, day }),
    keepScore(d1, company.id, day, score),
  ];
  const change = { chainId: company.id, statements: isNew ? written() : [], entries: entriesOf(plan) };
  return { change, changes: plan.lines.map(changeOf), unchanged: plan.unchanged, answer, items: rows.all, score };
}

/**
 * Of what fell due before the last year, only that of which somebody spoke, or of which it is asked already; a word that is taken
 * back leaves nothing behind. A word for a whole area speaks of none of them in particular.
 */
function withoutUnspoken(answer: Answer, kept: readonly KeptItem[], since: IsoDate): Answer {
  const statuses = new Map(kept.map(({ key, status }) => [key, status]));
  const isSpokenOf = ({ status, dueOn, key }: Answer['obligations'][number]) => {
    if (dueOn.value >= since || !UNSPOKEN.includes(status)) return true;
    const before = statuses.get(key);
    return status === 'settled' ? before !== undefined && before !== 'withdrawn' : before === 'unconfirmed';
  };
  return { ...answer, obligations: answer.obligations.filter(isSpokenOf) };
}

const UNSPOKEN: readonly Obligation['status'][] = ['unconfirmed', 'settled'];

// The last form of a year is due two years and some months after it began.
const LONGEST_WAIT_MONTHS = 48;

/**
 * The obligation that a key names, however long ago it fell due; undefined where the law, by what is stated of the company, asks
 * for no such thing.
 */
export function pastObligation({ dossier }: CompanyCase, key: string, today: IsoDate): Obligation | undefined {
  const begins = `${(key.split('|')[1] ?? '').slice(0, 4)}-01-01`;
  if (!isIsoDate(begins) || begins > today) return undefined;
  const from = begins > dossier.incorporatedOn ? begins : dossier.incorporatedOn;
  const [to = today] = [addMonths(from, LONGEST_WAIT_MONTHS), addMonths(today, MONTHS_ON)].toSorted();
  return obligationsOf(dossier, { today, from, to }).obligations.find((one) => one.key === key);
}

// What is open stays in sight however old it is; what is done leaves after a year, but for what may have disqualified directors.
function windowOf(kept: readonly KeptItem[], day: IsoDate, reach: IsoDate | undefined): Window {
  const isOpen = ({ status, isOptional }: KeptItem) =>
    !isOptional && (status === 'pending' || status === 'unconfirmed');
  const open = kept.filter((item) => isOpen(item) || isLateYearly(item, day)).map(({ dueOn }) => dueOn);
  const begins = [addMonths(day, -MONTHS_BACK), ...open, ...(reach ? [reach] : [])];
  return { from: begins.reduce((first, next) => (next < first ? next : first)), to: addMonths(day, MONTHS_ON) };
}

// The forms that follow the yearly meeting, and by how much sooner they are due where it is told to have been held early.
const AFTER_MEETING = /^(AOC-4|MGT-7)/;
const MONTHS_OF_MEETING = 9;

/**
 * What the law asks within the window. A form that is kept there and was not found fell due before it, once its meeting is told to
 * have been held early: it is looked for there, and nothing else is.
 */
function findObligations({ dossier }: CompanyCase, day: IsoDate, kept: readonly KeptItem[], window: Window): Answer {
  const ask = (from: IsoDate) => obligationsOf(dossier, { today: day, from, to: window.to, withOldDefaults: true });
  const found = ask(window.from);
  const keys = new Set(found.obligations.map(({ key }) => key));
  const isLost = ({ key, form, dueOn, status }: KeptItem) =>
    !keys.has(key) && AFTER_MEETING.test(form) && status !== 'withdrawn' && isWithin(dueOn, window);
  const lost = kept.filter(isLost);
  if (lost.length === 0) return found;
  for (const { key } of lost) keys.add(key);
  const wider = ask(addMonths(window.from, -MONTHS_OF_MEETING));
  return { ...wider, obligations: wider.obligations.filter(({ key }) => keys.has(key)) };
}

// Three years that were missed, and five of disqualification after them.
const YEARS_OF_DEFAULT = 8;

/** Accounts or an annual return that were filed after their day: filing them undoes no disqualification (s.164(2)). */
const isLateYearly = ({ form, dueOn, doneOn }: KeptItem, day: IsoDate): boolean =>
  /^(AOC-4|MGT-7)/.test(form) && doneOn !== null && doneOn > dueOn && dueOn > addMonths(day, -12 * YEARS_OF_DEFAULT);

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
  const unconfirmed = items.filter(({ status, isOptional }) => status === 'unconfirmed' && !isOptional).length;
  return healthScore({ items: items.flatMap(scoredItem), today, isStruckOffThreatened, unconfirmed });
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

/** Entries of one kind stand together, so that the trail bundles them. */
function entriesOf({ lines }: Plan): NewEntry[] {
  return lines
    .map(({ change, itemId, title, dueOn, status, from, to, reason }) => ({
      action: `obligation.${change}`,
      entityType: 'compliance-item',
      entityId: itemId,
      ...(from && { before: { from } }),
      after: {
        title,
        dueOn,
        status,
        ...(to && { to }),
        ...(reason && { reason }),
      },
    }))
    .toSorted((one, other) => (one.action < other.action ? -1 : one.action > other.action ? 1 : 0));
}

/** The part of a stored item that the engine keeps. */
export function keptOf(row: ComplianceItem): KeptItem {
  return {
    id: row.id,
    key: row.obligationKey ?? '',
    area: row.type,
    form: row.formType ?? '',
    period: row.period ?? '',
    subject: row.subject,
    title: row.title,
    description: row.description ?? '',
    priority: row.priority,
    dueOn: row.dueDate,
    originalDueOn: row.originalDueDate ?? row.dueDate,
    moves: row.moves,
    waivers: row.waivers,
    ladder: row.costLadder,
    unknownCost: row.unknownCost,
    isOptional: row.isOptional,
    isUnverified: row.isUnverified,
    status: row.status,
    doneOn: row.doneOn,
    acknowledgement: row.acknowledgement,
  };
}

/** The row of an item: a new one, or the stored one with what the engine keeps replaced and a person's words left alone. */
function rowOf(item: KeptItem, companyId: string, at: string, before?: ComplianceItem): ComplianceItem {
  return {
    penaltyAmount: null,
    metadata: null,
    note: null,
    ...{ waitsFor: null, waitsName: null, waitsWhat: null },
    createdAt: at,
    sequence: 0,
    calendarFirmId: null,
    ...before,
    id: item.id,
    companyId,
    type: item.area,
    title: item.title,
    description: item.description,
    dueDate: item.dueOn,
    status: item.status,
    priority: item.priority,
    formType: item.form,
    updatedAt: at,
    origin: 'law',
    obligationKey: item.key,
    period: item.period,
    subject: item.subject,
    originalDueDate: item.originalDueOn,
    moves: item.moves,
    waivers: item.waivers,
    costLadder: item.ladder,
    unknownCost: item.unknownCost,
    isOptional: item.isOptional,
    isUnverified: item.isUnverified,
    doneOn: item.doneOn,
    acknowledgement: item.acknowledgement,
  };
}

/** What the engine keeps of an item; the rest is a person's, or never changes. */
const KEPT = [
  ...([
    'type',
    'title',
    'description',
    'dueDate',
    'status',
    'priority',
    'formType',
    'updatedAt',
    'obligationKey',
  ] as const),
  ...(['period', 'subject', 'originalDueDate', 'moves', 'waivers', 'costLadder', 'unknownCost', 'isOptional'] as const),
  ...(['isUnverified', 'doneOn', 'acknowledgement', 'sequence'] as const),
] as const;

const ITEMS = columnsOf(complianceItems);
const INSERT = ITEMS.bulk(['id', ...KEPT, 'createdAt'], ['companyId', 'origin', 'calendarFirmId']);
const ROWS = jsonRows(['id', ...KEPT]);
const UPDATE = `UPDATE compliance_items SET ${ITEMS.set(KEPT, ROWS)}
  FROM json_each(?1) j WHERE compliance_items.id = ${ROWS.at.id} AND +compliance_items.company_id = ?2`;
const HISTORY = columnsOf(complianceItemHistory).bulk(
  ['id', 'itemId', 'change', 'dueDate', 'previousDueDate', 'status', 'reason', 'reliefId'],
  ['companyId', 'at', 'day'],
);

type Writing = { companyId: string; at: string; day: IsoDate };

function writeItems(
  d1: D1Database,
  { id: companyId, caFirmId, clientStatus }: CompanyCase['company'],
  { inserts, updates }: { inserts: readonly ComplianceItem[]; updates: readonly ComplianceItem[] },
): D1PreparedStatement[] {
  const made = inserts.map((row) => INSERT.text({ ...row, createdAt: row.updatedAt }));
  const changed = updates.map((row) => ROWS.text({ id: row.id, ...ITEMS.stored(KEPT, row) }));
  const same = { companyId, origin: 'law', calendarFirmId: clientStatus === 'archived' ? null : caFirmId } as const;
  return [
    ...jsonPieces(made).map((piece) => INSERT.insert(d1, piece, same)),
    ...jsonPieces(changed).map((piece) => d1.prepare(UPDATE).bind(piece, companyId)),
  ];
}

/** The lines of a plan as history rows. */
export function writeHistory(d1: D1Database, lines: Plan['lines'], writing: Writing): D1PreparedStatement[] {
  const rows = lines.map(({ dueOn, previousDueOn = null, reason = null, reliefId = null, ...line }) =>
    HISTORY.text({ ...line, id: newId(), dueDate: dueOn, previousDueDate: previousDueOn, reason, reliefId }),
  );
  return jsonPieces(rows).map((piece) => HISTORY.insert(d1, piece, writing));
}

/**
 * The id of an obligation's item: a uuid (version 8) of the company and the obligation's key. Every run and every answer of
 * a past day names the same obligation by the same id, whether or not it is stored.
 */
export function itemIdOf(companyId: string, key: string): string {
  const hex = hash('sha256', `${companyId}|${key}`, 'hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The id of an obligation's item where the calendar keeps it, for a link to it; null where it does not. */
export function keptItemId({ company, items }: CompanyCase, key: string): string | null {
  const id = itemIdOf(company.id, key);
  return items.some((item) => item.id === id && item.status !== 'withdrawn') ? id : null;
}
