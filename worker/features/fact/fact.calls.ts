import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_LEAD, COMPANY_READ, COMPANY_WRITE } from '../../platform/access';

export const factCalls = {
  'PATCH /companies/:companyId/particulars': {
    subject: COMPANY,
    summary: say('api.company.particulars'),
    verdicts: COMPANY_LEAD,
  },
  'GET /companies/:companyId/facts': { subject: COMPANY, summary: say('api.fact.list'), verdicts: COMPANY_READ },
  'POST /companies/:companyId/facts': { subject: COMPANY, summary: say('api.fact.create'), verdicts: COMPANY_WRITE },
  'POST /companies/:companyId/facts/:factId/withdraw': {
    subject: COMPANY,
    summary: say('api.fact.withdraw'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/events': { subject: COMPANY, summary: say('api.event.list'), verdicts: COMPANY_READ },
  'POST /companies/:companyId/events': { subject: COMPANY, summary: say('api.event.create'), verdicts: COMPANY_WRITE },
  'POST /companies/:companyId/events/:eventId/withdraw': {
    subject: COMPANY,
    summary: say('api.event.withdraw'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/past-periods': { subject: COMPANY, summary: say('api.past.list'), verdicts: COMPANY_READ },
  'POST /companies/:companyId/past-periods': {
    subject: COMPANY,
    summary: say('api.past.answer'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
