import { say } from '../../domain/shared/message';
import { type Calls, EVERYONE, PERSON, verdicts } from '../../platform/access';

/** For whoever keeps a company's or a firm's books; a number of somebody else's is nothing for a visitor to look up. */
const BOOK_KEEPERS = verdicts('forbid', 'forbid', 'allow', 'allow', 'allow', 'allow');

export const verificationCalls = {
  'GET /external-apis/status': { subject: PERSON, summary: say('api.verification.status'), verdicts: EVERYONE },
  'POST /verify/gstin': { subject: PERSON, summary: say('api.verification.gstin'), verdicts: BOOK_KEEPERS },
  'POST /verify/pan': { subject: PERSON, summary: say('api.verification.pan'), verdicts: BOOK_KEEPERS },
  'POST /verify/tan': { subject: PERSON, summary: say('api.verification.tan'), verdicts: BOOK_KEEPERS },
  'POST /verify/cin': { subject: PERSON, summary: say('api.verification.cin'), verdicts: BOOK_KEEPERS },
} satisfies Calls;
