import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE, ofCompany } from '../../platform/access';

/** A deduction by its id: a row of the ledger, or an event that somebody recorded. */
const TDS_TRANSACTION = ofCompany(
  'tdsTransactionId',
  "(SELECT id, company_id FROM tds_deductions UNION ALL SELECT id, company_id FROM company_events WHERE kind = 'deduction')",
);

const TDS = '/companies/:companyId/tds';

export const tdsCalls = {
  [`GET ${TDS}/overview` as const]: { subject: COMPANY, summary: say('api.tds.overview'), verdicts: COMPANY_READ },
  [`GET ${TDS}/what-if` as const]: { subject: COMPANY, summary: say('api.tds.what-if'), verdicts: COMPANY_READ },
  [`GET ${TDS}/deductions` as const]: { subject: COMPANY, summary: say('api.tds.deductions'), verdicts: COMPANY_READ },
  [`POST ${TDS}/deductions` as const]: { subject: COMPANY, summary: say('api.tds.deduct'), verdicts: COMPANY_WRITE },
  [`POST ${TDS}/deductions/:tdsDeductionId/withdraw` as const]: {
    subject: COMPANY,
    summary: say('api.tds.withdraw'),
    verdicts: COMPANY_WRITE,
  },
  [`GET ${TDS}/ledger` as const]: { subject: COMPANY, summary: say('api.tds.ledger'), verdicts: COMPANY_READ },
  [`GET ${TDS}/proposals` as const]: { subject: COMPANY, summary: say('api.tds.proposals'), verdicts: COMPANY_READ },
  [`POST ${TDS}/proposals/accept` as const]: {
    subject: COMPANY,
    summary: say('api.tds.accept'),
    verdicts: COMPANY_WRITE,
  },
  [`GET ${TDS}/challans` as const]: { subject: COMPANY, summary: say('api.tds.challans'), verdicts: COMPANY_READ },
  [`POST ${TDS}/challans` as const]: { subject: COMPANY, summary: say('api.tds.challan-add'), verdicts: COMPANY_WRITE },
  [`GET ${TDS}/challans/:challanId/file` as const]: {
    subject: COMPANY,
    summary: say('api.tds.challan-file'),
    verdicts: COMPANY_READ,
  },
  [`POST ${TDS}/challans/:challanId/deposit` as const]: {
    subject: COMPANY,
    summary: say('api.tds.challan-deposit'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${TDS}/challans/:challanId/use` as const]: {
    subject: COMPANY,
    summary: say('api.tds.challan-use'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${TDS}/challans/:challanId/cancel` as const]: {
    subject: COMPANY,
    summary: say('api.tds.challan-cancel'),
    verdicts: COMPANY_WRITE,
  },
  'POST /tds-transactions/:tdsTransactionId/generate-challan': {
    subject: TDS_TRANSACTION,
    summary: say('api.tds.generate-challan'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
