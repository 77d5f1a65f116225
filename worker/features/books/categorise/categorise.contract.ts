import { z } from 'zod';
import { CATEGORY_KINDS, SIDES } from '../../../domain/bank/values';
import { numeric } from '../../../platform/wire';

const sampleRow = z.object({
  id: z.uuid(),
  date: z.iso.date(),
  description: z.string(),
  side: z.enum(SIDES),
  amount: numeric,
  confidence: z.number().describe('0 to 100'),
  why: z.string().describe('Of this very line: of a transfer, what tells that the other leg is its own'),
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
    rows: z.array(sampleRow).describe('The first of them'),
  }),
);
