import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_LEAD, COMPANY_READ, COMPANY_WRITE } from '../../platform/access';

export const ledgerCalls = {
  'GET /companies/:companyId/accounts': {
    subject: COMPANY,
    summary: say('api.ledger.account.list'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/accounts': {
    subject: COMPANY,
    summary: say('api.ledger.account.add'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/vouchers': {
    subject: COMPANY,
    summary: say('api.ledger.voucher.list'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/vouchers/:voucherId': {
    subject: COMPANY,
    summary: say('api.ledger.voucher.read'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/vouchers': {
    subject: COMPANY,
    summary: say('api.ledger.voucher.post'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/vouchers/:voucherId/reverse': {
    subject: COMPANY,
    summary: say('api.ledger.voucher.reverse'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/vouchers/:voucherId/void': {
    subject: COMPANY,
    summary: say('api.ledger.voucher.void'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/opening-balances': {
    subject: COMPANY,
    summary: say('api.ledger.opening.read'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/opening-balances': {
    subject: COMPANY,
    summary: say('api.ledger.opening.set'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/period-locks': {
    subject: COMPANY,
    summary: say('api.ledger.lock.list'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/period-locks': {
    subject: COMPANY,
    summary: say('api.ledger.lock.set'),
    verdicts: COMPANY_LEAD,
  },
  'POST /companies/:companyId/period-locks/:lockId/lift': {
    subject: COMPANY,
    summary: say('api.ledger.lock.lift'),
    verdicts: COMPANY_LEAD,
  },
} satisfies Calls;
