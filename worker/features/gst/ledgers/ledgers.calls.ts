import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const ledgersCalls = {
  'GET /companies/:companyId/gst/:gstin/ledgers/:ledger': {
    subject: COMPANY,
    summary: say('api.gst.ledger'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/gst-ledger-statements': {
    subject: COMPANY,
    summary: say('api.gst.ledger-statement'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
