import { z } from 'zod';
import { LINE_KINDS } from '../../../domain/calendar/plan';
import { AREAS, PRIORITIES } from '../../../domain/calendar/values';
import { say } from '../../../domain/shared/message';
import { issue } from '../../../platform/problem';
import { isoDay, largeRupees, lineOf, optional, rupees } from '../../../platform/wire';
import { calendarItemAnswer } from '../calendar.contract';

/** What was paid with a form or an act, tax, interest and fee in one sum: rupees come in, paise go on. */
export const paidWithIt = largeRupees.refine((paid) => paid > 0, issue(say('calendar.item.paid-more-than-zero')));

export const itemChange = z.object({
  itemId: z.uuid(),
  title: z.string(),
  change: z.enum(LINE_KINDS),
  from: z.string().optional(),
  to: z.string().optional(),
  reason: z.string().optional(),
});

export const itemAnswer = z.object({ item: calendarItemAnswer, changes: z.array(itemChange) });

const words = lineOf(1_000);
const fields = { title: lineOf(200), dueDate: isoDay, priority: z.enum(PRIORITIES), description: words };

/** An item of one's own. */
export const newItem = z.strictObject({
  ...fields,
  type: z.enum(AREAS).default('other'),
  priority: fields.priority.default('medium'),
  description: optional(words),
  penaltyAmount: optional(rupees),
});
export type NewItem = z.infer<typeof newItem>;

export const itemPatch = z
  .strictObject({ ...fields, description: words.nullable(), note: words.nullable() })
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, issue(say('calendar.item.nothing-to-change')));
export type ItemPatch = z.infer<typeof itemPatch>;

export const completion = z.strictObject({
  doneOn: isoDay,
  acknowledgement: optional(lineOf(80)),
  paid: optional(paidWithIt).describe('about.item.paid'),
});
export type Completion = z.infer<typeof completion>;

export const nothing = z.strictObject({});
