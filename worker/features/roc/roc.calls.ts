import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ } from '../../platform/access';

export const rocCalls = {
  'GET /companies/:companyId/roc-forms': { subject: COMPANY, summary: say('api.roc.forms'), verdicts: COMPANY_READ },
  'GET /companies/:companyId/roc-meetings': {
    subject: COMPANY,
    summary: say('api.roc.meetings'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/roc-meetings/paper': {
    subject: COMPANY,
    summary: say('api.roc.meeting-paper'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
