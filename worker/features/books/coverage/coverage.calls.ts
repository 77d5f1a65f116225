import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY_READ } from '../../../platform/access';
import { COMPANY } from '../../../platform/subject';

export const coverageCalls = {
  'GET /companies/:companyId/bank-coverage': {
    subject: COMPANY,
    summary: say('api.coverage.read'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
