import { say } from '../../domain/shared/message';
import { type Calls, EVERYONE, FIRM, FIRM_LEAD, FIRM_OWN, FIRM_READ, PERSON } from '../../platform/access';

export const peopleCalls = {
  'GET /ca-firms/:caFirmId/members': { subject: FIRM, summary: say('api.people.members'), verdicts: FIRM_READ },
  'PATCH /ca-firms/:caFirmId/members/:memberId': {
    subject: FIRM,
    summary: say('api.people.change-role'),
    verdicts: FIRM_OWN,
  },
  'POST /ca-firms/:caFirmId/members/:memberId/remove': {
    subject: FIRM,
    summary: say('api.people.remove'),
    verdicts: FIRM_OWN,
  },
  'GET /ca-firms/:caFirmId/invitations': {
    subject: FIRM,
    summary: say('api.people.invitations'),
    verdicts: FIRM_LEAD,
  },
  'POST /ca-firms/:caFirmId/invitations': { subject: FIRM, summary: say('api.people.invite'), verdicts: FIRM_OWN },
  'POST /ca-firms/:caFirmId/invitations/:invitationId/revoke': {
    subject: FIRM,
    summary: say('api.people.revoke'),
    verdicts: FIRM_OWN,
  },
  // The link itself says of what; whoever it was not sent to learns nothing by it and cannot use it.
  'GET /invitations/:token': { subject: PERSON, summary: say('api.people.read-invitation'), verdicts: EVERYONE },
  'POST /invitations/:token/accept': { subject: PERSON, summary: say('api.people.accept'), verdicts: EVERYONE },
} satisfies Calls;
