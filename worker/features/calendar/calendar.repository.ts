import { and, asc, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { IsoDate } from '../../domain/shared/dates';
import type { CompanyScope, FirmScope } from '../../platform/access';
import { openDatabase } from '../../platform/database';
import { rowsInPieces } from '../../platform/pieces';
import { isSeen } from '../../platform/standing';
import { companies } from '../company/company.table';
import type { CalendarQuery } from './calendar.contract';
import {
  type ComplianceItem,
  complianceItemHistory,
  complianceItems,
  type ItemHistory,
  STANDS,
  STANDS_IN_AREA,
} from './calendar.table';

const items = complianceItems;

/** What is asked of a calendar, its window settled. */
export type Wanted = Omit<CalendarQuery, 'from' | 'to'> & { from: IsoDate; to: IsoDate };

/** A company's items by due day, one more than the page asks for. */
export function listItems(
  d1: D1Database,
  { companyId }: CompanyScope,
  wanted: Wanted,
  today: IsoDate,
): Promise<ComplianceItem[]> {
  return openDatabase(d1)
    .select()
    .from(items)
    .where(and(eq(items.companyId, companyId), ...filters(wanted, today), begin(wanted)))
    .orderBy(asc(items.dueDate), ROW)
    .limit(wanted.limit + 1);
}

// The index of due days holds the rows of one day in the order of their numbers: read so, nothing is sorted.
export const ROW = sql.raw('"compliance_items"."rowid"');

export type FirmRow = { item: ComplianceItem; companyName: string };

/** The items of a firm's clients by due day, one more than the page asks for; those of archived clients stand in no firm's calendar. */
export function listFirmItems(d1: D1Database, scope: FirmScope, wanted: Wanted, today: IsoDate): Promise<FirmRow[]> {
  return openDatabase(d1)
    .select({ item: items, companyName: companies.name })
    .from(items)
    .innerJoin(companies, eq(companies.id, items.companyId))
    .where(and(...ofSeenClients(scope), ...filters(wanted, today), begin(wanted)))
    .orderBy(asc(items.dueDate), ROW)
    .limit(wanted.limit + 1);
}

/** The items of a firm, or of those of its clients that the reader sees: then these are looked up, and no others are read. */
export function ofSeenClients(scope: FirmScope): (SQL | undefined)[] {
  const isTheirs = isSeen(scope, items.companyId);
  return isTheirs
    ? [isTheirs, sql`+${items.calendarFirmId} = ${scope.caFirmId}`]
    : [eq(items.calendarFirmId, scope.caFirmId)];
}

/** All of a company's items that are wanted, by due day, piece by piece: what a file holds, which has no pages. */
export const itemsInPieces = (d1: D1Database, { companyId }: CompanyScope, wanted: Wanted, today: IsoDate) =>
  rowsInPieces(d1, {
    table: items,
    where: and(eq(items.companyId, companyId), ...filters(wanted, today)),
    since: gte(items.dueDate, wanted.from),
    order: [items.dueDate],
    thenAsStored: true,
  });

/** What of a calendar is asked for, but for where it begins. */
export function filters({ to, area, status, waits }: Wanted, today: IsoDate): (SQL | undefined)[] {
  return [
    lte(items.dueDate, to),
    area && eq(items.type, area),
    waits && and(eq(items.waitsFor, waits), IS_OPEN),
    statusIs({ area, status }, today),
  ];
}

// Of what is done nobody is waited for any more.
const IS_OPEN = sql`${items.status} IN ('pending', 'unconfirmed')`;

function statusIs({ area, status }: Pick<Wanted, 'area' | 'status'>, today: IsoDate): SQL | undefined {
  if (!status) return area ? STANDS_IN_AREA : STANDS;
  if (status === 'open') return eq(items.status, 'pending');
  if (status === 'overdue')
    return and(eq(items.status, 'pending'), lt(items.dueDate, today), eq(items.isOptional, false));
  if (status === 'pending')
    return and(eq(items.status, 'pending'), or(gte(items.dueDate, today), eq(items.isOptional, true)));
  return eq(items.status, status);
}

/** The place of an item in a calendar: its day and its id. */
export const cursorOf = ({ dueDate, id }: Pick<ComplianceItem, 'dueDate' | 'id'>) => `${dueDate}.${id}`;

/** Whether an item stands after a place in the calendar. */
export const isAfter = (item: Pick<ComplianceItem, 'dueDate' | 'id'>, cursor: string | undefined): boolean =>
  cursor === undefined || cursorOf(item) > cursor;

/** Where a page begins: at one day alone, so that the index is entered there. */
export function begin({ from, cursor }: Pick<Wanted, 'from' | 'cursor'>): SQL | undefined {
  const [day, id] = cursor?.split('.') ?? [];
  if (!day || !id || day < from) return gte(items.dueDate, from);
  const place = sql`(SELECT rowid FROM compliance_items WHERE id = ${id})`;
  return and(sql`${items.dueDate} >= ${day}`, or(sql`${items.dueDate} > ${day}`, sql`${ROW} > ${place}`));
}

/** What became of an item, oldest first. */
export function historyOf(d1: D1Database, { companyId }: CompanyScope, itemId: string): Promise<ItemHistory[]> {
  const history = complianceItemHistory;
  return openDatabase(d1)
    .select()
    .from(history)
    .where(and(eq(history.companyId, companyId), eq(history.itemId, itemId)))
    .orderBy(asc(history.id))
    .limit(200);
}
