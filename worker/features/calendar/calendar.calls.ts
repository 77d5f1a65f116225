import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE, FIRM, FIRM_READ } from '../../platform/access';

export const calendarCalls = {
  'GET /companies/:companyId/compliance-calendar': {
    subject: COMPANY,
    summary: say('api.calendar.read'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/compliance-calendar/generate': {
    subject: COMPANY,
    summary: say('api.calendar.generate'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/compliance-status': {
    subject: COMPANY,
    summary: say('api.calendar.status'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/compliance-items': {
    subject: COMPANY,
    summary: say('api.item.create'),
    verdicts: COMPANY_WRITE,
  },
  'PATCH /companies/:companyId/compliance-items/:itemId': {
    subject: COMPANY,
    summary: say('api.item.change'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/compliance-items/:itemId/explanation': {
    subject: COMPANY,
    summary: say('api.item.explain'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/compliance-items/:itemId/complete': {
    subject: COMPANY,
    summary: say('api.item.complete'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/compliance-items/:itemId/reopen': {
    subject: COMPANY,
    summary: say('api.item.reopen'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/compliance-items/:itemId/withdraw': {
    subject: COMPANY,
    summary: say('api.item.withdraw'),
    verdicts: COMPANY_WRITE,
  },
  'GET /ca-firms/:caFirmId/compliance-calendar': {
    subject: FIRM,
    summary: say('api.calendar.of-firm'),
    verdicts: FIRM_READ,
  },
  'POST /ca-firms/:caFirmId/compliance-items/complete': {
    subject: FIRM,
    summary: say('api.item.complete-together'),
    verdicts: FIRM_READ,
  },
  // Who is waited for is how the firm works: whoever works on the client says it, and the client reads it.
  'POST /ca-firms/:caFirmId/compliance-items/wait': {
    subject: FIRM,
    summary: say('api.item.wait'),
    verdicts: FIRM_READ,
  },
  'GET /ca-firms/:caFirmId/compliance-grid': {
    subject: FIRM,
    summary: say('api.calendar.grid-of-firm'),
    verdicts: FIRM_READ,
  },
} satisfies Calls;
