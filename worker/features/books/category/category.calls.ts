import { say } from '../../../domain/shared/message';
import { type Calls, EVERYONE, PERSON, verdicts } from '../../../platform/access';

export const categoryCalls = {
  'GET /expense-categories': { subject: PERSON, summary: say('api.category.list'), verdicts: EVERYONE },
  'POST /expense-categories': {
    subject: PERSON,
    summary: say('api.category.create'),
    verdicts: verdicts('forbid', 'forbid', 'allow', 'allow', 'allow', 'allow'),
  },
} satisfies Calls;
