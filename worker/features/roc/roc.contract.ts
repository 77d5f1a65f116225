import { z } from 'zod';
import { DUTY_QUESTIONS, FACT_KINDS } from '../../domain/company/facts';
import { ENTITY_CLASSES } from '../../domain/roc/classification';
import { RELIEF_STATES, ROC_STATUSES } from '../../domain/roc/form-status';
import { numeric, pageByCount } from '../../platform/wire';
import { explained } from '../calendar/explanation/explanation.contract';
import { disqualificationAnswer } from '../calendar/status/status.contract';

const day = z.iso.date();
const text = z.string().nullable();

export const formsQuery = pageByCount.extend({
  status: z.enum(ROC_STATUSES).optional().describe('about.roc.status'),
});

const fee = explained(numeric);

export const rocFormAnswer = z.object({
  key: z.string().describe('about.roc.key'),
  itemId: z.uuid().nullable().describe('about.roc.item'),
  form: z.string(),
  period: z.string(),
  subject: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(ROC_STATUSES).describe('about.roc.status'),
  dueDate: day,
  originalDueDate: day,
  daysRemaining: z.number().describe('about.calendar.days-remaining'),
  isOptional: z.boolean(),
  isUnverified: z.boolean(),
  filedOn: day.nullable(),
  acknowledgement: text,
  why: explained(z.boolean()).describe('about.roc.why'),
  dueOn: explained(day),
  normalFee: fee.nullable(),
  normalFeeUnknown: text.describe('about.roc.unknown-fee'),
  additionalFee: fee.nullable().describe('about.roc.additional-fee'),
  additionalFeeUnknown: text.describe('about.roc.unknown-fee'),
  perDay: numeric.nullable().describe('about.calendar.cost-per-day'),
  nextRise: z.object({ from: day, fee: numeric, perDay: numeric }).nullable().describe('about.roc.next-rise'),
  penalties: z.array(z.object({ name: z.string(), explained: fee.nullable() })).describe('about.roc.penalties'),
  moves: z.array(
    z.object({ reliefId: z.string(), statute: z.string(), from: day, to: day, url: z.string().optional() }),
  ),
  waivers: z.array(
    z.object({
      reliefId: z.string(),
      statute: z.string(),
      url: z.string().optional(),
      filedFrom: day,
      filedBy: day,
      stillAsked: z.number().describe('about.roc.still-asked'),
      state: z.enum(RELIEF_STATES),
    }),
  ),
});

export const rocDeskAnswer = z.object({
  asOf: day,
  isCalendarKept: z.boolean().describe('about.roc.calendar-kept'),
  class: z
    .object({ on: day, is: z.enum(ENTITY_CLASSES).nullable(), because: explained(z.boolean()) })
    .describe('about.roc.class'),
  counts: z.object(
    Object.fromEntries(ROC_STATUSES.map((status) => [status, z.number()])) as Record<
      (typeof ROC_STATUSES)[number],
      z.ZodNumber
    >,
  ),
  items: z.array(rocFormAnswer),
  notDue: z.array(
    z.object({
      form: z.string(),
      period: z.string(),
      subject: z.string(),
      verdict: z.enum(['not-due', 'not-known']),
      because: explained(z.boolean()),
      asks: z.enum([...DUTY_QUESTIONS, ...FACT_KINDS]).nullable(),
      asked: z
        .object({ kind: z.enum(FACT_KINDS), subject: z.string() })
        .nullable()
        .describe('about.status.asked'),
    }),
  ),
  onEvents: z
    .array(
      z.object({
        key: z.string(),
        form: z.string(),
        trigger: z.string().describe('about.roc.trigger'),
        days: z.number(),
        hasHappened: z.boolean(),
        because: explained(z.boolean()),
      }),
    )
    .describe('about.roc.on-events'),
  isStruckOffThreatened: z.boolean(),
  disqualification: disqualificationAnswer,
});
