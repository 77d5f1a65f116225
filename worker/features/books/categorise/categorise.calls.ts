import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const categoriseCalls = {
  'GET /companies/:companyId/auto-categorize/preview': {
    subject: COMPANY,
    summary: say('api.categorise.preview'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/auto-categorize': {
    subject: COMPANY,
    summary: say('api.categorise.run'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/auto-categorize/transfers': {
    subject: COMPANY,
    summary: say('auto-booking.api.transfers'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/auto-categorize/undo': {
    subject: COMPANY,
    summary: say('api.categorise.undo'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
