import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

const TDS = '/companies/:companyId/tds';
const ONE = `${TDS}/statements/:form/:quarter` as const;

export const statementCalls = {
  [`GET ${TDS}/statements` as const]: {
    subject: COMPANY,
    summary: say('api.tds-statement.list'),
    verdicts: COMPANY_READ,
  },
  [`PUT ${TDS}/deductor` as const]: {
    subject: COMPANY,
    summary: say('api.tds-statement.deductor'),
    verdicts: COMPANY_WRITE,
  },
  [`GET ${ONE}` as const]: { subject: COMPANY, summary: say('api.tds-statement.draft'), verdicts: COMPANY_READ },
  [`POST ${ONE}/corrections` as const]: {
    subject: COMPANY,
    summary: say('api.tds-statement.correct'),
    verdicts: COMPANY_WRITE,
  },
  [`GET ${ONE}/corrections/:correctionNumber` as const]: {
    subject: COMPANY,
    summary: say('api.tds-statement.correction'),
    verdicts: COMPANY_READ,
  },
  [`POST ${ONE}/corrections/:correctionNumber/file` as const]: {
    subject: COMPANY,
    summary: say('api.tds-statement.file-correction'),
    verdicts: COMPANY_WRITE,
  },
  [`GET ${TDS}/certificates/:form/:quarter` as const]: {
    subject: COMPANY,
    summary: say('api.tds-statement.certificates'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
