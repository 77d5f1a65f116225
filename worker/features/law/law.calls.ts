import { say } from '../../domain/shared/message';
import { type Calls, EVERYONE, PERSON } from '../../platform/access';

export const lawCalls = {
  'GET /law-rules/:ruleId/versions': { subject: PERSON, summary: say('api.law.versions'), verdicts: EVERYONE },
} satisfies Calls;
