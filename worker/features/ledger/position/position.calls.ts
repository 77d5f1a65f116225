import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ } from '../../../platform/access';

export const positionCalls = {
  'GET /companies/:companyId/position': {
    subject: COMPANY,
    summary: say('position.api.read'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
