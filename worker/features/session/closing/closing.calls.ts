import { say } from '../../../domain/shared/message';
import { type Calls, EVERYONE, PERSON } from '../../../platform/access';

export const closingCalls = {
  'GET /profile/closing': { subject: PERSON, summary: say('api.closing.read'), verdicts: EVERYONE },
  'POST /profile/close': { subject: PERSON, summary: say('api.closing.close'), verdicts: EVERYONE },
} satisfies Calls;
