import { say } from '../../../domain/shared/message';
import { type Calls, FIRM, FIRM_LEAD, FIRM_READ } from '../../../platform/access';

export const reliefCalls = {
  'GET /ca-firms/:caFirmId/reliefs': { subject: FIRM, summary: say('api.relief.list'), verdicts: FIRM_READ },
  'POST /ca-firms/:caFirmId/reliefs': { subject: FIRM, summary: say('api.relief.create'), verdicts: FIRM_LEAD },
  'GET /ca-firms/:caFirmId/reliefs/:reliefId/effect': {
    subject: FIRM,
    summary: say('api.relief.effect'),
    verdicts: FIRM_READ,
  },
  'POST /ca-firms/:caFirmId/reliefs/:reliefId/approve': {
    subject: FIRM,
    summary: say('api.relief.approve'),
    verdicts: FIRM_LEAD,
  },
  'POST /ca-firms/:caFirmId/reliefs/:reliefId/refuse': {
    subject: FIRM,
    summary: say('api.relief.refuse'),
    verdicts: FIRM_LEAD,
  },
  'POST /ca-firms/:caFirmId/reliefs/:reliefId/withdraw': {
    subject: FIRM,
    summary: say('api.relief.withdraw'),
    verdicts: FIRM_LEAD,
  },
} satisfies Calls;
