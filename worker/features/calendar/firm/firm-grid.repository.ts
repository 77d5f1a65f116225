import { and, asc } from 'drizzle-orm';
import type { IsoDate } from '../../../domain/shared/dates';
import type { FirmScope } from '../../../platform/access';
import { openDatabase } from '../../../platform/database';
import { andSeen } from '../../../platform/standing';
import { begin, filters, ofSeenClients, ROW, type Wanted } from '../calendar.repository';
import { complianceItems as items } from '../calendar.table';

const CELL = {
  id: items.id,
  companyId: items.companyId,
  type: items.type,
  formType: items.formType,
  title: items.title,
  period: items.period,
  subject: items.subject,
  dueDate: items.dueDate,
  status: items.status,
  doneOn: items.doneOn,
  acknowledgement: items.acknowledgement,
  isOptional: items.isOptional,
  penaltyAmount: items.penaltyAmount,
  costLadder: items.costLadder,
  waitsFor: items.waitsFor,
  waitsName: items.waitsName,
  waitsWhat: items.waitsWhat,
};

/** The part of an item that the grid of a firm shows. */
export type FirmCell = Awaited<ReturnType<typeof listFirmCells>>[number];

/** The items of the clients that the reader sees as cells, by due day, one more than the page asks for; the clients' names are the list of clients'. */
export const listFirmCells = (d1: D1Database, scope: FirmScope, wanted: Wanted, today: IsoDate) =>
  openDatabase(d1)
    .select(CELL)
    .from(items)
    .where(and(...ofSeenClients(scope), ...filters(wanted, today), begin(wanted)))
    .orderBy(asc(items.dueDate), ROW)
    .limit(wanted.limit + 1);

const HOMES = `SELECT id, company_id companyId FROM compliance_items
  WHERE id IN (SELECT value FROM json_each(?2)) AND +calendar_firm_id = ?1`;

/** The company of each of these items that stands in the firm's calendar, as its reader sees it; all others are left out. */
export async function findHomes(
  d1: D1Database,
  scope: FirmScope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { results } = await d1
    .prepare(`${HOMES}${andSeen(scope, 'company_id', '?3', '?1')}`)
    .bind(scope.caFirmId, JSON.stringify(ids), ...(scope.onlyOf === null ? [] : [scope.onlyOf]))
    .all<{ id: string; companyId: string }>();
  return new Map(results.map(({ id, companyId }) => [id, companyId]));
}
