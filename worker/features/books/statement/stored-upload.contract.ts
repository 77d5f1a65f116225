import { z } from 'zod';
import { maskAccountNumber } from '../../../domain/shared/masking';
import { formatRupees } from '../../../domain/shared/money';
import { numeric, page } from '../../../platform/wire';
import { notice, orNull } from './statement.contract';
import type { StatementUpload } from './statement.table';

/** No day and no count in a file's name has so many digits. */
const LONG_NUMBER = /\d{9,}/g;

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

/** A stored statement; a bank names its files by the account, of which not everybody sees the whole number. */
export function storedUploadJson(upload: StatementUpload, seesNumber: boolean) {
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
    fileName:
      upload.fileName && !seesNumber ? upload.fileName.replace(LONG_NUMBER, maskAccountNumber) : upload.fileName,
    covered: upload.covered.map(({ from, to }) => ({ from, to })),
    opening: orNull(upload.opening),
    closing: orNull(upload.closing),
    creditTotal: formatRupees(upload.creditTotal),
    debitTotal: formatRupees(upload.debitTotal),
  };
}
