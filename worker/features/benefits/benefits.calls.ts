import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../platform/access';

const BENEFITS = '/companies/:companyId/benefits';

export const benefitCalls = {
  [`GET ${BENEFITS}` as const]: { subject: COMPANY, summary: say('api.benefits.read'), verdicts: COMPANY_READ },
  'POST /companies/:companyId/benefit-validation': {
    subject: COMPANY,
    summary: say('api.benefits.validate'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/benefit-validations': {
    subject: COMPANY,
    summary: say('api.benefits.history'),
    verdicts: COMPANY_READ,
  },
  [`POST ${BENEFITS}/:benefit/application` as const]: {
    subject: COMPANY,
    summary: say('api.benefits.apply'),
    verdicts: COMPANY_WRITE,
  },
  [`GET ${BENEFITS}/:benefit/pack` as const]: {
    subject: COMPANY,
    summary: say('api.benefits.pack'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
