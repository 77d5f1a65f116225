import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ } from '../../../platform/access';

export const coverageCalls = {
  'GET /companies/:companyId/bank-coverage': {
    subject: COMPANY,
    summary: say('api.coverage.read'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
