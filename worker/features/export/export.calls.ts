import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_LEAD } from '../../platform/access';

export const exportCalls = {
  'GET /companies/:companyId/export': { subject: COMPANY, summary: say('api.export.read'), verdicts: COMPANY_LEAD },
} satisfies Calls;
