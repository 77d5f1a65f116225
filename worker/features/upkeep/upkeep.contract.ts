import { z } from 'zod';

const finding = z.object({ check: z.string(), subject: z.string(), detail: z.string() });

export const operationsAnswer = z.object({
  selfChecks: z
    .array(
      z.object({
        day: z.iso.date(),
        startedAt: z.string(),
        finishedAt: z.string(),
        ok: z.boolean(),
        findings: z.array(finding),
        figures: z.record(z.string(), z.union([z.number(), z.string(), z.null()])),
      }),
    )
    .describe('about.operations.self-checks'),
  mails: z
    .array(
      z.object({
        to: z.string(),
        subject: z.string(),
        at: z.string(),
        tries: z.number().int(),
        failure: z.string().nullable(),
        retryAt: z.string().nullable().describe('about.operations.retry-at'),
      }),
    )
    .describe('about.operations.mails'),
  digests: z
    .array(z.object({ day: z.iso.date(), sent: z.number().int(), failed: z.number().int() }))
    .describe('about.operations.digests'),
  backups: z
    .object({
      holders: z.number().int(),
      never: z.number().int(),
      oldest: z.iso.date().nullable(),
      latest: z.string().nullable(),
      failed: z.number().int(),
      failures: z.array(
        z.object({
          kind: z.enum(['company', 'firm']),
          id: z.string(),
          day: z.iso.date().nullable(),
          tries: z.number().int(),
          failure: z.string(),
        }),
      ),
    })
    .describe('about.operations.backups'),
});
