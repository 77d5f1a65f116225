import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_LEAD, FIRM, FIRM_LEAD, FIRM_OWN } from '../../platform/access';

export const auditCalls = {
  'GET /companies/:companyId/audit-trail': { subject: COMPANY, summary: say('api.audit.list'), verdicts: COMPANY_LEAD },
  'GET /companies/:companyId/audit-trail/people': {
    subject: COMPANY,
    summary: say('api.audit.people'),
    verdicts: COMPANY_LEAD,
  },
  'GET /companies/:companyId/audit-trail/verify': {
    subject: COMPANY,
    summary: say('api.audit.verify'),
    verdicts: COMPANY_LEAD,
  },
  'GET /companies/:companyId/audit-trail/report': {
    subject: COMPANY,
    summary: say('api.audit.report'),
    verdicts: COMPANY_LEAD,
  },
  'GET /ca-firms/:caFirmId/audit-trail': { subject: FIRM, summary: say('api.audit.list-firm'), verdicts: FIRM_LEAD },
  'GET /ca-firms/:caFirmId/audit-trail/people': {
    subject: FIRM,
    summary: say('api.audit.people'),
    verdicts: FIRM_LEAD,
  },
  'GET /ca-firms/:caFirmId/audit-trail/verify': {
    subject: FIRM,
    summary: say('api.audit.verify'),
    verdicts: FIRM_LEAD,
  },
  'GET /ca-firms/:caFirmId/audit-trail/report': {
    subject: FIRM,
    summary: say('api.audit.report-firm'),
    verdicts: FIRM_LEAD,
  },
  'GET /ca-firms/:caFirmId/audit-trail/nights': {
    subject: FIRM,
    summary: say('api.audit.nights'),
    verdicts: FIRM_LEAD,
  },
  'PUT /ca-firms/:caFirmId/audit-trail/nights': {
    subject: FIRM,
    summary: say('api.audit.night-mail'),
    verdicts: FIRM_OWN,
  },
} satisfies Calls;
