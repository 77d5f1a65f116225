import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';
import { TRANSACTION } from '../transaction/transaction.calls';

export const balanceCalls = {
  'GET /companies/:companyId/account-balances': {
    subject: COMPANY,
    summary: say('api.balance.read'),
    verdicts: COMPANY_READ,
  },
  'POST /bank-transactions/:transactionId/merge': {
    subject: TRANSACTION,
    summary: say('api.balance.merge'),
    verdicts: COMPANY_WRITE,
  },
  'POST /bank-transactions/:transactionId/keep-both': {
    subject: TRANSACTION,
    summary: say('api.balance.keep-both'),
    verdicts: COMPANY_WRITE,
  },
  'POST /bank-transactions/:transactionId/ask-again': {
    subject: TRANSACTION,
    summary: say('api.balance.ask-again'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
