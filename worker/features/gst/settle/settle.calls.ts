import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const settleCalls = {
  'GET /companies/:companyId/gst/:gstin/:period/gstr-3b': {
    subject: COMPANY,
    summary: say('api.gst.gstr-3b'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/gst/:gstin/:period/set-off': {
    subject: COMPANY,
    summary: say('api.gst.set-off'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/gst/:gstin/:period/set-off': {
    subject: COMPANY,
    summary: say('api.gst.set-off-post'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
