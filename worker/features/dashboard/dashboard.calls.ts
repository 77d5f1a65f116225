import { say } from '../../domain/shared/message';
import { type Calls, COMPANY_READ } from '../../platform/access';
import { COMPANY } from '../../platform/subject';

export const dashboardCalls = {
  'GET /companies/:companyId/dashboard': {
    subject: COMPANY,
    summary: say('api.dashboard.read'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
