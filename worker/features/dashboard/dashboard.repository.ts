import type { ClosedDeposit, LedgerDeduction } from '../../domain/calendar/areas/tds/figures';
import { DEADLINE_BAND_DAYS } from '../../domain/calendar/values';
import { addDays, firstOfMonth, type IsoDate } from '../../domain/shared/dates';
import type { CompanyScope } from '../../platform/access';
import { columnsOf } from '../../platform/database';
import { complianceItems } from '../calendar/calendar.table';
import { eventOf, factOf } from '../calendar/case/case.repository';
import { tdsLedgerEvent, tdsLedgerEvents } from '../calendar/case/tds-ledger.repository';
import { companies } from '../company/company.table';
import { companyEvents, companyFacts } from '../company/fact.table';
import { reraAssessments } from '../rera/rera.table';

/** The page shows fewer; these are what a reader of the API gets without asking for a list. */
export const ROWS = 20;
/** What a delay costs is read off each open item, so all of them are read: a company has a few dozen. */
const MOST_OPEN = 1_000;
export const RECENT_TDS = 3;

// Everybody's first page: its SQL stands here as it is, where building it again would cost each call as much as its answer does.
const COMPANY = [
  ...(['id', 'name', 'cin', 'pan', 'tan', 'gstin', 'udyam', 'incorporationDate', 'financialYear'] as const),
  ...(['isDpiitRecognized', 'isDemo', 'complianceHealthScore', 'scoredOn', 'workedOutFor', 'trackedSince'] as const),
] as const;
const companyColumns = columnsOf(companies);
const companyRead = companyColumns.read(COMPANY);
const SUMMARY = `SELECT ${companyColumns.selected(COMPANY)},
    EXISTS (SELECT 1 FROM compliance_items
      WHERE company_id = ?1 AND status IN ('pending', 'completed', 'unconfirmed', 'settled')) AS hasObligations,
    (SELECT count(*) FROM compliance_items WHERE company_id = ?1 AND status = 'unconfirmed') AS unconfirmed,
    (SELECT history FROM health_scores WHERE company_id = ?1 ORDER BY day DESC LIMIT 1) AS history,
    (SELECT json_object('day', day, 'score', score) FROM health_scores
      WHERE company_id = ?1 AND day < ?2 AND history <> 'none' ORDER BY day DESC LIMIT 1) AS before,
    (SELECT max(transaction_date) FROM bank_transactions WHERE company_id = ?1) AS bankDataTo
  FROM companies WHERE id = ?1`;

const itemColumns = columnsOf(complianceItems);
/** What is looked at of each near item, for the figures; all that their reader sees is unpacked of the first ones alone. */
const COUNTED = [
  ...(['id', 'type', 'subject', 'dueDate', 'penaltyAmount', 'costLadder'] as const),
  ...(['formType', 'period', 'obligationKey', 'unknownCost'] as const),
] as const;
const SHOWN = [
  ...(['companyId', 'title', 'description', 'status', 'priority', 'metadata', 'createdAt'] as const),
  ...(['updatedAt', 'origin', 'originalDueDate', 'moves', 'waivers'] as const),
  ...(['isOptional', 'isUnverified', 'doneOn', 'acknowledgement', 'note', 'sequence'] as const),
  ...(['waitsFor', 'waitsName', 'waitsWhat'] as const),
] as const;
const nearRead = itemColumns.read(COUNTED);
const shownRead = itemColumns.unpacked(SHOWN);
// What nobody is obliged to is neither late nor a deadline.
const IS_NEAR = "company_id = ?1 AND status = 'pending' AND due_date <= ?2 AND is_optional = 0";
const NEAR = `SELECT ${itemColumns.selected(COUNTED)}, ${itemColumns.packed(SHOWN)} AS shown FROM compliance_items
  WHERE ${IS_NEAR} ORDER BY due_date, id LIMIT ${MOST_OPEN}`;

