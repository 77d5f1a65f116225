import { say } from '../../domain/shared/message';
import { type Calls, PERSON, verdicts } from '../../platform/access';

export const demoCalls = {
  'POST /init-demo-data': {
    subject: PERSON,
    summary: say('api.demo.create'),
    verdicts: verdicts('allow', 'forbid', 'forbid', 'allow', 'allow', 'allow'),
  },
} satisfies Calls;
