import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../platform/access';

export const gstCalls = {
  'GET /companies/:companyId/gst-returns': {
    subject: COMPANY,
    summary: say('api.gst.returns'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/gst/:gstin/:period/gstr-1': {
    subject: COMPANY,
    summary: say('api.gst.gstr-1'),
    verdicts: COMPANY_READ,
  },
  'GET /companies/:companyId/gst/:gstin/:period/iff': {
    subject: COMPANY,
    summary: say('api.gst.iff'),
    verdicts: COMPANY_READ,
  },
  'POST /companies/:companyId/gst-returns/steps': {
    subject: COMPANY,
    summary: say('api.gst.step'),
    verdicts: COMPANY_WRITE,
  },
  'PATCH /companies/:companyId/invoices/:documentId/gst-particulars': {
    subject: COMPANY,
    summary: say('api.gst.particulars'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/gst-amendments': {
    subject: COMPANY,
    summary: say('api.gst.amend'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/gst-validation': {
    subject: COMPANY,
    summary: say('api.gst.validation'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
