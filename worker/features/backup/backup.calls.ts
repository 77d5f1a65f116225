import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ } from '../../platform/access';

export const backupCalls = {
  'GET /companies/:companyId/backup': { subject: COMPANY, summary: say('api.backup.read'), verdicts: COMPANY_READ },
} satisfies Calls;
