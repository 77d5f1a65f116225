import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY_READ } from '../../../platform/access';
import { COMPANY } from '../../../platform/subject';

export const summaryCalls = {
  'GET /companies/:companyId/financial-summary': {
    subject: COMPANY,
    summary: say('api.summary.read'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/category-expenses': {
    subject: COMPANY,
    summary: say('api.summary.expenses'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
