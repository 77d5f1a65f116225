import { z } from 'zod';
import type { Answer } from '../../../domain/calendar/model';
import { AREAS, SHOWN_STATUSES } from '../../../domain/calendar/values';
import { DUTY_QUESTIONS, FACT_KINDS } from '../../../domain/company/facts';
import { SCORE_CAPS } from '../../../domain/health/health-score';
import { numeric } from '../../../platform/wire';
import { explained } from '../explanation/explanation.contract';

const day = z.iso.date();
const score = z.number().int().min(0).max(100);

const line = z.object({
  itemId: z.uuid(),
  title: z.string(),
  daysLate: z.number(),
  weight: z.number(),
  credit: numeric.describe('about.status.credit'),
  loss: numeric.describe('about.status.loss'),
});

const AREA_STATUSES = ['excellent', 'good', 'fair', 'poor', 'none'] as const;

const area = z.object({
  area: z.enum(AREAS),
  score,
  status: z.enum(AREA_STATUSES).describe('about.status.status'),
  dueItems: z.number().describe('about.status.due-items'),
  completedItems: z.number(),
  unconfirmedItems: z.number(),
  totalItems: z.number(),
  items: z.array(z.object({ id: z.uuid(), title: z.string(), status: z.enum(SHOWN_STATUSES), dueDate: day })),
  explanation: explained(z.number()),
});

export const disqualificationAnswer = z
  .object({
    form: z.string(),
    years: z.array(z.string()),
    from: day,
    to: day,
    explanation: explained(day),
    directors: z.array(z.object({ din: z.string(), name: z.string(), from: explained(day) })),
  })
  .nullable()
  .describe('about.status.disqualification');

export function disqualificationJson({
  disqualification: found,
  disqualifiedDirectors = [],
}: Pick<Answer, 'disqualification' | 'disqualifiedDirectors'>) {
  if (!found) return null;
  const { form, years, from, to } = found.value;
  const explanation = { value: from, steps: found.steps };
  return { form, years: [...years], from, to, explanation, directors: [...disqualifiedDirectors] };
}

export const statusAnswer = z.object({
  overall: z.object({
    score,
    isScored: z.boolean(),
    history: z.enum(['none', 'limited', 'full']),
    band: z.enum(['green', 'yellow', 'red']),
    cap: z.enum(SCORE_CAPS).nullable(),
    explanation: explained(z.number()),
    lines: z.array(line),
    afterFixingFirst: score.nullable(),
  }),
  overallOfAreas: score.nullable().describe('about.status.overall-of-areas'),
  areas: z.array(area),
  trend: z.array(z.object({ day, score })),
  sums: z.array(z.object({ itemId: z.uuid(), sum: z.string() })).describe('about.status.sums'),
  notDue: z.array(
    z.object({
      area: z.enum(AREAS),
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
  warnings: z.array(
    z.object({
      id: z.string(),
      area: z.enum(AREAS),
      title: z.string(),
      description: z.string(),
      lastDay: explained(day),
    }),
  ),
  isStruckOffThreatened: z.boolean(),
  disqualification: disqualificationAnswer,
  unconfirmed: z.number(),
  asOf: day,
});
