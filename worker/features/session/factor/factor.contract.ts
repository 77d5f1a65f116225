import { z } from 'zod';

const password = z.string().min(1).max(128);
// Six digits, or a recovery code with its hyphens.
const code = z.string().trim().min(1).max(40);

export const passwordBody = z.object({ password });
export const codeBody = z.object({ code: code.describe('about.factor.code') });
export const bothBody = z.object({ password, code: code.describe('about.factor.code') });

export const factorAnswer = z.object({
  isOn: z.boolean(),
  since: z.string().nullable(),
  codesLeft: z.number().int().describe('about.factor.codes-left'),
  isRequired: z.boolean().describe('about.factor.is-required'),
});

/** Shown to the person alone, once: nothing of it is kept for a repeated request. */
export const begunAnswer = z.object({
  secret: z.string().describe('about.factor.secret'),
  uri: z.string().describe('about.factor.uri'),
});

export const codesAnswer = z.object({ recoveryCodes: z.array(z.string()).describe('about.factor.recovery-codes') });

export type Begun = z.infer<typeof begunAnswer>;
