import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_LEAD, COMPANY_OWN } from '../../../platform/access';

export const companyPeopleCalls = {
  'GET /companies/:companyId/members': {
    subject: COMPANY,
    summary: say('api.people.company-members'),
    verdicts: COMPANY_LEAD,
  },
  'PATCH /companies/:companyId/members/:personId': {
    subject: COMPANY,
    summary: say('api.people.change-access'),
    verdicts: COMPANY_OWN,
  },
  'POST /companies/:companyId/members/:personId/remove': {
    subject: COMPANY,
    summary: say('api.people.remove-access'),
    verdicts: COMPANY_OWN,
  },
  'GET /companies/:companyId/invitations': {
    subject: COMPANY,
    summary: say('api.people.company-invitations'),
    verdicts: COMPANY_LEAD,
  },
  'POST /companies/:companyId/invitations': {
    subject: COMPANY,
    summary: say('api.people.company-invite'),
    verdicts: COMPANY_OWN,
  },
  'POST /companies/:companyId/invitations/:invitationId/revoke': {
    subject: COMPANY,
    summary: say('api.people.revoke'),
    verdicts: COMPANY_OWN,
  },
} satisfies Calls;
