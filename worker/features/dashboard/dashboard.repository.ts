import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { DEADLINE_BAND_DAYS } from '../../domain/calendar/values';
import { addDays, firstOfMonth, type IsoDate } from '../../domain/shared/dates';
import { type Paise, paise } from '../../domain/shared/money';
import { openDatabase } from '../../platform/database';
import type { CompanyScope } from '../../platform/scope';
import { complianceItems } from '../calendar/calendar.table';
import { companies } from '../company/company.table';
import { gstReturns } from '../gst/gst.table';
import { healthScores } from '../health/score.table';
import { ipAssets } from '../ip/ip.table';
import { reraCompliance } from '../rera/rera.table';
import { tdsTransactions } from '../tds/tds.table';

// The page shows fewer; these are what a reader of the API gets without asking for a list.
const ROWS = 20;
const RECENT_TDS = 3;
/** What a delay costs is read off each open item, so all of them are read: a company has a few dozen. */
const MOST_OPEN = 1_000;

const items = complianceItems;
const tds = tdsTransactions;

/** Everything the dashboard is made of in one round trip. */
export async function dashboardRows(d1: D1Database, { companyId }: CompanyScope, today: IsoDate) {
  const db = openDatabase(d1);
  const until = addDays(today, DEADLINE_BAND_DAYS.upcoming);
  const ofItems = eq(items.companyId, companyId);
  // What nobody is obliged to is neither late nor a deadline.
  const isNear = and(ofItems, eq(items.status, 'pending'), lte(items.dueDate, until), eq(items.isOptional, false));
  const ofCompany = eq(tds.companyId, companyId);
  const depositedThisMonth = and(
    ofCompany,
    eq(tds.status, 'deposited'),
    gte(tds.depositDate, firstOfMonth(today)),
    lte(tds.depositDate, today),
  );
  const [company, anyItem, near, unconfirmed, scored, recentTds, deposited, pending, gst, ip, rera] = await db.batch([
    db.select().from(companies).where(eq(companies.id, companyId)),
    db
      .select({ id: items.id })
      .from(items)
      .where(and(ofItems, inArray(items.status, ['pending', 'completed', 'unconfirmed', 'settled'])))
      .limit(1),
    db.select().from(items).where(isNear).orderBy(asc(items.dueDate), asc(items.id)).limit(MOST_OPEN),
    db
      .select({ count: sql<number>`count(*)` })
      .from(items)
      .where(and(ofItems, eq(items.status, 'unconfirmed'))),
    db
      .select({ history: healthScores.history })
      .from(healthScores)
      .where(eq(healthScores.companyId, companyId))
      .orderBy(desc(healthScores.day))
      .limit(1),
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
      .limit(ROWS),
    db.select().from(ipAssets).where(eq(ipAssets.companyId, companyId)).orderBy(asc(ipAssets.id)).limit(ROWS),
    db
      .select()
      .from(reraCompliance)
      .where(eq(reraCompliance.companyId, companyId))
      .orderBy(asc(reraCompliance.state))
      .limit(ROWS),
  ]);
  return {
    company: company[0],
    hasObligations: anyItem.length > 0,
    overdue: near.filter(({ dueDate }) => dueDate < today),
    upcoming: near.filter(({ dueDate }) => dueDate >= today),
    unconfirmed: unconfirmed[0]?.count ?? 0,
    history: scored[0]?.history,
    recentTds,
    deposited: deposited[0]?.amount ?? ZERO,
    pending: pending[0]?.amount ?? ZERO,
    gst,
    ip,
    rera,
  };
}

const ZERO = paise(0);
const sumOf = (column: typeof tds.tdsAmount) => sql<Paise>`coalesce(sum(${column}), 0)`;

export type DashboardRows = Awaited<ReturnType<typeof dashboardRows>>;
