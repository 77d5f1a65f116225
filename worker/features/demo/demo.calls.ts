import { say } from '../../domain/shared/message';
import { type Calls, verdicts } from '../../platform/access';
import { PERSON } from '../../platform/subject';

export const demoCalls = {
  'POST /init-demo-data': {
    subject: PERSON,
    summary: say('api.demo.create'),
    verdicts: verdicts('allow', 'forbid', 'forbid', 'allow', 'allow', 'allow'),
  },
} satisfies Calls;
