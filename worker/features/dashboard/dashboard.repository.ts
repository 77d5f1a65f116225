import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { ClosedDeposit } from '../../domain/calendar/areas/tds/figures';
import { DEADLINE_BAND_DAYS } from '../../domain/calendar/values';
import { addDays, type IsoDate } from '../../domain/shared/dates';
import type { CompanyScope } from '../../platform/access';
import { openDatabase } from '../../platform/database';
import { type ComplianceItem, complianceItems } from '../calendar/calendar.table';
import { eventOf, factOf } from '../calendar/case/case.repository';
import { companies } from '../company/company.table';
import { companyEvents, companyFacts } from '../company/fact.table';
import { healthScores } from '../health/score.table';

// The page shows fewer; these are what a reader of the API gets without asking for a list.
const ROWS = 20;
/** What a delay costs is read off each open item, so all of them are read: a company has a few dozen. */
const MOST_OPEN = 1_000;

const items = complianceItems;
const facts = companyFacts;
const events = companyEvents;

/** Everything the dashboard is made of in one round trip. */
export async function dashboardRows(d1: D1Database, { companyId }: CompanyScope, today: IsoDate) {
  const db = openDatabase(d1);
  const until = addDays(today, DEADLINE_BAND_DAYS.upcoming);
  const ofItems = eq(items.companyId, companyId);
  // What nobody is obliged to is neither late nor a deadline.
  const isNear = and(ofItems, eq(items.status, 'pending'), lte(items.dueDate, until), eq(items.isOptional, false));
  const [company, anyItem, near, unconfirmed, scored, gst, stated, happened, closed] = await db.batch([
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
    db
      .select()
      .from(items)
      .where(and(ofItems, eq(items.type, 'GST'), inArray(items.status, ['pending', 'completed'])))
      .orderBy(desc(items.dueDate), desc(items.id))
      .limit(ROWS),
    db
      .select()
      .from(facts)
      .where(and(eq(facts.companyId, companyId), inArray(facts.kind, ['ip-asset', 'rera-project', 'rera-agent'])))
      .orderBy(asc(facts.id)),
    db
      .select()
      .from(events)
      .where(and(eq(events.companyId, companyId), inArray(events.kind, ['deduction', 'deposit'])))
      .orderBy(asc(events.id)),
    db
      .select({
        subject: items.subject,
        period: items.period,
        doneOn: items.doneOn,
        acknowledgement: items.acknowledgement,
      })
      .from(items)
      .where(and(ofItems, isDepositOfDeduction(companyId), inArray(items.status, ['completed', 'settled', 'not_due'])))
      .limit(MOST_OPEN),
  ]);
  return {
    company: company[0],
    hasObligations: anyItem.length > 0,
    overdue: near.filter(({ dueDate }) => dueDate < today),
    upcoming: near.filter(({ dueDate }) => dueDate >= today),
    unconfirmed: unconfirmed[0]?.count ?? 0,
    history: scored[0]?.history,
    gst,
    facts: stated.map(factOf),
    events: happened.map(eventOf),
    closedDeposits: closed.map(closedDepositOf),
  };
}

/** Deposits of the months of which something was withheld: each is found by form and month, not among all items. */
const isDepositOfDeduction = (companyId: string) =>
  and(
    eq(items.formType, 'tds-deposit'),
    sql`${items.period} IN (SELECT substr(${events.happenedOn}, 1, 7) FROM ${events}
      WHERE ${events.companyId} = ${companyId} AND ${events.kind} = 'deduction')`,
  );

type Closed = Pick<ComplianceItem, 'subject' | 'period' | 'doneOn' | 'acknowledgement'>;

const closedDepositOf = ({ subject, period, doneOn, acknowledgement }: Closed): ClosedDeposit => ({
  key: `${subject}|${period}`,
  doneOn,
  challan: acknowledgement,
});

export type DashboardRows = Awaited<ReturnType<typeof dashboardRows>>;
