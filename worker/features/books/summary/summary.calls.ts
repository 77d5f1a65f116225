import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ } from '../../../platform/access';

export const summaryCalls = {
  'GET /companies/:companyId/financial-summary': {
    subject: COMPANY,
    summary: say('api.summary.read'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/monthly-totals': {
    subject: COMPANY,
    summary: say('api.summary.months'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/category-expenses': {
    subject: COMPANY,
    summary: say('api.summary.expenses'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
