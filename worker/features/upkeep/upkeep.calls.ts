import { say } from '../../domain/shared/message';
import { type Calls, NOBODY, PERSON } from '../../platform/access';

export const upkeepCalls = {
  'GET /operations': {
    subject: PERSON,
    summary: say('api.upkeep.operations'),
    verdicts: NOBODY,
    operatorOnly: true,
  },
} satisfies Calls;
