import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE, ofCompany } from '../../../platform/access';

/** A bank account of a company, found by its id. */
export const ACCOUNT = ofCompany('accountId', 'bank_accounts');

export const accountCalls = {
  'GET /companies/:companyId/bank-accounts': {
    subject: COMPANY,
    summary: say('api.account.list'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/bank-accounts': {
    subject: COMPANY,
    summary: say('api.account.create'),
    verdicts: COMPANY_WRITE,
  },
  'PATCH /bank-accounts/:accountId': { subject: ACCOUNT, summary: say('api.account.change'), verdicts: COMPANY_WRITE },
  'POST /bank-accounts/:accountId/remove': {
    subject: ACCOUNT,
    summary: say('api.account.remove'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
