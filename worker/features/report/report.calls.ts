import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ } from '../../platform/access';

export const reportCalls = {
  'GET /companies/:companyId/reports': { subject: COMPANY, summary: say('api.report.list'), verdicts: COMPANY_READ },
  'GET /companies/:companyId/reports/:report': {
    subject: COMPANY,
    summary: say('api.report.read'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
