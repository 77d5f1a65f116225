import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE, ofCompany } from '../../../platform/access';

/** A line of a company's books, found by its id. */
export const TRANSACTION = ofCompany('transactionId', 'bank_transactions');

export const transactionCalls = {
  'GET /companies/:companyId/bank-transactions': {
    subject: COMPANY,
    summary: say('api.transaction.list'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/bank-transactions/totals': {
    subject: COMPANY,
    summary: say('api.transaction.totals'),
    verdicts: COMPANY_READ,
  },
  'GET /bank-transactions/:transactionId': {
    subject: TRANSACTION,
    summary: say('api.transaction.read'),
    verdicts: COMPANY_READ,
  },
  'GET /bank-transactions/:transactionId/history': {
    subject: TRANSACTION,
    summary: say('api.transaction.history'),
    verdicts: COMPANY_READ,
  },
  'PATCH /bank-transactions/:transactionId/categorize': {
    subject: TRANSACTION,
    summary: say('api.transaction.categorize'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/bank-transactions/categorize': {
    subject: COMPANY,
    summary: say('api.transaction.categorize-many'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/bank-transactions/take-category-off': {
    subject: COMPANY,
    summary: say('api.transaction.take-category-off'),
    verdicts: COMPANY_WRITE,
  },
  'PATCH /bank-transactions/:transactionId': {
    subject: TRANSACTION,
    summary: say('api.transaction.note'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
