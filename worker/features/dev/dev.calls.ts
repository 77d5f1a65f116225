import { say } from '../../domain/shared/message';
import { ANYONE, type Calls, EVERYONE } from '../../platform/access';

export const devCalls = {
  'POST /dev/seed': { subject: ANYONE, summary: say('api.dev.seed'), verdicts: EVERYONE, localOnly: true },
  'POST /dev/people': { subject: ANYONE, summary: say('api.dev.people'), verdicts: EVERYONE, localOnly: true },
  'GET /dev/outbox': { subject: ANYONE, summary: say('api.dev.outbox'), verdicts: EVERYONE, localOnly: true },
  'PUT /dev/clock': { subject: ANYONE, summary: say('api.dev.clock'), verdicts: EVERYONE, localOnly: true },
} satisfies Calls;
