import { z } from 'zod';

const held = z.object({ kind: z.enum(['firm', 'company']), id: z.uuid(), name: z.string() });

export type Held = z.infer<typeof held>;

export const closingAnswer = z.object({
  blockedBy: z.array(held).describe('about.closing.blocked-by'),
  leftAlone: z.array(held).describe('about.closing.left-alone'),
  needsCode: z.boolean().describe('about.closing.needs-code'),
});

export const closeBody = z.object({
  password: z.string().min(1).max(128),
  code: z.string().trim().max(40).optional().describe('about.factor.code'),
});
