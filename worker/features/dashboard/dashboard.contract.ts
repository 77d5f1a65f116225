import { z } from 'zod';
import { PRIORITIES } from '../../domain/calendar/values';
import { IP_STATUSES } from '../../domain/ip/values';
import { RERA_STATUSES, RISK_LEVELS } from '../../domain/rera/values';
import { formatPercent, formatRupees, type Paise, paise } from '../../domain/shared/money';
import { numeric } from '../../platform/wire';
import type { ComplianceItem } from '../calendar/calendar.table';
import type { Company } from '../company/company.table';
import type { GstReturn } from '../gst/gst.table';
import type { TdsTransaction } from '../tds/tds.table';
import type { DashboardRows } from './dashboard.repository';

const text = z.string().nullable();
const day = z.iso.date().nullable();

const item = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  type: z.string(),
  title: z.string(),
  description: text,
  dueDate: z.iso.date(),
  status: z.string(),
  priority: z.enum(PRIORITIES),
  formType: text,
  penaltyAmount: numeric.nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const dashboardAnswer = z.object({
  metrics: z.object({
    complianceHealthScore: z.number().describe('0 to 100; 0 also where nothing has been scored yet'),
    isScored: z.boolean(),
    hasObligations: z
      .boolean()
      .describe('Whether anything is known that could fall due: without it, no count says that all is well'),
    overdueTasksCount: z.number(),
    overdueByType: z.array(z.object({ type: z.string(), count: z.number() })),
    upcomingDeadlinesCount: z.number(),
    activeRegistrationsCount: z.number(),
    activeRegistrations: z.array(z.enum(['PAN', 'TAN', 'GST', 'UDYAM'])),
    monthlyTdsDeposited: numeric,
    pendingTdsAmount: numeric,
    penaltyRisk: numeric,
  }),
  overdueItems: z.array(item),
  upcomingItems: z.array(item),
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

type DashboardAnswer = z.infer<typeof dashboardAnswer>;

const orNull = (amount: Paise | null) => (amount === null ? null : formatRupees(amount));
const itemJson = (row: ComplianceItem) => ({ ...row, penaltyAmount: orNull(row.penaltyAmount) });
const gstJson = (row: GstReturn) => ({ ...row, turnover: orNull(row.turnover), taxPayable: orNull(row.taxPayable) });
const tdsJson = (row: TdsTransaction) => ({
  ...row,
  amount: formatRupees(row.amount),
  tdsAmount: formatRupees(row.tdsAmount),
  tdsRate: formatPercent(row.tdsRate),
});

/** The dashboard as its reader may see it; by a list of fields, so that a new column does not leave by accident. */
export function dashboardJson(rows: DashboardRows, company: Company): DashboardAnswer {
  const answer = {
    metrics: metricsOf(rows, company),
    overdueItems: rows.overdue.map(itemJson),
    upcomingItems: rows.upcoming.map(itemJson),
    recentTdsTransactions: rows.recentTds.map(tdsJson),
    gstReturns: rows.gst.map(gstJson),
    ipAssets: rows.ip,
    reraCompliance: rows.rera,
    company,
  };
  return dashboardAnswer.parse(answer);
}

function metricsOf(rows: DashboardRows, company: Company): DashboardAnswer['metrics'] {
  const activeRegistrations = registrationsOf(company);
  return {
    complianceHealthScore: company.complianceHealthScore,
    isScored: company.complianceHealthScore > 0,
    hasObligations: rows.hasObligations,
    overdueTasksCount: rows.overdueByType.reduce((sum, { count }) => sum + count, 0),
    overdueByType: rows.overdueByType.map(({ type, count }) => ({ type, count })),
    upcomingDeadlinesCount: rows.upcomingCount,
    activeRegistrationsCount: activeRegistrations.length,
    activeRegistrations,
    monthlyTdsDeposited: formatRupees(rows.deposited),
    pendingTdsAmount: formatRupees(rows.pending),
    penaltyRisk: formatRupees(rows.overdueByType.reduce((sum, { penalty }) => paise(sum + penalty), paise(0))),
  };
}

function registrationsOf({ pan, tan, gstin, udyam }: Company): DashboardAnswer['metrics']['activeRegistrations'] {
  const held = [pan && 'PAN', tan && 'TAN', gstin && 'GST', udyam && 'UDYAM'] as const;
  return held.filter((name) => name !== null && name !== '');
}
