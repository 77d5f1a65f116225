import { say } from '../../domain/shared/message';
import { type Calls, FIRM, FIRM_LEAD, FIRM_READ } from '../../platform/access';

export const serviceTemplateCalls = {
  'GET /ca-firms/:caFirmId/service-templates': {
    subject: FIRM,
    summary: say('api.service-template.list'),
    verdicts: FIRM_READ,
  },
  'POST /ca-firms/:caFirmId/service-templates': {
    subject: FIRM,
    summary: say('api.service-template.create'),
    verdicts: FIRM_LEAD,
  },
  'PATCH /ca-firms/:caFirmId/service-templates/:templateId': {
    subject: FIRM,
    summary: say('api.service-template.change'),
    verdicts: FIRM_LEAD,
  },
  'POST /ca-firms/:caFirmId/service-templates/:templateId/archive': {
    subject: FIRM,
    summary: say('api.service-template.archive'),
    verdicts: FIRM_LEAD,
  },
  'POST /ca-firms/:caFirmId/service-templates/:templateId/restore': {
    subject: FIRM,
    summary: say('api.service-template.restore'),
    verdicts: FIRM_LEAD,
  },
  'POST /ca-firms/:caFirmId/service-templates/:templateId/remove': {
    subject: FIRM,
    summary: say('api.service-template.remove'),
    verdicts: FIRM_LEAD,
  },
} satisfies Calls;
