import { say } from '../../../domain/shared/message';
import { type Calls, EVERYONE, PERSON } from '../../../platform/access';

export const layoutCalls = {
  'PUT /profile/dashboard': { subject: PERSON, summary: say('api.dashboard.lay'), verdicts: EVERYONE },
} satisfies Calls;
