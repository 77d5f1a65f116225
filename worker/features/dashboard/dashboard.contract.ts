import { z } from 'zod';
import { type RecentDeduction, tdsFigures } from '../../domain/calendar/areas/tds/figures';
import type { CompanyProfile } from '../../domain/calendar/model';
import { profileOf } from '../../domain/calendar/profile';
import { AREAS } from '../../domain/calendar/values';
import type { FactOf } from '../../domain/company/facts';
import { madridHint } from '../../domain/ip/madrid';
import { standingOf } from '../../domain/ip/portfolio';
import { IP_STANDINGS, IP_STATUSES } from '../../domain/ip/values';
import type { ReraState } from '../../domain/rera/law/projects-and-agents';
import { RERA_STATUSES, RISK_LEVELS } from '../../domain/rera/values';
import type { IsoDate } from '../../domain/shared/dates';
import { formatPercent, formatRupees, paise } from '../../domain/shared/money';
import { numeric } from '../../platform/wire';
import { calendarItemAnswer, itemJson } from '../calendar/calendar.contract';
import { dossierOf } from '../calendar/case/case.repository';
import { ipJson } from '../fact/ip/ip.contract';
import { codeOfState } from '../rera/rera.contract';
import { metricsOf } from './dashboard.metrics';
import {
  type DashboardCompany,
  type DashboardRows,
  type GstReturn,
  type KeptAssessment,
  RECENT_TDS,
  ROWS,
} from './dashboard.repository';
import { type Tax, type ToPay, taxByItem, toPayOf } from './dashboard.to-pay';

const text = z.string().nullable();
const day = z.iso.date().nullable();

/** An item with what is paid with it beside its fees. */
const nearItem = calendarItemAnswer.extend({
  isTaxAsked: z.boolean().describe('about.dashboard.is-tax-asked'),
  tax: numeric.nullable().describe('about.dashboard.tax'),
});

