import { say } from '../../domain/shared/message';
import { type Calls, FIRM, FIRM_READ, PERSON, verdicts } from '../../platform/access';

export const subscriptionCalls = {
  'GET /ca-firms/:caFirmId/subscriptions': {
    subject: FIRM,
    summary: say('api.subscription.list'),
    verdicts: FIRM_READ,
  },
  'POST /client-subscriptions': {
    subject: PERSON,
    summary: say('api.subscription.create'),
    verdicts: verdicts('forbid', 'forbid', 'forbid', 'forbid', 'allow', 'allow'),
  },
} satisfies Calls;
