import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_LEAD, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const exchangeCalls = {
  'POST /companies/:companyId/accounting-sync': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.import'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/accounting-sync': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.list'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/accounting-sync/progress': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.progress'),
    verdicts: COMPANY_READ,
    meanwhile: true,
  },
  'POST /companies/:companyId/accounting-sync/:importId/undo': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.undo'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/accounting-export': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.export'),
    verdicts: COMPANY_LEAD,
  },
  'POST /companies/:companyId/opening-file': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.opening'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/auto-booking': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.families'),
    verdicts: COMPANY_READ,
  },
  'PUT /companies/:companyId/auto-booking': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.families-set'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/auto-booking/run': {
    subject: COMPANY,
    summary: say('auto-booking.api.run'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/audit-files': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.audit-list'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/audit-files': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.audit-make'),
    verdicts: COMPANY_LEAD,
  },
  'GET /companies/:companyId/audit-files/:auditFileId/file': {
    subject: COMPANY,
    summary: say('api.ledger.exchange.audit-file'),
    verdicts: COMPANY_LEAD,
  },
} satisfies Calls;
