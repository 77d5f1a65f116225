import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, EVERYONE, PERSON } from '../../platform/access';

export const dashboardCalls = {
  'GET /companies/:companyId/dashboard': {
    subject: COMPANY,
    summary: say('api.dashboard.read'),
    verdicts: COMPANY_READ,
  },
  'GET /profile/dashboard': { subject: PERSON, summary: say('api.dashboard.layout'), verdicts: EVERYONE },
  'PUT /profile/dashboard': { subject: PERSON, summary: say('api.dashboard.lay'), verdicts: EVERYONE },
} satisfies Calls;
