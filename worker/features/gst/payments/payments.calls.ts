import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

export const paymentsCalls = {
  'GET /companies/:companyId/gst/:gstin/:period/pmt-06': {
    subject: COMPANY,
    summary: say('api.gst.pmt-06'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/gst/:gstin/:period/cmp-08': {
    subject: COMPANY,
    summary: say('api.gst.cmp-08'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/gst/:gstin/:period/cmp-08': {
    subject: COMPANY,
    summary: say('api.gst.cmp-08-post'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/gst-challans': {
    subject: COMPANY,
    summary: say('api.gst.challans'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/gst-challans': {
    subject: COMPANY,
    summary: say('api.gst.challan-record'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
