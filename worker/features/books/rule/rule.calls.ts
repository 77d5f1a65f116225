import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const categoryRuleCalls = {
  'GET /companies/:companyId/category-rules': {
    subject: COMPANY,
    summary: say('api.rule.list'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/category-rules': {
    subject: COMPANY,
    summary: say('api.rule.create'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/category-rules/preview': {
    subject: COMPANY,
    summary: say('api.rule.preview'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/category-rules/order': {
    subject: COMPANY,
    summary: say('api.rule.order'),
    verdicts: COMPANY_WRITE,
  },
  'PATCH /companies/:companyId/category-rules/:ruleId': {
    subject: COMPANY,
    summary: say('api.rule.change'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/category-rules/:ruleId/remove': {
    subject: COMPANY,
    summary: say('api.rule.remove'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
