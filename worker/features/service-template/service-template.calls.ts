import { say } from '../../domain/shared/message';
import { type Calls, FIRM, FIRM_READ } from '../../platform/access';

export const serviceTemplateCalls = {
  'GET /ca-firms/:caFirmId/service-templates': {
    subject: FIRM,
    summary: say('api.service-template.list'),
    verdicts: FIRM_READ,
  },
} satisfies Calls;
