import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ } from '../../../platform/access';

export const annualCalls = {
  'GET /companies/:companyId/gst/:gstin/:year/gstr-9': {
    subject: COMPANY,
    summary: say('api.gst.gstr-9'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
