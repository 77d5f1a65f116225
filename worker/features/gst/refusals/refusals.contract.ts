import { z } from 'zod';
import type { LaidRefusal } from '../../../domain/gst/refusals/lay';
import { say } from '../../../domain/shared/message';

export const newReport = z.object({
  form: z.enum(['GSTR-1', 'IFF']).default('GSTR-1'),
  text: z.string().min(1).max(4_000_000).describe('about.gst.portal-report'),
});

export const refusalsAnswer = z.object({
  ...{ count: z.number(), unlaid: z.number() },
  refusals: z.array(
    z.object({
      ...{ table: z.string(), code: z.string(), said: z.string(), todo: z.string() },
      ...{ number: z.string().nullable(), gstin: z.string().nullable(), hsn: z.string().nullable() },
      causes: z
        .array(
          z.object({
            ...{ documentId: z.string().nullable(), lines: z.array(z.number()), number: z.string(), party: z.string() },
            table: z.string().nullable(),
          }),
        )
        .describe('about.gst.portal-causes'),
    }),
  ),
});

export const refusalJson = ({ table, code, said, advice, number, gstin, hsn, causes }: LaidRefusal) => ({
  ...{ table, code, said, number, gstin, hsn, todo: say(`gst-refusal.todo.${advice}`) },
  causes: causes.map(({ lines, ...cause }) => ({ ...cause, lines: [...lines] })),
});
