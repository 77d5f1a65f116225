import { say } from '../../domain/shared/message';
import { type Calls, COMPANY_LEAD } from '../../platform/access';
import { COMPANY } from '../../platform/subject';

export const auditCalls = {
  'GET /companies/:companyId/audit-trail': { subject: COMPANY, summary: say('api.audit.list'), verdicts: COMPANY_LEAD },
  'GET /companies/:companyId/audit-trail/verify': {
    subject: COMPANY,
    summary: say('api.audit.verify'),
    verdicts: COMPANY_LEAD,
  },
} satisfies Calls;
