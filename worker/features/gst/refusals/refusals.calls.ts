import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_WRITE } from '../../../platform/access';

export const refusalsCalls = {
  'POST /companies/:companyId/gst/:gstin/:period/portal-errors': {
    subject: COMPANY,
    summary: say('api.gst.portal-errors'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
