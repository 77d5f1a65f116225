import { say } from '../../domain/shared/message';
import {
  type Calls,
  COMPANY,
  COMPANY_LEAD,
  COMPANY_OWN,
  FIRM,
  FIRM_LEAD,
  FIRM_OWN,
  verdicts,
} from '../../platform/access';

/** What a company's founder alone does: its firm cannot agree with itself. */
const FOUNDER = verdicts('hide', 'forbid', 'allow', 'forbid', 'forbid', 'forbid');
/** What the owner of its firm alone does. */
const FIRM_OWNER = verdicts('hide', 'forbid', 'forbid', 'forbid', 'forbid', 'allow');

export const moveCalls = {
  'GET /companies/:companyId/move': { subject: COMPANY, summary: say('api.move.read'), verdicts: COMPANY_LEAD },
  'POST /companies/:companyId/hand-over': { subject: COMPANY, summary: say('api.move.hand-over'), verdicts: FOUNDER },
  'POST /companies/:companyId/release': { subject: COMPANY, summary: say('api.move.release'), verdicts: FIRM_OWNER },
  'POST /companies/:companyId/move/withdraw': {
    subject: COMPANY,
    summary: say('api.move.withdraw'),
    verdicts: COMPANY_OWN,
  },
  'POST /companies/:companyId/move/accept': {
    subject: COMPANY,
    summary: say('api.move.accept-release'),
    verdicts: FOUNDER,
  },
  'POST /companies/:companyId/move/refuse': {
    subject: COMPANY,
    summary: say('api.move.refuse-release'),
    verdicts: FOUNDER,
  },
  // What is offered to the reader's own address: a firm learns of it by its owner.
  'GET /ca-firms/:caFirmId/moves': { subject: FIRM, summary: say('api.move.offered'), verdicts: FIRM_OWN },
  'POST /ca-firms/:caFirmId/moves/:moveId/accept': {
    subject: FIRM,
    summary: say('api.move.accept-hand-over'),
    verdicts: FIRM_OWN,
  },
  'POST /ca-firms/:caFirmId/moves/:moveId/refuse': {
    subject: FIRM,
    summary: say('api.move.refuse-hand-over'),
    verdicts: FIRM_OWN,
  },
  'GET /ca-firms/:caFirmId/past-subscriptions': {
    subject: FIRM,
    summary: say('api.move.past-subscriptions'),
    verdicts: FIRM_LEAD,
  },
} satisfies Calls;
