import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const partyCalls = {
  'GET /companies/:companyId/parties': {
    subject: COMPANY,
    summary: say('api.ledger-document.party.list'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/parties': {
    subject: COMPANY,
    summary: say('api.ledger-document.party.add'),
    verdicts: COMPANY_WRITE,
  },
  'PATCH /companies/:companyId/parties/:partyId': {
    subject: COMPANY,
    summary: say('api.ledger-document.party.edit'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/parties/:partyId/statement': {
    subject: COMPANY,
    summary: say('settlement-desk.api.statement'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
