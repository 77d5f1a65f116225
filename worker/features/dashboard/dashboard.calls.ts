import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ } from '../../platform/access';

export const dashboardCalls = {
  'GET /companies/:companyId/dashboard': {
    subject: COMPANY,
    summary: say('api.dashboard.read'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
