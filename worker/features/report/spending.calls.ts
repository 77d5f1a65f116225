import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../platform/access';

export const spendingCalls = {
  'GET /companies/:companyId/spending': { subject: COMPANY, summary: say('api.spending.read'), verdicts: COMPANY_READ },
  'GET /companies/:companyId/budgets': { subject: COMPANY, summary: say('api.budget.list'), verdicts: COMPANY_READ },
  'POST /companies/:companyId/budgets': { subject: COMPANY, summary: say('api.budget.set'), verdicts: COMPANY_WRITE },
  'POST /companies/:companyId/budgets/:budgetId/remove': {
    subject: COMPANY,
    summary: say('api.budget.remove'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
