import { say } from '../../../domain/shared/message';
import {
  type Calls,
  COMPANY,
  COMPANY_LEAD,
  COMPANY_OWN,
  EVERYONE,
  FIRM,
  FIRM_LEAD,
  FIRM_OWN,
  PERSON,
} from '../../../platform/access';

export const requestCalls = {
  // Whether there is such a company or firm is told to nobody: the answer is the same.
  'POST /access-requests': { subject: PERSON, summary: say('api.request.ask'), verdicts: EVERYONE },
  'GET /companies/:companyId/access-requests': {
    subject: COMPANY,
    summary: say('api.request.list'),
    verdicts: COMPANY_LEAD,
  },
  'POST /companies/:companyId/access-requests/:requestId/approve': {
    subject: COMPANY,
    summary: say('api.request.approve'),
    verdicts: COMPANY_OWN,
  },
  'POST /companies/:companyId/access-requests/:requestId/refuse': {
    subject: COMPANY,
    summary: say('api.request.refuse'),
    verdicts: COMPANY_OWN,
  },
  'GET /ca-firms/:caFirmId/access-requests': { subject: FIRM, summary: say('api.request.list'), verdicts: FIRM_LEAD },
  'POST /ca-firms/:caFirmId/access-requests/:requestId/approve': {
    subject: FIRM,
    summary: say('api.request.approve'),
    verdicts: FIRM_OWN,
  },
  'POST /ca-firms/:caFirmId/access-requests/:requestId/refuse': {
    subject: FIRM,
    summary: say('api.request.refuse'),
    verdicts: FIRM_OWN,
  },
} satisfies Calls;
