import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';
import { TRANSACTION } from '../transaction/transaction.calls';

export const reconcileCalls = {
  'GET /companies/:companyId/reconcile/preview': {
    subject: COMPANY,
    summary: say('api.reconcile.preview'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/reconcile': {
    subject: COMPANY,
    summary: say('api.reconcile.run'),
    verdicts: COMPANY_WRITE,
  },
  'GET /bank-transactions/:transactionId/match-candidates': {
    subject: TRANSACTION,
    summary: say('api.reconcile.candidates'),
    verdicts: COMPANY_READ,
  },
  'POST /bank-transactions/:transactionId/match': {
    subject: TRANSACTION,
    summary: say('api.reconcile.match'),
    verdicts: COMPANY_WRITE,
  },
  'POST /bank-transactions/:transactionId/unmatch': {
    subject: TRANSACTION,
    summary: say('api.reconcile.unmatch'),
    verdicts: COMPANY_WRITE,
  },
  'POST /bank-transactions/:transactionId/refuse-match': {
    subject: TRANSACTION,
    summary: say('api.reconcile.refuse'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
