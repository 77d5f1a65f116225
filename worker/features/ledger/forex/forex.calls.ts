import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const forexCalls = {
  'GET /companies/:companyId/foreign-currency': {
    subject: COMPANY,
    summary: say('api.forex.read'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/foreign-currency/lines': {
    subject: COMPANY,
    summary: say('api.forex.lines'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/foreign-currency/lines': {
    subject: COMPANY,
    summary: say('api.forex.lines-add'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/foreign-currency/file': {
    subject: COMPANY,
    summary: say('api.forex.file'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/foreign-currency/lines/:foreignLineId/post': {
    subject: COMPANY,
    summary: say('api.forex.line-post'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/foreign-currency/lines/:foreignLineId/undo': {
    subject: COMPANY,
    summary: say('api.forex.line-undo'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/foreign-currency/lines/:foreignLineId/remove': {
    subject: COMPANY,
    summary: say('api.forex.line-remove'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/foreign-currency/restate': {
    subject: COMPANY,
    summary: say('api.forex.restate'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/exchange-rates': {
    subject: COMPANY,
    summary: say('api.forex.rates-add'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/exchange-rates/:exchangeRateId/remove': {
    subject: COMPANY,
    summary: say('api.forex.rate-remove'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
