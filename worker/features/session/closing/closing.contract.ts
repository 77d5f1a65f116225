import { z } from 'zod';
import { ways } from '../factor/factor.contract';

const held = z.object({ kind: z.enum(['firm', 'company']), id: z.uuid(), name: z.string() });

export type Held = z.infer<typeof held>;

export const closingAnswer = z.object({
  blockedBy: z.array(held).describe('about.closing.blocked-by'),
  leftAlone: z.array(held).describe('about.closing.left-alone'),
  ways,
});
