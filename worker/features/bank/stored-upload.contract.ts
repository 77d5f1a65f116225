import { z } from 'zod';
import { formatRupees } from '../../domain/shared/money';
import { page } from '../../platform/paging';
import { numeric } from '../../platform/wire';
import type { StatementUpload } from './bank.table';
import { notice, orNull } from './statement.contract';

export const uploadQuery = page.extend({ bankAccountId: z.uuid().optional() });

export const storedUploadAnswer = z.object({
  id: z.uuid(),
  bankAccountId: z.uuid(),
  fileName: z.string().nullable(),
  sha256: z.string(),
  bytes: z.number(),
  addedCount: z.number(),
  knownCount: z.number(),
  agreeing: z.number(),
  checked: z.number(),
  opening: numeric.nullable(),
  closing: numeric.nullable(),
  creditTotal: numeric,
  debitTotal: numeric,
  periodFrom: z.iso.date().nullable(),
  periodTo: z.iso.date().nullable(),
  warnings: z.array(notice),
  skipped: z.array(notice),
  ignoredCount: z.number(),
  covered: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
  undoneAt: z.string().nullable(),
  undoneByName: z.string().nullable(),
  createdAt: z.string(),
});

export function storedUploadJson(upload: StatementUpload): z.infer<typeof storedUploadAnswer> {
  const {
    companyId: _company,
    fileKey: _key,
    createdBy: _by,
    undoneBy: _undone,
    facts: _facts,
    breaks: _breaks,
    ...shown
  } = upload;
  return {
    ...shown,
    covered: [...upload.covered],
    opening: orNull(upload.opening),
    closing: orNull(upload.closing),
    creditTotal: formatRupees(upload.creditTotal),
    debitTotal: formatRupees(upload.debitTotal),
  };
}
