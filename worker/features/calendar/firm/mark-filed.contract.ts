import { z } from 'zod';
import { isoDay, lineOf, optional } from '../../../platform/wire';
import { cellAnswer } from './firm-grid.contract';

/** So many are written together: few enough that nobody else's write waits for theirs. */
export const MOST_FILED = 50;

const filed = z.strictObject({ itemId: z.uuid(), doneOn: isoDay, acknowledgement: optional(lineOf(80)) });

/** What was filed for several clients, each with its day and number. */
export const filedTogether = z.strictObject({ items: z.array(filed).min(1).max(MOST_FILED) });
export type FiledTogether = z.infer<typeof filedTogether>;

export const filedAnswer = z.object({
  marked: z.number().describe('about.grid.marked'),
  unchanged: z.number().describe('about.grid.unchanged'),
  items: z.array(cellAnswer),
});
