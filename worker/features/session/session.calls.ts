import { say } from '../../domain/shared/message';
import { ANYONE, type Calls, EVERYONE, PERSON } from '../../platform/access';

export const sessionCalls = {
  'GET /health': { subject: ANYONE, summary: say('api.session.health'), verdicts: EVERYONE },
  'GET /settings': { subject: ANYONE, summary: say('api.session.settings'), verdicts: EVERYONE },
  'GET /me': { subject: PERSON, summary: say('api.session.me'), verdicts: EVERYONE },
  'GET /sessions': { subject: PERSON, summary: say('api.session.list'), verdicts: EVERYONE },
  'POST /sessions/:sessionId/revoke': { subject: PERSON, summary: say('api.session.revoke'), verdicts: EVERYONE },
} satisfies Calls;
