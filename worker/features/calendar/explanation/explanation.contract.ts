import { z } from 'zod';
import { SHOWN_STATUSES } from '../../../domain/calendar/values';
import { CONFIDENCES, DATE_BASES, RULE_STATUSES } from '../../../domain/law/rule';
import { say } from '../../../domain/shared/message';
import { today } from '../../../platform/clock';
import { issue } from '../../../platform/problem';
import { isoDay, numeric } from '../../../platform/wire';
import { calendarItemAnswer, conditionAnswer } from '../calendar.contract';
import { ITEM_CHANGES } from '../calendar.table';

export const explanationQuery = z.object({
  on: isoDay.optional().describe('about.explanation.on'),
  asKnownOn: isoDay
    .refine((day) => day <= today(), issue(say('calendar.relief.not-after-today')))
    .optional()
    .describe('about.calendar.as-known-on'),
});

const day = z.iso.date();

const quantity = z.object({
  unit: z.enum(['paise', 'basis points', 'days', 'months', 'count', 'day', 'text', 'yes or no']),
  value: z.union([z.number(), z.string(), z.boolean()]),
});

const citation = z.object({
  id: z.string(),
  from: day,
  to: day.nullable(),
  basis: z.enum(DATE_BASES),
  knownSince: day,
  statute: z.string(),
  source: z.object({ title: z.string(), url: z.string().optional() }),
  confidence: z.enum(CONFIDENCES),
  status: z.enum(RULE_STATUSES),
  checkedOn: day.nullable().describe('about.explanation.checked-on'),
});

const step = z.object({
  id: z.string(),
  label: z.string(),
  quantity,
  formula: z.string().optional(),
  inputs: z.array(z.string()),
  rule: citation.optional(),
  summary: z.string().optional().describe('about.explanation.summary'),
  isAssumed: z.boolean().optional().describe('about.explanation.is-assumed'),
  asks: z
    .object({ record: z.enum(['fact', 'event']), kind: z.string(), subject: z.string().optional() })
    .optional()
    .describe('about.explanation.asks'),
});

/** A value with the steps that made it. Money inside stays whole paise; each step names its unit. */
export const explained = <Value extends z.ZodType>(value: Value) => z.object({ value, steps: z.array(step) });

export const explanationAnswer = z.object({
  item: calendarItemAnswer,
  dueOn: explained(day),
  applies: explained(z.boolean()),
  cost: explained(z.number()).nullable().describe('about.explanation.cost'),
  figures: z
    .array(z.object({ name: z.string(), explained: explained(z.number()).nullable(), unknown: z.string().nullable() }))
    .describe('about.explanation.figures'),
  conditions: z.array(conditionAnswer).describe('about.explanation.conditions'),
  paid: numeric.nullable().describe('about.explanation.paid'),
  amounts: z
    .record(z.string(), z.object({ amount: numeric, factId: z.string().nullable(), hasEarlier: z.boolean() }))
    .describe('about.explanation.amounts'),
  on: day,
  asKnownOn: day.nullable().describe('about.explanation.as-known-on'),
  statusThen: z.enum(SHOWN_STATUSES).nullable().describe('about.explanation.status-then'),
  history: z.array(
    z.object({
      day,
      change: z.enum(ITEM_CHANGES),
      dueDate: day,
      previousDueDate: day.nullable(),
      status: z.enum(SHOWN_STATUSES),
      reason: z.string().nullable(),
    }),
  ),
});
