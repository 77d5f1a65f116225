import { say } from '../../domain/shared/message';
import { type Calls, EVERYONE } from '../../platform/access';
import { ANYONE } from '../../platform/subject';

export const devCalls = {
  'POST /dev/seed': { subject: ANYONE, summary: say('api.dev.seed'), verdicts: EVERYONE, localOnly: true },
  'GET /dev/outbox': { subject: ANYONE, summary: say('api.dev.outbox'), verdicts: EVERYONE, localOnly: true },
  'PUT /dev/clock': { subject: ANYONE, summary: say('api.dev.clock'), verdicts: EVERYONE, localOnly: true },
} satisfies Calls;
