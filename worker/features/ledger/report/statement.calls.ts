import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ } from '../../../platform/access';

export const statementCalls = {
  'GET /companies/:companyId/trial-balance': {
    subject: COMPANY,
    summary: say('api.ledger-report.trial-balance'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/profit-and-loss': {
    subject: COMPANY,
    summary: say('api.ledger-report.profit-and-loss'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/balance-sheet': {
    subject: COMPANY,
    summary: say('api.ledger-report.balance-sheet'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/cash-flow': {
    subject: COMPANY,
    summary: say('api.ledger-report.cash-flow'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/ledger/:accountId': {
    subject: COMPANY,
    summary: say('api.ledger-report.ledger'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/day-book': {
    subject: COMPANY,
    summary: say('api.ledger-report.day-book'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
