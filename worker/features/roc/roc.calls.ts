import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ } from '../../platform/access';

export const rocCalls = {
  'GET /companies/:companyId/roc-forms': { subject: COMPANY, summary: say('api.roc.forms'), verdicts: COMPANY_READ },
} satisfies Calls;
