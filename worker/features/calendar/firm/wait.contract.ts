import { z } from 'zod';
import { WAITS } from '../../../domain/calendar/values';
import { say } from '../../../domain/shared/message';
import { issue } from '../../../platform/problem';
import { lineOf, optional } from '../../../platform/wire';
import { cellAnswer } from './firm-grid.contract';
import { MOST_FILED } from './mark-filed.contract';

/** Who several items wait for: null for nobody. A person is named. */
export const newWait = z
  .strictObject({
    items: z.array(z.uuid()).min(1).max(MOST_FILED),
    waitsFor: z.enum(WAITS).nullable().describe('about.calendar.waits-for'),
    name: optional(lineOf(120)).describe('about.calendar.waits-name'),
    what: optional(lineOf(120)).describe('about.calendar.waits-what'),
  })
  .superRefine(({ waitsFor, name }, context) => {
    if (waitsFor === 'person' && !name)
      context.addIssue({ code: 'custom', path: ['name'], message: issue(say('field.required')) });
  });

export type NewWait = z.infer<typeof newWait>;

export const waitAnswer = z.object({ items: z.array(cellAnswer) });
