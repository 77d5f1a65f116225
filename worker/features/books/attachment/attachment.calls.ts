import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';
import { TRANSACTION } from '../transaction/transaction.calls';

export const attachmentCalls = {
  'GET /bank-transactions/:transactionId/attachments': {
    subject: TRANSACTION,
    summary: say('api.attachment.list'),
    verdicts: COMPANY_READ,
  },
  'POST /bank-transactions/:transactionId/attachments': {
    subject: TRANSACTION,
    summary: say('api.attachment.add'),
    verdicts: COMPANY_WRITE,
  },
  'GET /bank-transactions/:transactionId/attachments/:attachmentId': {
    subject: TRANSACTION,
    summary: say('api.attachment.read'),
    verdicts: COMPANY_READ,
  },
  'POST /bank-transactions/:transactionId/attachments/:attachmentId/remove': {
    subject: TRANSACTION,
    summary: say('api.attachment.remove'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
