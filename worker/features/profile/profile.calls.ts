import { say } from '../../domain/shared/message';
import { type Calls, EVERYONE, PERSON } from '../../platform/access';

export const profileCalls = {
  'GET /profile': { subject: PERSON, summary: say('api.profile.read'), verdicts: EVERYONE },
  'PATCH /profile': { subject: PERSON, summary: say('api.profile.rename'), verdicts: EVERYONE },
  'PUT /profile/digest': { subject: PERSON, summary: say('api.profile.digest'), verdicts: EVERYONE },
  'POST /profile/address': { subject: PERSON, summary: say('api.profile.change-address'), verdicts: EVERYONE },
  'POST /profile/address/withdraw': { subject: PERSON, summary: say('api.profile.keep-address'), verdicts: EVERYONE },
} satisfies Calls;
