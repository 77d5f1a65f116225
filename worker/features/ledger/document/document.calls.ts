import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_LEAD, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const documentCalls = {
  'POST /companies/:companyId/invoices': {
    subject: COMPANY,
    summary: say('api.ledger-document.invoice.record'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/invoices': {
    subject: COMPANY,
    summary: say('api.ledger-document.invoice.list'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/invoices/:documentId': {
    subject: COMPANY,
    summary: say('api.ledger-document.invoice.read'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/invoices/:documentId/pdf': {
    subject: COMPANY,
    summary: say('api.ledger-document.invoice.pdf'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/invoices/:documentId/cancel': {
    subject: COMPANY,
    summary: say('api.ledger-document.invoice.cancel'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/bills': {
    subject: COMPANY,
    summary: say('api.ledger-document.bill.record'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/bills': {
    subject: COMPANY,
    summary: say('api.ledger-document.bill.list'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/bills/:documentId': {
    subject: COMPANY,
    summary: say('api.ledger-document.bill.read'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/bills/:documentId/cancel': {
    subject: COMPANY,
    summary: say('api.ledger-document.bill.cancel'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/bills/:documentId/self-invoice': {
    subject: COMPANY,
    summary: say('api.ledger-document.bill.self-invoice'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/bills/:documentId/self-invoice': {
    subject: COMPANY,
    summary: say('api.ledger-document.bill.self-invoice-pdf'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/bills/:documentId/payment-voucher': {
    subject: COMPANY,
    summary: say('api.ledger-document.bill.payment-voucher'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/bills/:documentId/payment-voucher': {
    subject: COMPANY,
    summary: say('api.ledger-document.bill.payment-voucher-pdf'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/invoices/import': {
    subject: COMPANY,
    summary: say('api.ledger-document.invoice.import'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/bills/import': {
    subject: COMPANY,
    summary: say('api.ledger-document.bill.import'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/document-items': {
    subject: COMPANY,
    summary: say('api.ledger-document.items'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/document-totals': {
    subject: COMPANY,
    summary: say('api.ledger-document.totals'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/invoice-profile': {
    subject: COMPANY,
    summary: say('api.ledger-document.profile.read'),
    verdicts: COMPANY_READ,
  },
  'PUT /companies/:companyId/invoice-profile': {
    subject: COMPANY,
    summary: say('api.ledger-document.profile.set'),
    verdicts: COMPANY_LEAD,
  },
} satisfies Calls;
