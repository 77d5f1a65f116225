import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE, ofCompany } from '../../../platform/access';

/** A statement stored for a company, found by its id. */
export const UPLOAD = ofCompany('uploadId', 'statement_uploads');

export const statementCalls = {
  'POST /companies/:companyId/statement-preview': {
    subject: COMPANY,
    summary: say('api.statement.preview'),
    verdicts: COMPANY_WRITE,
  },
  'POST /companies/:companyId/upload-statement': {
    subject: COMPANY,
    summary: say('api.statement.upload'),
    verdicts: COMPANY_WRITE,
  },
  'GET /companies/:companyId/statement-uploads': {
    subject: COMPANY,
    summary: say('api.statement.list'),
    verdicts: COMPANY_READ,
  },
  'GET /statement-uploads/:uploadId/file': {
    subject: UPLOAD,
    summary: say('api.statement.file'),
    verdicts: COMPANY_WRITE,
  },
  'POST /statement-uploads/:uploadId/undo': {
    subject: UPLOAD,
    summary: say('api.statement.undo'),
    verdicts: COMPANY_WRITE,
  },
} satisfies Calls;
