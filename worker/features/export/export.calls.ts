import { say } from '../../domain/shared/message';
import { type Calls, COMPANY_LEAD } from '../../platform/access';
import { COMPANY } from '../../platform/subject';

export const exportCalls = {
  'GET /companies/:companyId/export': { subject: COMPANY, summary: say('api.export.read'), verdicts: COMPANY_LEAD },
} satisfies Calls;
