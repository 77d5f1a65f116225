import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';
import { TRANSACTION } from '../transaction/transaction.calls';

export const splitCalls = {
  'GET /bank-transactions/:transactionId/split': {
    subject: TRANSACTION,
    summary: say('api.split.read'),
    verdicts: COMPANY_READ,
  },
  'PUT /bank-transactions/:transactionId/split': {
    subject: TRANSACTION,
    summary: say('api.split.set'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
