import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE, verdicts } from '../../../platform/access';

const PLANS = '/companies/:companyId/tax-plans';

/** Whether a plan was looked at is for the firm's people to say, and not for who made it. */
const COMPANY_REVIEW = verdicts('hide', 'forbid', 'forbid', 'allow', 'allow', 'allow');

export const taxPlanCalls = {
  [`GET ${PLANS}` as const]: { subject: COMPANY, summary: say('api.tax-plan.list'), verdicts: COMPANY_READ },
  [`GET ${PLANS}/suggestion` as const]: {
    subject: COMPANY,
    summary: say('api.tax-plan.suggestion'),
    verdicts: COMPANY_READ,
  },
  [`POST ${PLANS}` as const]: { subject: COMPANY, summary: say('api.tax-plan.save'), verdicts: COMPANY_WRITE },
  [`PATCH ${PLANS}/:taxPlanId` as const]: {
    subject: COMPANY,
    summary: say('api.tax-plan.change'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${PLANS}/:taxPlanId/review` as const]: {
    subject: COMPANY,
    summary: say('api.tax-plan.review'),
    verdicts: COMPANY_REVIEW,
  },
  [`POST ${PLANS}/:taxPlanId/remove` as const]: {
    subject: COMPANY,
    summary: say('api.tax-plan.remove'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