const RETURN = ['id', 'formType', 'title', 'period', 'status', 'doneOn', 'dueDate'] as const;
const returnRead = itemColumns.read(RETURN);
const RETURNS = `SELECT ${itemColumns.selected(RETURN)} FROM compliance_items
  WHERE company_id = ?1 AND type = 'GST' AND status IN ('pending', 'completed') ORDER BY due_date DESC, id DESC LIMIT ${ROWS}`;

const factColumns = columnsOf(companyFacts);
const FACT = ['id', 'kind', 'subject', 'value', 'holdsFrom', 'recordedOn', 'withdrawnOn'] as const;
const factRead = factColumns.read(FACT);
// Of the amounts that were stated in years, those of what is near.
const FACTS = `SELECT ${factColumns.selected(FACT)} FROM company_facts
  WHERE company_id = ?1 AND (kind IN ('ip-asset', 'rera-project', 'rera-agent') OR (kind = 'form-amount'
    AND subject IN (SELECT obligation_key FROM compliance_items WHERE ${IS_NEAR}))) ORDER BY id`;

const eventColumns = columnsOf(companyEvents);
const EVENT = ['id', 'kind', 'subject', 'happenedOn', 'details', 'recordedOn', 'withdrawnOn'] as const;
const eventRead = eventColumns.read(EVENT);
const EVENTS = `SELECT ${eventColumns.selected(EVENT)} FROM company_events
  WHERE company_id = ?1 AND kind IN ('deduction', 'deposit', 'tax-paid') ORDER BY id`;

// Deposits of the months of which something was withheld: each is found by form and month, not among all items.
const CLOSED = `SELECT subject || '|' || period AS key, done_on AS doneOn, acknowledgement AS challan FROM compliance_items
  WHERE company_id = ?1 AND form_type = 'tds-deposit' AND status IN ('completed', 'settled', 'not_due')
    AND period IN (SELECT substr(happened_on, 1, 7) FROM company_events WHERE company_id = ?1 AND kind = 'deduction'
      UNION SELECT substr(deducted_on, 1, 7) FROM tds_deductions WHERE company_id = ?1)
  LIMIT ${MOST_OPEN}`;

const LEDGER_EVENTS = tdsLedgerEvents('(?1)');

// The newest rows of the ledger of deductions, each with the challan that paid it to the end.
const RECENT_DEDUCTIONS = `SELECT d.id, d.deducted_on "on", coalesce(d.tan, (SELECT tan FROM companies WHERE id = ?1), '') tan,
    d.payee_name payeeName, d.amount_paise paid, d.tax_paise amount, d.rate_bp rate, d.section, d.act, d.code, d.statement,
    (SELECT json_object('on', max(c.deposited_on), 'challan', c.serial) FROM tds_challan_uses u JOIN tds_challans c ON c.id = u.challan_id
      WHERE u.company_id = ?1 AND u.deduction_id = d.id AND c.status = 'deposited'
      HAVING sum(u.amount_paise) >= d.tax_paise) deposit
  FROM tds_deductions d WHERE d.company_id = ?1 AND d.withdrawn_on IS NULL AND d.tax_paise > 0 AND d.deducted_on <= ?2
  ORDER BY d.deducted_on DESC, d.id DESC LIMIT ${RECENT_TDS}`;

const assessmentColumns = columnsOf(reraAssessments);
const ASSESSMENT = [
  ...(['id', 'state', 'registrationRequired', 'agentLicenseRequired', 'registrationNumber'] as const),
  ...(['complianceStatus', 'lastAssessmentDate', 'nextReviewDate', 'riskLevel', 'notes'] as const),
] as const;
const assessmentRead = assessmentColumns.read(ASSESSMENT);
// Of each State the one that was kept last; a State has a row for each assessment.
const ASSESSMENTS = `SELECT ${assessmentColumns.selected(ASSESSMENT)}, max(created_at) FROM rera_assessments
  WHERE company_id = ?1 GROUP BY state ORDER BY state LIMIT ${ROWS}`;

