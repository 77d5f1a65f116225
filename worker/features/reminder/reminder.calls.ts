import { say } from '../../domain/shared/message';
import { ANYONE, type Calls, EVERYONE } from '../../platform/access';

export const reminderCalls = {
  'POST /digest-opt-outs/:optOut': { subject: ANYONE, summary: say('api.reminder.opt-out'), verdicts: EVERYONE },
} satisfies Calls;
