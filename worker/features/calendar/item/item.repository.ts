import { and, eq } from 'drizzle-orm';
import { changeLines, type PlanLine } from '../../../domain/calendar/plan';
import { inRupees } from '../../../domain/company/facts';
import type { IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import type { Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import type { Change, NewEntry } from '../../audit/audit.repository';
import { insertEvents, withdrawEvents } from '../../company/fact.repository';
import type { EventRow } from '../../company/fact.table';
import { type ComplianceItem, complianceItems } from '../calendar.table';
import { type CompanyCase, eventOf } from '../case/case.repository';
import { keptOf, type WorkedOut, workOut, writeHistory } from '../work-out/work-out.repository';

export type Written = {
  change: Change;
  item: ComplianceItem;
  changes: WorkedOut['changes'];
  /** The ids by which a line of a statement may be matched to what is no longer so. */
  takenBack?: readonly string[];
};
type Author = Pick<Person, 'id' | 'name'>;

/** Writes an own item, new or changed, with its history and the score that follows. */
export function writeOwnItem(
  d1: D1Database,
  companyCase: CompanyCase,
  item: ComplianceItem,
  { day, author }: { day: IsoDate; author: Author },
): Written {
  const before = companyCase.items.find(({ id }) => id === item.id);
  const lines = linesOf(item, before, author);
  const others = companyCase.items.filter(({ id }) => id !== item.id);
  const worked = workOut(d1, { ...companyCase, items: [...others, item] }, day, { force: true });
  const history = writeHistory(d1, lines, { companyId: item.companyId, at: now().toISOString(), day });
  const statements = [...worked.change.statements, writeRow(d1, item, before), ...history];
  const own = lines.map(({ itemId, title, change, from, to, reason }) => ({
    itemId,
    title,
    change,
    ...(from && { from }),
    ...(to && { to }),
    ...(reason && { reason }),
  }));
  const entries = [entryOf(item, before), ...worked.change.entries];
  return {
    item,
    changes: [...own, ...worked.changes],
    change: { chainId: item.companyId, statements, entries },
    ...(item.status !== 'completed' && { takenBack: [item.id] }),
  };
}

function linesOf(item: ComplianceItem, before: ComplianceItem | undefined, { name }: Author): PlanLine[] {
  return changeLines(keptOf(item), before && keptOf(before)).map((line) => ({
    ...line,
    reason:
      line.change === 'changed' && line.reason
        ? say('calendar.change.changed-by', { what: line.reason, name })
        : say('calendar.change.by', { name }),
  }));
}

function writeRow(d1: D1Database, item: ComplianceItem, before: ComplianceItem | undefined): D1PreparedStatement {
  const db = openDatabase(d1);
  if (!before) return prepared(d1, db.insert(complianceItems).values(item));
  const { id, companyId, createdAt: _at, origin: _origin, calendarFirmId: _firm, ...rest } = item;
  return prepared(d1, db.update(complianceItems).set(rest).where(isItem(id, companyId)));
}

const isItem = (id: string, companyId: string) =>
  and(eq(complianceItems.id, id), eq(complianceItems.companyId, companyId));

function auditedFields(item: ComplianceItem) {
  const { title, description, dueDate, status, priority, doneOn, acknowledgement, note, metadata } = item;
  const beside = inRupees(metadata ?? {});
  return { title, dueDate, status, priority, description, doneOn, acknowledgement, note, ...beside };
}

function entryOf(item: ComplianceItem, before: ComplianceItem | undefined): NewEntry {
  const entity = { entityType: 'compliance-item', entityId: item.id, after: auditedFields(item) };
  return before
    ? { action: 'item.change', before: auditedFields(before), ...entity }
    : { action: 'item.add', ...entity };
}

/** A person's words on an item of the law. The engine never reads nor writes them. */
export function writeNote(d1: D1Database, item: ComplianceItem, before: ComplianceItem): Change {
  const { id, companyId, note, updatedAt } = item;
  const set = openDatabase(d1).update(complianceItems).set({ note, updatedAt }).where(isItem(id, companyId));
  const entities = { entityType: 'compliance-item', entityId: id, before: { note: before.note }, after: { note } };
  return { chainId: companyId, statements: [prepared(d1, set)], entries: [{ action: 'item.note', ...entities }] };
}

/** Says of an obligation that it was done on a day: an event of the company, from which its state follows. */
export function recordFiling(
  d1: D1Database,
  companyCase: CompanyCase,
  item: ComplianceItem,
  row: EventRow,
  day: IsoDate,
): Written {
  const { change, changes, items } = recordFilings(d1, companyCase, [{ item, row }], day);
  const [written = item] = items;
  return { change, changes, item: written };
}

/** What was filed with the event that says so. */
export type Filing = { item: ComplianceItem; row: EventRow };
/** The items in the order in which they were given. */
export type WrittenTogether = Pick<Written, 'change' | 'changes'> & { items: readonly ComplianceItem[] };

/** The same of several obligations of one company. */
export function recordFilings(
  d1: D1Database,
  companyCase: CompanyCase,
  filings: readonly Filing[],
  day: IsoDate,
): WrittenTogether {
  const rows = filings.map(({ row }) => row);
  const dossier = { ...companyCase.dossier, events: [...companyCase.dossier.events, ...rows.map(eventOf)] };
  const [reach = day] = filings.map(({ item }) => item.dueDate).toSorted();
  const { change, changes, items } = workOut(d1, { ...companyCase, dossier }, day, { force: true, reach });
  const entries = rows.map(({ id, kind, subject, happenedOn, details }) => {
    const after = { kind, subject, happenedOn, details: inRupees(Object(details)) };
    return { action: 'event.recorded', entityType: 'company-event', entityId: id, after };
  });
  return {
    changes,
    items: filings.map(({ item }) => stillThere(items, item)),
    change: {
      chainId: companyCase.company.id,
      statements: [...insertEvents(d1, rows), ...change.statements],
      entries: [...entries, ...change.entries],
    },
  };
}

function stillThere(items: WorkedOut['items'], { id }: ComplianceItem): ComplianceItem {
  const item = items.find((one) => one.id === id);
  if (!item) throw new Error(`The item ${id} left its company`);
  return item;
}

/** Takes back every event that says an obligation was filed. */
export function withdrawFilings(
  d1: D1Database,
  companyCase: CompanyCase,
  item: ComplianceItem,
  { ids, day, author }: { ids: readonly string[]; day: IsoDate; author: Author },
): Written {
  const events = companyCase.dossier.events.map((event) =>
    ids.includes(event.id) ? { ...event, withdrawnOn: day } : event,
  );
  const dossier = { ...companyCase.dossier, events };
  const worked = workOut(d1, { ...companyCase, dossier }, day, { force: true, reach: item.dueDate });
  const entries = ids.map((entityId) => ({ action: 'event.withdrawn', entityType: 'company-event', entityId }));
  return { ...withWorkedOut(worked, item, withdrawEvents(d1, item.companyId, ids, author), entries), takenBack: ids };
}

function withWorkedOut(
  { change, changes, items }: WorkedOut,
  item: ComplianceItem,
  statements: D1PreparedStatement[],
  entries: readonly NewEntry[],
): Written {
  return {
    item: stillThere(items, item),
    changes,
    change: {
      chainId: item.companyId,
      statements: [...statements, ...change.statements],
      entries: [...entries, ...change.entries],
    },
  };
}
