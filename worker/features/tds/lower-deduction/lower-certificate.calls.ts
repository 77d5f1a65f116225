import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

const CERTIFICATES = '/companies/:companyId/tds/lower-certificates';

export const lowerCertificateCalls = {
  [`GET ${CERTIFICATES}` as const]: {
    subject: COMPANY,
    summary: say('api.tds.certificates'),
    verdicts: COMPANY_READ,
  },
  [`POST ${CERTIFICATES}` as const]: {
    subject: COMPANY,
    summary: say('api.tds.certificate-add'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${CERTIFICATES}/:lowerCertificateId/end` as const]: {
    subject: COMPANY,
    summary: say('api.tds.certificate-end'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
