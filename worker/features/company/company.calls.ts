import { say } from '../../domain/shared/message';
import {
  type Calls,
  COMPANY,
  COMPANY_LEAD,
  COMPANY_READ,
  EVERYONE,
  FIRM,
  FIRM_READ,
  PERSON,
  verdicts,
} from '../../platform/access';

export const companyCalls = {
  'GET /ca-firms/:caFirmId/companies': { subject: FIRM, summary: say('api.company.list'), verdicts: FIRM_READ },
  'GET /companies': { subject: PERSON, summary: say('api.company.seen'), verdicts: EVERYONE },
  'POST /companies': {
    subject: PERSON,
    summary: say('api.company.create'),
    verdicts: verdicts('allow', 'forbid', 'allow', 'forbid', 'allow', 'allow'),
  },
  'GET /companies/:companyId/first-steps': {
    subject: COMPANY,
    summary: say('api.company.first-steps'),
    verdicts: COMPANY_READ,
  },
  'GET /ca-firms/:caFirmId/first-steps': {
    subject: FIRM,
    summary: say('api.company.first-steps-of-firm'),
    verdicts: FIRM_READ,
  },
  'GET /companies/:companyId': { subject: COMPANY, summary: say('api.company.read'), verdicts: COMPANY_READ },
  // Whose charge a client is in is the firm's affair, which its clients do not see.
  'PATCH /companies/:companyId': {
    subject: COMPANY,
    summary: say('api.company.charge'),
    verdicts: verdicts('hide', 'forbid', 'forbid', 'forbid', 'allow', 'allow'),
  },
  'POST /companies/:companyId/archive': {
    subject: COMPANY,
    summary: say('api.company.archive'),
    verdicts: COMPANY_LEAD,
    evenArchived: true,
  },
  'POST /companies/:companyId/restore': {
    subject: COMPANY,
    summary: say('api.company.restore'),
    verdicts: COMPANY_LEAD,
    evenArchived: true,
  },
} satisfies Calls;
