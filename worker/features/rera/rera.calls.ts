import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../platform/access';

export const reraCalls = {
  'GET /companies/:companyId/rera-compliance': {
    subject: COMPANY,
    summary: say('api.rera.desk'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/rera-assessment': {
    subject: COMPANY,
    summary: say('api.rera.assess'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/rera-forms': { subject: COMPANY, summary: say('api.rera.forms'), verdicts: COMPANY_READ },
  'GET /companies/:companyId/rera-disclaimers': {
    subject: COMPANY,
    summary: say('api.rera.disclaimers'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
