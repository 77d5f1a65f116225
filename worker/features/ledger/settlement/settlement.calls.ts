import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const settlementCalls = {
  'GET /companies/:companyId/match-proposals': {
    subject: COMPANY,
    summary: say('settlement.api.proposals'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/match-proposals/accept': {
    subject: COMPANY,
    summary: say('settlement.api.accept'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/match-proposals/by-rules': {
    subject: COMPANY,
    summary: say('settlement.api.by-rules'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/open-bills': {
    subject: COMPANY,
    summary: say('settlement.api.open-bills'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/settlement-rules': {
    subject: COMPANY,
    summary: say('settlement.api.rules'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/settlement-rules': {
    subject: COMPANY,
    summary: say('settlement.api.rule-set'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/settlement-rules/withdraw': {
    subject: COMPANY,
    summary: say('settlement.api.rule-withdraw'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/lines/:transactionId/posting': {
    subject: COMPANY,
    summary: say('settlement.api.posting'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/lines/:transactionId/posting/preview': {
    subject: COMPANY,
    summary: say('settlement.api.posting-preview'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/lines/:transactionId/posting': {
    subject: COMPANY,
    summary: say('settlement.api.posting-set'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/lines/:transactionId/posting/undo': {
    subject: COMPANY,
    summary: say('settlement.api.posting-undo'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/advances': {
    subject: COMPANY,
    summary: say('settlement-desk.api.advances'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/advances/adjust': {
    subject: COMPANY,
    summary: say('settlement-desk.api.advance-adjust'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/advance-vouchers': {
    subject: COMPANY,
    summary: say('settlement-desk.api.advance-vouchers'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/advance-vouchers': {
    subject: COMPANY,
    summary: say('settlement-desk.api.advance-voucher'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/advance-vouchers/:voucherId/pdf': {
    subject: COMPANY,
    summary: say('settlement-desk.api.advance-voucher-pdf'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/ageing': {
    subject: COMPANY,
    summary: say('settlement.api.ageing'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/bank-reconciliation': {
    subject: COMPANY,
    summary: say('settlement.api.reconciliation'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/tax-controls': {
    subject: COMPANY,
    summary: say('settlement.api.tax-controls'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/loans': {
    subject: COMPANY,
    summary: say('settlement.api.loans'),
    verdicts: COMPANY_READ,
  },
  'PATCH /companies/:companyId/loans/:loanId': {
    subject: COMPANY,
    summary: say('settlement.api.loan-change'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/loans': {
    subject: COMPANY,
    summary: say('settlement.api.loan-add'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
