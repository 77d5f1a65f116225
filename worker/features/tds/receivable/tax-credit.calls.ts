import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

const RECEIVABLE = '/companies/:companyId/tds/receivable';

export const taxCreditCalls = {
  [`GET ${RECEIVABLE}` as const]: { subject: COMPANY, summary: say('api.tax-credit.list'), verdicts: COMPANY_READ },
  [`POST ${RECEIVABLE}/import` as const]: {
    subject: COMPANY,
    summary: say('api.tax-credit.import'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${RECEIVABLE}/deductors` as const]: {
    subject: COMPANY,
    summary: say('api.tax-credit.join'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${RECEIVABLE}/post` as const]: {
    subject: COMPANY,
    summary: say('api.tax-credit.post'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
