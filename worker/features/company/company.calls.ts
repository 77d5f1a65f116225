import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, FIRM, FIRM_READ, PERSON, verdicts } from '../../platform/access';

export const companyCalls = {
  'GET /ca-firms/:caFirmId/companies': { subject: FIRM, summary: say('api.company.list'), verdicts: FIRM_READ },
  'POST /companies': {
    subject: PERSON,
    summary: say('api.company.create'),
    verdicts: verdicts('allow', 'forbid', 'allow', 'forbid', 'allow', 'allow'),
  },
  'GET /companies/:companyId': { subject: COMPANY, summary: say('api.company.read'), verdicts: COMPANY_READ },
} satisfies Calls;
