import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

const ADVANCE_TAX = '/companies/:companyId/advance-tax';

export const advanceTaxCalls = {
  [`GET ${ADVANCE_TAX}` as const]: { subject: COMPANY, summary: say('api.advance-tax.desk'), verdicts: COMPANY_READ },
  [`POST ${ADVANCE_TAX}/estimates` as const]: {
    subject: COMPANY,
    summary: say('api.advance-tax.estimate'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${ADVANCE_TAX}/payments` as const]: {
    subject: COMPANY,
    summary: say('api.advance-tax.pay'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${ADVANCE_TAX}/payments/:taxPaymentId/correct` as const]: {
    subject: COMPANY,
    summary: say('api.advance-tax.correct'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${ADVANCE_TAX}/payments/:taxPaymentId/withdraw` as const]: {
    subject: COMPANY,
    summary: say('api.advance-tax.withdraw'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
