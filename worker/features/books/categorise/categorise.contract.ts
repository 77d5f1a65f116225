import { z } from 'zod';
import { CATEGORY_KINDS, SIDES } from '../../../domain/bank/values';
import { numeric } from '../../../platform/wire';

const sampleRow = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  description: z.string(),
  side: z.enum(SIDES),
  amount: numeric,
  confidence: z.number().describe('about.categorise.confidence'),
  why: z.string().describe('about.categorise.why'),
});

/** What would be set, by rule, largest first. */
export const byRule = z.array(
  z.object({
    rule: z.string(),
    why: z.string(),
    category: z.enum(CATEGORY_KINDS),
    categoryId: z.string(),
    subcategory: z.string(),
    count: z.number(),
    rows: z.array(sampleRow).describe('about.categorise.rows'),
  }),
);
