import { say } from '../../../domain/shared/message';
import { ANYONE, type Calls, EVERYONE, FIRM, FIRM_OWN, PERSON } from '../../../platform/access';

export const feedCalls = {
  'GET /calendar-feeds': { subject: PERSON, summary: say('api.feed.list'), verdicts: EVERYONE },
  'POST /calendar-feeds': { subject: PERSON, summary: say('api.feed.create'), verdicts: EVERYONE },
  'POST /calendar-feeds/:feedId/revoke': { subject: PERSON, summary: say('api.feed.revoke'), verdicts: EVERYONE },
  'GET /ca-firms/:caFirmId/calendar-feeds': { subject: FIRM, summary: say('api.feed.list-firm'), verdicts: FIRM_OWN },
  'POST /ca-firms/:caFirmId/calendar-feeds/:feedId/revoke': {
    subject: FIRM,
    summary: say('api.feed.revoke-firm'),
    verdicts: FIRM_OWN,
  },
  'GET /feeds/:token': { subject: ANYONE, summary: say('api.feed.read'), verdicts: EVERYONE },
} satisfies Calls;
