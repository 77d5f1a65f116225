import { z } from 'zod';
import { lineOf, optional } from '../../../platform/wire';
import { cinField } from '../../company/company.contract';
import { givenTerms } from '../company/company-people.contract';
import { emailField, newRole } from '../people.contract';

const reason = optional(lineOf(200)).describe('about.request.reason');

/** To what somebody asks to be let in: a company by its CIN, a firm by the address of one of its owners. */
export const newRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('company'), cin: cinField, reason }),
  z.object({ kind: z.literal('firm'), ownerEmail: emailField.describe('about.request.owner-email'), reason }),
]);

export type NewRequest = z.infer<typeof newRequest>;

export const companyApproval = givenTerms;
export const firmApproval = newRole;

export const requestAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  reason: z.string().nullable().describe('about.request.reason'),
  createdAt: z.string(),
});

export const decidedAnswer = z.object({ id: z.uuid() });
