import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

const AUDITS = '/companies/:companyId/tax-audits/:taxAuditYear';
const read = { subject: COMPANY, verdicts: COMPANY_READ };

export const taxAuditCalls = {
  [`GET ${AUDITS}` as const]: { ...read, summary: say('api.tax-audit.clauses') },
  [`GET ${AUDITS}/worksheet` as const]: { ...read, summary: say('api.tax-audit.worksheet') },
  [`PUT ${AUDITS}/clauses/:auditClause` as const]: {
    ...{ subject: COMPANY, verdicts: COMPANY_WRITE },
    summary: say('api.tax-audit.answer'),
  },
} satisfies Calls;
