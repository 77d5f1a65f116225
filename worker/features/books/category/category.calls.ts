import { say } from '../../../domain/shared/message';
import { type Calls, EVERYONE, verdicts } from '../../../platform/access';
import { PERSON } from '../../../platform/subject';

export const categoryCalls = {
  'GET /expense-categories': { subject: PERSON, summary: say('api.category.list'), verdicts: EVERYONE },
  'POST /expense-categories': {
    subject: PERSON,
    summary: say('api.category.create'),
    verdicts: verdicts('forbid', 'forbid', 'allow', 'allow', 'allow', 'allow'),
  },
} satisfies Calls;
