import { z } from 'zod';
import { SECURITY_KINDS } from '../../../platform/log';
import { page } from '../../../platform/wire';

export const securityQuery = page.extend({ kind: z.enum(SECURITY_KINDS).optional() });

export type SecurityQuery = z.infer<typeof securityQuery>;

export const securityAnswer = z.object({
  id: z.uuid(),
  at: z.string(),
  atIst: z.string(),
  kind: z.enum(SECURITY_KINDS),
  action: z.string().describe('about.security.action'),
  status: z.number().int(),
  code: z.string().describe('about.security.code'),
  actorId: z.string().nullable(),
  actorName: z.string().nullable().describe('about.security.actor-name'),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  network: z.string().nullable().describe('about.security.network'),
});

export type SecurityRow = z.infer<typeof securityAnswer>;
