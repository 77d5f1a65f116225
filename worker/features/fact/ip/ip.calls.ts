import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

const ASSETS = '/companies/:companyId/ip-assets';

export const ipCalls = {
  'GET /companies/:companyId/ip-portfolio': {
    subject: COMPANY,
    summary: say('api.ip.portfolio'),
    verdicts: COMPANY_READ,
  },
  [`GET ${ASSETS}` as const]: { subject: COMPANY, summary: say('api.ip.assets'), verdicts: COMPANY_READ },
  [`POST ${ASSETS}` as const]: { subject: COMPANY, summary: say('api.ip.add'), verdicts: COMPANY_WRITE },
  [`PUT ${ASSETS}/:ipAssetId` as const]: { subject: COMPANY, summary: say('api.ip.change'), verdicts: COMPANY_WRITE },
  [`POST ${ASSETS}/:ipAssetId/withdraw` as const]: {
    subject: COMPANY,
    summary: say('api.ip.withdraw'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/ip-sync': { subject: COMPANY, summary: say('api.ip.sync'), verdicts: COMPANY_WRITE },
} satisfies Calls;
