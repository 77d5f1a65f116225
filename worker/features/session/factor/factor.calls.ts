import { say } from '../../../domain/shared/message';
import { type Calls, EVERYONE, PERSON } from '../../../platform/access';

export const factorCalls = {
  'GET /second-factor': { subject: PERSON, summary: say('api.factor.read'), verdicts: EVERYONE },
  'POST /second-factor/begin': { subject: PERSON, summary: say('api.factor.begin'), verdicts: EVERYONE },
  'POST /second-factor/confirm': { subject: PERSON, summary: say('api.factor.confirm'), verdicts: EVERYONE },
  'POST /second-factor/recovery-codes': { subject: PERSON, summary: say('api.factor.renew'), verdicts: EVERYONE },
  'POST /second-factor/challenge': { subject: PERSON, summary: say('api.factor.challenge'), verdicts: EVERYONE },
  'POST /second-factor/passkeys/begin': { subject: PERSON, summary: say('api.passkey.begin'), verdicts: EVERYONE },
  'POST /second-factor/passkeys': { subject: PERSON, summary: say('api.passkey.add'), verdicts: EVERYONE },
  'PATCH /second-factor/passkeys/:passkeyId': {
    subject: PERSON,
    summary: say('api.passkey.rename'),
    verdicts: EVERYONE,
  },
  'POST /second-factor/passkeys/:passkeyId/remove': {
    subject: PERSON,
    summary: say('api.passkey.remove'),
    verdicts: EVERYONE,
  },
  'POST /second-factor/remove': { subject: PERSON, summary: say('api.factor.remove'), verdicts: EVERYONE },
} satisfies Calls;
