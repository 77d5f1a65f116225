import { say } from '../../../domain/shared/message';
import { type Calls, FIRM, FIRM_OWN, NOBODY, PERSON } from '../../../platform/access';

export const securityCalls = {
  'GET /ca-firms/:caFirmId/security-log': { subject: FIRM, summary: say('api.security.firm'), verdicts: FIRM_OWN },
  'GET /operations/security-log': {
    subject: PERSON,
    summary: say('api.security.all'),
    verdicts: NOBODY,
    operatorOnly: true,
  },
} satisfies Calls;
