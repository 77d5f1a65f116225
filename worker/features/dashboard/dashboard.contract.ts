import { z } from 'zod';
import { IP_STATUSES } from '../../domain/ip/values';
import { RERA_STATUSES, RISK_LEVELS } from '../../domain/rera/values';
import type { IsoDate } from '../../domain/shared/dates';
import { formatPercent, formatRupees, type Paise } from '../../domain/shared/money';
import { numeric } from '../../platform/wire';
import { calendarItemAnswer, itemJson } from '../calendar/calendar.contract';
import type { Company } from '../company/company.table';
import type { GstReturn } from '../gst/gst.table';
import type { TdsTransaction } from '../tds/tds.table';
import { metricsOf } from './dashboard.metrics';
import type { DashboardRows } from './dashboard.repository';

const text = z.string().nullable();
const day = z.iso.date().nullable();

export const dashboardAnswer = z.object({
  metrics: z.object({
    complianceHealthScore: z.number().describe('0 to 100; 0 also where nothing has been scored yet'),
    isScored: z.boolean(),
    scoredOn: day.describe('The day the score is of'),
    lastRunOn: day.describe('The day for which the obligations were last worked out'),
    hasObligations: z
      .boolean()
      .describe('Whether anything is known that could fall due: without it, no count says that all is well'),
    overdueTasksCount: z.number(),
    overdueByType: z.array(z.object({ type: z.string(), count: z.number() })),
    upcomingDeadlinesCount: z.number(),
    unconfirmedCount: z
      .number()
      .describe('Fell due before the books were kept here, and nobody has said what became of it'),
    activeRegistrationsCount: z.number(),
    activeRegistrations: z.array(z.enum(['PAN', 'TAN', 'GST', 'UDYAM'])),
    monthlyTdsDeposited: numeric,
    pendingTdsAmount: numeric,
    penaltyRisk: numeric.describe('What the overdue items cost beside the tax itself, if all are done today'),
  }),
  overdueItems: z.array(calendarItemAnswer),
  upcomingItems: z.array(calendarItemAnswer),
  recentTdsTransactions: z.array(
    z.object({
      id: z.uuid(),
      payeeName: z.string(),
      amount: numeric,
      tdsAmount: numeric,
      tdsRate: numeric,
      section: z.string(),
      paymentDate: z.iso.date(),
      depositDate: day,
      challanNumber: text,
      status: z.string(),
      quarterlyForm: text,
    }),
  ),
  gstReturns: z.array(
    z.object({
      id: z.uuid(),
      returnType: z.string(),
      period: z.string(),
      turnover: numeric.nullable(),
      taxPayable: numeric.nullable(),
      status: z.string(),
      filingDate: day,
      dueDate: day,
      sacCodes: z.array(z.string()),
    }),
  ),
  ipAssets: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      type: z.string(),
      applicationNumber: text,
      registrationNumber: text,
      status: z.enum(IP_STATUSES),
      classes: z.array(z.string()),
      renewalDate: day,
      jurisdiction: z.string(),
      madridFiling: z.boolean(),
    }),
  ),
  reraCompliance: z.array(
    z.object({
      id: z.uuid(),
      state: z.string(),
      registrationRequired: z.boolean(),
      agentLicenseRequired: z.boolean(),
      registrationNumber: text,
      complianceStatus: z.enum(RERA_STATUSES),
      lastAssessmentDate: day,
      nextReviewDate: day,
      riskLevel: z.enum(RISK_LEVELS),
      notes: text,
    }),
  ),
  company: z.object({
    id: z.uuid(),
    name: z.string(),
    cin: z.string(),
    pan: z.string(),
    tan: text,
    gstin: text,
    udyam: text,
    incorporationDate: z.iso.date(),
    financialYear: z.string(),
    isDpiitRecognized: z.boolean(),
    isDemo: z.boolean(),
  }),
});

export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

const orNull = (amount: Paise | null) => (amount === null ? null : formatRupees(amount));
const gstJson = (row: GstReturn) => ({ ...row, turnover: orNull(row.turnover), taxPayable: orNull(row.taxPayable) });
const tdsJson = (row: TdsTransaction) => ({
  ...row,
  amount: formatRupees(row.amount),
  tdsAmount: formatRupees(row.tdsAmount),
  tdsRate: formatPercent(row.tdsRate),
});

// The page shows fewer; a reader of the API gets these without asking for a list.
const ITEMS = 20;

/** The dashboard as its reader may see it; by a list of fields, so that a new column does not leave by accident. */
export function dashboardJson(rows: DashboardRows, company: Company, today: IsoDate): DashboardAnswer {
  const answer = {
    metrics: metricsOf(rows, company, today),
    overdueItems: rows.overdue.slice(0, ITEMS).map((row) => itemJson(row, today)),
    upcomingItems: rows.upcoming.slice(0, ITEMS).map((row) => itemJson(row, today)),
    recentTdsTransactions: rows.recentTds.map(tdsJson),
    gstReturns: rows.gst.map(gstJson),
    ipAssets: rows.ip,
    reraCompliance: rows.rera,
    company,
  };
  return dashboardAnswer.parse(answer);
}
