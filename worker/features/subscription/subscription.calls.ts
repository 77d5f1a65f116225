import { say } from '../../domain/shared/message';
import { type Calls, FIRM, FIRM_LEAD, FIRM_READ, ofCompany, PERSON, verdicts } from '../../platform/access';

/** A subscription of a client, found by its id. It is the firm's affair: the client's own people do not see it. */
const SUBSCRIPTION = ofCompany('subscriptionId', 'client_subscriptions');

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
  'PATCH /client-subscriptions/:subscriptionId': {
    subject: SUBSCRIPTION,
    summary: say('api.subscription.change'),
    verdicts: FIRM_LEAD,
  },
  'POST /client-subscriptions/:subscriptionId/end': {
    subject: SUBSCRIPTION,
    summary: say('api.subscription.end'),
    verdicts: FIRM_LEAD,
  },
  'POST /client-subscriptions/:subscriptionId/renew': {
    subject: SUBSCRIPTION,
    summary: say('api.subscription.renew'),
    verdicts: FIRM_LEAD,
  },
  'POST /client-subscriptions/:subscriptionId/remove': {
    subject: SUBSCRIPTION,
    summary: say('api.subscription.remove'),
    verdicts: FIRM_LEAD,
  },
} satisfies Calls;
