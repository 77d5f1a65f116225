import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { issue } from '../../../platform/problem';

const companyIds = z.array(z.uuid(issue(say('field.company-id')))).max(1_000);

/** Which clients a member is put on, and which they are taken off. */
export const newAssignments = z.strictObject({
  memberId: z.uuid(issue(say('field.person-id'))),
  add: companyIds.default([]),
  remove: companyIds.default([]),
});

/** The clients that a member is put on, beside those in their charge. */
export const assignmentsAnswer = z.object({
  memberId: z.string(),
  companyIds: z.array(z.string()).describe('about.assignment.clients'),
});
