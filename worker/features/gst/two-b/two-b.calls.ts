import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const twoBCalls = {
  'POST /companies/:companyId/gst/2b': {
    subject: COMPANY,
    summary: say('two-b.api.import'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/gst/:gstin/:period/2b-matches': {
    subject: COMPANY,
    summary: say('two-b.api.matches'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/gst/:gstin/:period/2b-why': {
    subject: COMPANY,
    summary: say('two-b.api.why'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/gst/:gstin/:period/2b-lapses': {
    subject: COMPANY,
    summary: say('two-b.api.lapses'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/2b-decisions': {
    subject: COMPANY,
    summary: say('two-b.api.decide'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
