import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

const SPREADS = '/companies/:companyId/spreads';

export const spreadCalls = {
  [`GET ${SPREADS}` as const]: { subject: COMPANY, summary: say('api.spread.list'), verdicts: COMPANY_READ },
  [`POST ${SPREADS}` as const]: { subject: COMPANY, summary: say('api.spread.add'), verdicts: COMPANY_WRITE },
  [`POST ${SPREADS}/post` as const]: { subject: COMPANY, summary: say('api.spread.post'), verdicts: COMPANY_WRITE },
  [`POST ${SPREADS}/:spreadId/remove` as const]: {
    subject: COMPANY,
    summary: say('api.spread.remove'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
