import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { DEADLINE_BAND_DAYS } from '../../domain/calendar/values';
import { addDays, firstOfMonth, type IsoDate } from '../../domain/shared/dates';
import { type Paise, paise } from '../../domain/shared/money';
import { openDatabase } from '../../platform/database';
import type { CompanyScope } from '../../platform/scope';
import { complianceItems } from '../calendar/calendar.table';
import { companies } from '../company/company.table';
import { gstReturns } from '../gst/gst.table';
import { ipAssets } from '../ip/ip.table';
import { reraCompliance } from '../rera/rera.table';
import { tdsTransactions } from '../tds/tds.table';

// The page shows fewer; these are what a reader of the API gets without asking for a list.
const ITEMS = 20;
const RECENT_TDS = 3;

const items = complianceItems;
const tds = tdsTransactions;

/** Everything the dashboard is made of in one round trip. */
export async function dashboardRows(d1: D1Database, { companyId }: CompanyScope, today: IsoDate) {
  const db = openDatabase(d1);
  const until = addDays(today, DEADLINE_BAND_DAYS.upcoming);
  const isOpen = and(eq(items.companyId, companyId), eq(items.status, 'pending'));
  const isOverdue = and(isOpen, lt(items.dueDate, today));
  const isUpcoming = and(isOpen, gte(items.dueDate, today), lte(items.dueDate, until));
  const ofCompany = eq(tds.companyId, companyId);
  const depositedThisMonth = and(
    ofCompany,
    eq(tds.status, 'deposited'),
    gte(tds.depositDate, firstOfMonth(today)),
    lte(tds.depositDate, today),
  );
  const [
    company,
    anyItem,
    overdue,
    upcoming,
    overdueByType,
    upcomingCount,
    recentTds,
    deposited,
    pending,
    gst,
    ip,
    rera,
  ] = await db.batch([
    db.select().from(companies).where(eq(companies.id, companyId)),
    db.select({ id: items.id }).from(items).where(eq(items.companyId, companyId)).limit(1),
    db.select().from(items).where(isOverdue).orderBy(asc(items.dueDate)).limit(ITEMS),
    db.select().from(items).where(isUpcoming).orderBy(asc(items.dueDate)).limit(ITEMS),
    db
      .select({ type: items.type, count: sql<number>`count(*)`, penalty: sumOf(items.penaltyAmount) })
      .from(items)
      .where(isOverdue)
      .groupBy(items.type),
    db.select({ count: sql<number>`count(*)` }).from(items).where(isUpcoming),
    db.select().from(tds).where(ofCompany).orderBy(desc(tds.paymentDate)).limit(RECENT_TDS),
    db
      .select({ amount: sumOf(tds.tdsAmount) })
      .from(tds)
      .where(depositedThisMonth),
    db
      .select({ amount: sumOf(tds.tdsAmount) })
      .from(tds)
      .where(and(ofCompany, eq(tds.status, 'pending'))),
    db
      .select()
      .from(gstReturns)
      .where(eq(gstReturns.companyId, companyId))
      .orderBy(desc(gstReturns.dueDate))
      .limit(ITEMS),
    db.select().from(ipAssets).where(eq(ipAssets.companyId, companyId)).orderBy(asc(ipAssets.id)).limit(ITEMS),
    db
      .select()
      .from(reraCompliance)
      .where(eq(reraCompliance.companyId, companyId))
      .orderBy(asc(reraCompliance.state))
      .limit(ITEMS),
  ]);
  return {
    company: company[0],
    hasObligations: anyItem.length > 0,
    overdue,
    upcoming,
    overdueByType,
    upcomingCount: upcomingCount[0]?.count ?? 0,
    recentTds,
    deposited: deposited[0]?.amount ?? ZERO,
    pending: pending[0]?.amount ?? ZERO,
    gst,
    ip,
    rera,
  };
}

const ZERO = paise(0);
const sumOf = (column: typeof items.penaltyAmount | typeof tds.tdsAmount) => sql<Paise>`coalesce(sum(${column}), 0)`;

export type DashboardRows = Awaited<ReturnType<typeof dashboardRows>>;
