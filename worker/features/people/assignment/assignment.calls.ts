import { say } from '../../../domain/shared/message';
import { type Calls, FIRM, FIRM_LEAD } from '../../../platform/access';

export const assignmentCalls = {
  'GET /ca-firms/:caFirmId/assignments': { subject: FIRM, summary: say('api.assignment.list'), verdicts: FIRM_LEAD },
  'POST /ca-firms/:caFirmId/assignments': { subject: FIRM, summary: say('api.assignment.set'), verdicts: FIRM_LEAD },
} satisfies Calls;