export const dashboardAnswer = z.object({
  toPay: z.object({
    amount: numeric.describe('about.dashboard.to-pay'),
    tax: numeric,
    cost: numeric.describe('about.dashboard.cost-so-far'),
    costOfOneDay: numeric.describe('about.dashboard.cost-of-one-day'),
    count: z.number().describe('about.dashboard.to-pay-count'),
    byArea: z.array(z.object({ type: z.enum(AREAS), amount: numeric })),
    notEntered: z
      .array(z.object({ form: z.string(), of: z.enum(['tax', 'cost']) }))
      .describe('about.dashboard.not-entered'),
  }),
  bankDataTo: day.describe('about.dashboard.bank-data-to'),
  metrics: z.object({
    complianceHealthScore: z.number().describe('about.dashboard.compliance-health-score'),
    isScored: z.boolean(),
    scoredOn: day.describe('about.dashboard.scored-on'),
    earlierScore: z
      .object({ day: z.iso.date(), score: z.number() })
      .nullable()
      .describe('about.dashboard.earlier-score'),
    lastRunOn: day.describe('about.dashboard.last-run-on'),
    hasObligations: z.boolean().describe('about.dashboard.has-obligations'),
    overdueTasksCount: z.number(),
    overdueByType: z.array(z.object({ type: z.enum(AREAS), count: z.number() })),
    upcomingDeadlinesCount: z.number(),
    unconfirmedCount: z.number().describe('about.dashboard.unconfirmed-count'),
    activeRegistrationsCount: z.number(),
    activeRegistrations: z.array(z.enum(['PAN', 'TAN', 'GST', 'UDYAM'])),
    monthlyTdsDeposited: numeric,
    pendingTdsAmount: numeric,
    penaltyRisk: numeric.describe('about.dashboard.penalty-risk'),
  }),
  overdueItems: z.array(nearItem),
  upcomingItems: z.array(nearItem),
  recentTdsTransactions: z.array(
    z.object({
      id: z.uuid(),
      payeeName: text.describe('about.dashboard.payee-name'),
      amount: numeric.nullable().describe('about.dashboard.amount'),
      tdsAmount: numeric,
      tdsRate: numeric.nullable(),
      section: text,
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
      standing: z.enum(IP_STANDINGS),
      madridPriorityBy: day.describe('about.ip.madrid'),
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
      riskLevel: z.enum(RISK_LEVELS).nullable().describe('about.dashboard.risk-level'),
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

/** The dashboard as its reader may see it; by a list of fields, so that a new column does not leave by accident. */
export function dashboardJson(rows: DashboardRows, company: DashboardCompany, today: IsoDate) {
  const profile = profileIn(rows, company, today);
  const ledger = { newest: rows.deductions, byHand: rows.handEvents };
  const tds = tdsFigures(profile, RECENT_TDS, rows.closedDeposits, ledger);
  const taxOf = taxByItem(profile);
  const near = (row: DashboardRows['overdueItems'][number]) => ({ ...itemJson(row, today), ...taxJson(taxOf(row)) });
  return {
    toPay: toPayJson(toPayOf([...rows.overdue, ...rows.dueToday], taxOf, today)),
    bankDataTo: rows.bankDataTo,
    metrics: metricsOf(rows, company, tds, today),
    overdueItems: rows.overdueItems.map(near),
    upcomingItems: rows.upcomingItems.map(near),
    recentTdsTransactions: tds.recent.map(tdsJson),
    gstReturns: rows.gst.map((row) => gstJson(row, today)),
    ipAssets: ipAssetsOf(profile, today),
    reraCompliance: [
      ...rows.assessments.map(assessmentJson),
      ...reraJson(profile, rows, new Set(rows.assessments.map(({ state }) => state))),
    ].slice(0, ROWS),
    company,
  };
}

/** What was stated and happened, as the calendar goes by it. */
function profileIn({ facts, events }: DashboardRows, company: DashboardCompany, today: IsoDate): CompanyProfile {
  return profileOf(dossierOf(company, { facts, events, reliefs: [] }), { today, from: today, to: today });
}

const taxJson = (tax: Tax) => ({
  isTaxAsked: tax !== 'none',
  tax: typeof tax === 'number' ? formatRupees(tax) : null,
});

const toPayJson = ({ tax, cost, costOfOneDay, byArea, ...rest }: ToPay) => ({
  ...rest,
  amount: formatRupees(paise(tax + cost)),
  tax: formatRupees(tax),
  cost: formatRupees(cost),
  costOfOneDay: formatRupees(costOfOneDay),
  byArea: byArea.map(({ type, amount }) => ({ type, amount: formatRupees(amount) })),
});

const tdsJson = ({ id, on, amount, payeeName, paid, rate, section, form, ...deposit }: RecentDeduction) => ({
  ...{ id, payeeName, amount: paid === null ? null : formatRupees(paid), tdsAmount: formatRupees(amount) },
  ...{ tdsRate: rate === null ? null : formatPercent(rate), section, paymentDate: on },
  ...{ depositDate: deposit.depositedOn, challanNumber: deposit.challan },
  ...{ status: deposit.isDeposited ? 'deposited' : 'pending', quarterlyForm: form },
});

const gstJson = ({ id, formType, title, period, status, doneOn, dueDate }: GstReturn, today: IsoDate) => ({
  ...{ id, returnType: formType ?? title, period: period ?? '', turnover: null, taxPayable: null },
  ...{ status: status === 'completed' ? 'filed' : dueDate < today ? 'overdue' : 'draft', filingDate: doneOn, dueDate },
  sacCodes: [],
});

const CLAIMS = ['filing', 'settled'] as const;

/** The first rights by what falls due for them, as the portfolio shows them; done is what somebody says was done. */
function ipAssetsOf(profile: CompanyProfile, today: IsoDate) {
  const done = new Set(CLAIMS.flatMap((kind) => profile.events(kind).map(({ subject }) => subject)));
  return profile
    .newest('ip-asset')
    .map(({ id, subject, value }) => {
      const isDone = (form: string, period: string) => done.has([form, period, subject].join('|'));
      const filer = { applicant: 'other', filing: 'electronic' } as const;
      const { standing, renewalOn } = standingOf(value, { today, filer, isDone });
      const madridPriorityBy = madridHint(value, today)?.priorityBy.value ?? null;
      return { id, ...ipJson(value, subject), renewalDate: renewalOn ?? null, standing, madridPriorityBy };
    })
    .toSorted((one, other) => ((one.renewalDate ?? '9999') < (other.renewalDate ?? '9999') ? -1 : 1))
    .slice(0, ROWS);
}

/** A State as its last assessment found it. */
const assessmentJson = ({ state, ...rest }: KeptAssessment) => ({ ...rest, state: codeOfState(state) });

/** Registrations and licences in States that nobody has assessed yet; action is needed where something of one is overdue. */
function reraJson(profile: CompanyProfile, { overdue }: DashboardRows, assessed: ReadonlySet<ReraState>) {
  const late = new Set(overdue.map(({ subject }) => subject));
  const rowOf = ({ id, subject, value }: FactOf<'rera-project'> | FactOf<'rera-agent'>, isAgent: boolean) => ({
    ...{ id, state: codeOfState(value.state), registrationRequired: !isAgent, agentLicenseRequired: isAgent },
    ...{ registrationNumber: subject, complianceStatus: late.has(subject) ? 'action_needed' : 'monitor' },
    ...{ lastAssessmentDate: null, nextReviewDate: null, riskLevel: null, notes: null },
  });
  const isOpen = ({ value }: FactOf<'rera-project'> | FactOf<'rera-agent'>) => !assessed.has(value.state);
  return [
    ...profile
      .newest('rera-project')
      .filter(isOpen)
      .map((fact) => rowOf(fact, false)),
    ...profile
      .newest('rera-agent')
      .filter(isOpen)
      .map((fact) => rowOf(fact, true)),
  ];
}
