import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const viewCalls = {
  'GET /companies/:companyId/saved-views': { subject: COMPANY, summary: say('api.view.list'), verdicts: COMPANY_READ },
  'POST /companies/:companyId/saved-views': {
    subject: COMPANY,
    summary: say('api.view.create'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/saved-views/:viewId/remove': {
    subject: COMPANY,
    summary: say('api.view.remove'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
