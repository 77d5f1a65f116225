import { say } from '../../domain/shared/message';
import { type Calls, EVERYONE, FIRM, FIRM_OWN, FIRM_READ, PERSON } from '../../platform/access';

export const firmCalls = {
  'GET /ca-firms': { subject: PERSON, summary: say('api.firm.list'), verdicts: EVERYONE },
  'POST /ca-firms': { subject: PERSON, summary: say('api.firm.create'), verdicts: EVERYONE },
  'PATCH /ca-firms/:caFirmId': { subject: FIRM, summary: say('api.firm.change'), verdicts: FIRM_OWN },
  'DELETE /ca-firms/:caFirmId/demo': { subject: FIRM, summary: say('api.firm.remove-demo'), verdicts: FIRM_OWN },
  'GET /ca-firms/:caFirmId/summary': { subject: FIRM, summary: say('api.firm.summary'), verdicts: FIRM_READ },
} satisfies Calls;