type Near = { shown: string };
type Summary = {
  hasObligations: number;
  unconfirmed: number;
  history: 'none' | 'limited' | 'full' | null;
  bankDataTo: IsoDate | null;
  before: string | null;
};

/** The score with which the company came into this month: the last of an earlier one. */
export type EarlierScore = { day: IsoDate; score: number };

/** Everything the dashboard is made of in one round trip. */
export async function dashboardRows(d1: D1Database, { companyId }: CompanyScope, today: IsoDate) {
  const until = addDays(today, DEADLINE_BAND_DAYS.upcoming);
  const of = (query: string) => d1.prepare(query).bind(companyId);
  const untilThen = (query: string) => d1.prepare(query).bind(companyId, until);
  const read = await d1.batch([
    ...[d1.prepare(SUMMARY).bind(companyId, firstOfMonth(today)), untilThen(NEAR), of(RETURNS)],
    ...[untilThen(FACTS), of(EVENTS), of(CLOSED), of(LEDGER_EVENTS)],
    ...[d1.prepare(RECENT_DEDUCTIONS).bind(companyId, today), of(ASSESSMENTS)],
  ]);
  const [summary, open, returns, stated, happened, closed, ofLedger, deductions, assessed] = read.map(
    ({ results }) => results,
  );
  const [known] = (summary ?? []) as Summary[];
  const items = ((open ?? []) as Near[]).map((row) => ({ ...nearRead(row), shown: row.shown }));
  const overdue = items.filter(({ dueDate }) => dueDate < today);
  const upcoming = items.slice(overdue.length);
  return {
    company: known && companyRead(known),
    hasObligations: known?.hasObligations === 1,
    overdue,
    dueToday: upcoming.filter(({ dueDate }) => dueDate === today),
    overdueItems: overdue.slice(0, ROWS).map(shownItem),
    upcomingCount: upcoming.length,
    upcomingItems: upcoming.slice(0, ROWS).map(shownItem),
    unconfirmed: known?.unconfirmed ?? 0,
    history: known?.history,
    earlierScore: known?.before ? (JSON.parse(known.before) as EarlierScore) : null,
    bankDataTo: known?.bankDataTo ?? null,
    gst: (returns ?? []).map((row) => returnRead(row)),
    facts: (stated ?? []).map((row) => factOf(factRead(row))),
    events: [
      ...(happened ?? []).map((row) => eventOf(eventRead(row))),
      ...(ofLedger ?? []).map((row) => tdsLedgerEvent(row).event),
    ],
    handEvents: new Set((happened ?? []).map((row) => (row as { id: string }).id)),
    deductions: ((deductions ?? []) as RecentRow[]).map(recentOf),
    closedDeposits: (closed ?? []) as ClosedDeposit[],
    assessments: (assessed ?? []).map((row) => assessmentRead(row)),
  };
}

type RecentRow = Omit<LedgerDeduction, 'deposit'> & { deposit: string | null };

const recentOf = ({ deposit, ...row }: RecentRow): LedgerDeduction => ({
  ...row,
  deposit: deposit === null ? null : (JSON.parse(deposit) as LedgerDeduction['deposit']),
});

type NearItem = ReturnType<typeof nearRead> & Near;

const shownItem = ({ shown, ...item }: NearItem) => ({ ...item, ...shownRead(shown) });

export type DashboardRows = Awaited<ReturnType<typeof dashboardRows>>;
export type DashboardCompany = NonNullable<DashboardRows['company']>;
export type KeptAssessment = DashboardRows['assessments'][number];
export type GstReturn = DashboardRows['gst'][number];
export type OverdueItem = DashboardRows['overdue'][number];
export type NearRow = ReturnType<typeof nearRead>;
