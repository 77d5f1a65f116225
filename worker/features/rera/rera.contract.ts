import { z } from 'zod';
import type { ReraState } from '../../domain/rera/law/projects-and-agents';
import { RERA_ACTIVITIES, RERA_STATUSES, RISK_LEVELS } from '../../domain/rera/values';
import { ROC_STATUSES } from '../../domain/roc/form-status';
import { numeric } from '../../platform/wire';
import { explained } from '../calendar/explanation/explanation.contract';
import type { ReraAssessmentRow } from './rera.table';

const day = z.iso.date();
const text = z.string().nullable();

/** The States as the specification names them, and the rest of India. */
export const STATE_CODES = ['MH', 'KA', 'TS', 'IN'] as const;
export const codeOfState = (state: ReraState): (typeof STATE_CODES)[number] => (state === 'TG' ? 'TS' : state);

/** The specification's entity: what is stored of an assessment. */
export const reraComplianceAnswer = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  state: z.enum(STATE_CODES),
  registrationRequired: z.boolean(),
  agentLicenseRequired: z.boolean(),
  registrationNumber: text,
  complianceStatus: z.enum(RERA_STATUSES),
  lastAssessmentDate: day,
  nextReviewDate: day.nullable().describe('about.rera.next-review'),
  riskLevel: z.enum(RISK_LEVELS).nullable().describe('about.rera.risk-level'),
  score: z.number().nullable(),
  notes: text,
  createdAt: z.string(),
});

export function reraComplianceJson(row: ReraAssessmentRow) {
  const { id, companyId, registrationRequired, agentLicenseRequired, registrationNumber, complianceStatus } = row;
  return {
    ...{ id, companyId, state: codeOfState(row.state), registrationRequired, agentLicenseRequired, registrationNumber },
    ...{ complianceStatus, lastAssessmentDate: row.lastAssessmentDate, nextReviewDate: row.nextReviewDate },
    ...{ riskLevel: row.riskLevel, score: row.score, notes: row.notes, createdAt: row.createdAt },
  };
}

export const assessedAnswer = z.object({ message: z.string(), items: z.array(reraComplianceAnswer) });

const duty = z.object({
  key: z.string(),
  itemId: z.uuid().nullable(),
  form: z.string(),
  period: z.string(),
  title: z.string(),
  dueDate: day,
  daysRemaining: z.number(),
  status: z.enum(ROC_STATUSES).describe('about.rera.duty-status'),
  filedOn: day.nullable(),
  dueOn: explained(day),
  cost: explained(numeric).nullable().describe('about.rera.cost'),
  unknownCost: text,
});

const project = z.object({
  number: z.string(),
  name: z.string(),
  registeredOn: day,
  endsOn: day,
  completedOn: day.nullable(),
  cost: numeric.nullable(),
  land: z.number().nullable(),
  apartments: z.number().nullable(),
  hasAccountFault: z.boolean(),
  openOrders: z.number(),
  duties: z.array(duty),
});

const agent = z.object({ number: z.string(), licenceEndsOn: day, duties: z.array(duty) });

const activity = z.object({
  name: z.string(),
  activity: z.enum(RERA_ACTIVITIES),
  isSelling: z.boolean(),
  land: z.number().nullable(),
  apartments: z.number().nullable(),
  need: z.enum(['must_register', 'check_with_authority', 'exempt']).nullable().describe('about.rera.need'),
  why: z.object({ value: z.string(), steps: explained(z.string()).shape.steps }).nullable(),
});

const risk = z.object({
  score: z.number(),
  band: z.enum(['low', 'medium', 'high', 'critical']),
  level: z.enum(RISK_LEVELS),
  lines: z.array(z.object({ code: z.string(), points: z.number(), why: z.string() })),
  exposure: numeric.describe('about.rera.exposure'),
  isExposureWhole: z.boolean().describe('about.rera.exposure-whole'),
  steps: explained(z.number()).shape.steps,
});

const action = z.object({ state: z.enum(STATE_CODES), code: z.string(), words: z.string() });

export const reraDeskAnswer = z.object({
  asOf: day,
  states: z.array(
    z.object({
      state: z.enum(STATE_CODES),
      name: z.string(),
      isApplicable: z.boolean(),
      complianceStatus: z.enum(RERA_STATUSES),
      registrationRequired: z.boolean(),
      agentLicenseRequired: z.boolean(),
      registrationNumber: text,
      nextReviewDate: day.nullable(),
      notes: z.string(),
      risk: risk.nullable(),
      projects: z.array(project),
      agents: z.array(agent),
      activities: z.array(activity),
      assessed: reraComplianceAnswer.nullable().describe('about.rera.assessed'),
    }),
  ),
  worst: z
    .object({ state: z.enum(STATE_CODES), score: z.number() })
    .nullable()
    .describe('about.rera.worst'),
  actions: z.array(action),
});
