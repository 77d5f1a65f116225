import { z } from 'zod';
import { DUTY_QUESTIONS, FACT_KINDS } from '../../domain/company/facts';
import { ENTITY_CLASSES } from '../../domain/roc/classification';
import { RELIEF_STATES, ROC_STATUSES } from '../../domain/roc/form-status';
import { MEETING_KINDS } from '../../domain/roc/meeting-notice';
import { REQUISITION_STATES } from '../../domain/roc/requisition';
import { say } from '../../domain/shared/message';
import { issue } from '../../platform/problem';
import { isoDay, lineOf, numeric, optional, pageByCount } from '../../platform/wire';
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

export const meetingsQuery = pageByCount;

export const meetingAnswer = z.object({
  eventId: z.uuid(),
  kind: z.enum(MEETING_KINDS),
  heldOn: day,
  year: text.describe('about.roc.meeting-year'),
  place: text,
  attended: z.array(z.string()),
  resolutions: z.array(z.string()),
  gap: z
    .object({ days: z.number(), verdict: z.enum(['kept', 'too-long', 'too-short']), why: explained(z.number()) })
    .nullable()
    .describe('about.roc.gap'),
});

const dueMeeting = z.object({
  key: z.string(),
  itemId: z.uuid().nullable(),
  kind: z.enum(MEETING_KINDS),
  period: z.string(),
  title: z.string(),
  dueDate: day,
  daysRemaining: z.number(),
  status: z.enum(ROC_STATUSES).describe('about.roc.meeting-status'),
  heldOn: day.nullable(),
  isLate: z.boolean().describe('about.roc.held-late'),
  dueOn: explained(day),
  why: explained(z.boolean()),
  noticeBy: explained(day).describe('about.roc.notice-by'),
});

export const registerAnswer = z.object({
  asOf: day,
  rule: z
    .object({ kind: z.enum(['small', 'regular', 'none', 'unknown']), because: explained(z.boolean()), asks: text })
    .describe('about.roc.meeting-rule'),
  items: z.array(meetingAnswer),
  required: z.array(dueMeeting).describe('about.roc.required'),
  next: z.array(dueMeeting).describe('about.roc.next-meetings'),
  people: z.array(z.string()).describe('about.roc.people'),
  requisitions: z
    .array(
      z.object({
        ...{ eventId: z.uuid(), receivedOn: day, by: text, callBy: day, holdBy: explained(day), membersBy: day },
        ...{ heldOn: day.nullable(), state: z.enum(REQUISITION_STATES) },
      }),
    )
    .describe('about.roc.requisitions'),
  earliestEgm: day.describe('about.roc.earliest-egm'),
  faults: z.array(z.string()).describe('about.roc.meeting-faults'),
});

export const paperQuery = z.object({
  kind: z.enum(MEETING_KINDS),
  paper: z.enum(['notice', 'minutes']),
  on: isoDay.describe('about.roc.paper-on'),
  at: optional(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, issue(say('roc.field.time')))).describe(
    'about.roc.paper-at',
  ),
  place: optional(lineOf(200)),
});
export type PaperAsked = z.output<typeof paperQuery>;
