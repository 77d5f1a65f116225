import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_LEAD, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const monthEndCalls = {
  'GET /companies/:companyId/month-end': {
    subject: COMPANY,
    summary: say('api.month-end.read'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/month-end/review': {
    subject: COMPANY,
    summary: say('api.month-end.review'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/year-end': { subject: COMPANY, summary: say('api.year-end.read'), verdicts: COMPANY_READ },
  'POST /companies/:companyId/year-end': {
    subject: COMPANY,
    summary: say('api.year-end.adopt'),
    verdicts: COMPANY_LEAD,
  },
  'POST /companies/:companyId/year-end/:financialYear/take-back': {
    subject: COMPANY,
    summary: say('api.year-end.take-back'),
    verdicts: COMPANY_LEAD,
  },
} satisfies Calls;
