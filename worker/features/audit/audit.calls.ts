import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_LEAD } from '../../platform/access';

export const auditCalls = {
  'GET /companies/:companyId/audit-trail': { subject: COMPANY, summary: say('api.audit.list'), verdicts: COMPANY_LEAD },
  'GET /companies/:companyId/audit-trail/verify': {
    subject: COMPANY,
    summary: say('api.audit.verify'),
    verdicts: COMPANY_LEAD,
  },
} satisfies Calls;
