import { z } from 'zod';
import { STATEMENT_LIMITS, type Statement } from '../../domain/bank/statement';
import { formatRupees, type Paise } from '../../domain/shared/money';
import { page } from '../../platform/paging';
import { numeric } from '../../platform/wire';
import type { StatementUpload } from './bank.table';

/** The specification's words for an upload that lacks its account or its text. */
export const NOTHING_TO_READ = 'Please select account and provide statement data';

export const statementUpload = z
  .object({
    bankAccountId: z.uuid(NOTHING_TO_READ),
    statementData: z.string(NOTHING_TO_READ).optional(),
    fileName: z.string().max(255).optional(),
    fileBase64: z.string().optional(),
    skipLines: z.array(z.int().min(1)).max(STATEMENT_LIMITS.lines).default([]),
    dateOrder: z.enum(['DMY', 'MDY']).optional().describe('How 04/05/2025 is read where the file leaves it open'),
  })
  .refine(({ statementData, fileBase64 }) => (statementData === undefined) !== (fileBase64 === undefined), {
    message: NOTHING_TO_READ,
    path: ['statementData'],
  });

export type StatementRequest = z.infer<typeof statementUpload>;

const notice = z.object({ line: z.number(), code: z.string(), message: z.string() });
const lineAnswer = z.object({
  line: z.number(),
  date: z.iso.date(),
  description: z.string(),
  side: z.enum(['credit', 'debit']),
  amount: numeric,
  balance: numeric.nullable(),
  isKnown: z.boolean(),
});

const proof = {
  warnings: z.array(notice),
  skipped: z.array(notice),
  opening: numeric.nullable(),
  closing: numeric.nullable(),
  agreeing: z.number().describe('Rows whose balance follows from the row before'),
  checked: z.number(),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  dateOrder: z.enum(['DMY', 'MDY']),
};

export const previewAnswer = z.object({
  ...proof,
  lineCount: z.number(),
  newCount: z.number(),
  knownCount: z.number(),
  problems: z.array(notice),
  problemCount: z.number(),
  sample: z.array(lineAnswer),
});

export const uploadAnswer = z.object({
  message: z.string(),
  added: z.number(),
  known: z.number(),
  uploadId: z.uuid().nullable(),
  ...proof,
});

export type UploadAnswer = z.infer<typeof uploadAnswer>;

const orNull = (amount: Paise | null) => (amount === null ? null : formatRupees(amount));

export function proofJson(statement: Statement) {
  const { warnings, skipped, opening, closing, agreeing, checked, period, dateOrder } = statement;
  return {
    warnings,
    skipped,
    opening: orNull(opening),
    closing: orNull(closing),
    agreeing,
    checked,
    period,
    dateOrder,
  };
}

const SAMPLE_LINES = 5;

export function previewJson(statement: Statement, known: readonly boolean[]): z.infer<typeof previewAnswer> {
  const knownCount = known.filter(Boolean).length;
  const sample = statement.lines.slice(0, SAMPLE_LINES).map((line, place) => ({
    line: line.line,
    date: line.date,
    description: line.description,
    side: line.side,
    amount: formatRupees(line.amount),
    balance: orNull(line.balance),
    isKnown: known[place] ?? false,
  }));
  const { problems, problemCount, lines } = statement;
  const counts = { lineCount: lines.length, newCount: lines.length - knownCount, knownCount };
  return { ...proofJson(statement), ...counts, problems, problemCount, sample };
}

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
  createdAt: z.string(),
});

export function storedUploadJson(upload: StatementUpload): z.infer<typeof storedUploadAnswer> {
  const { companyId: _company, fileKey: _key, createdBy: _by, ...shown } = upload;
  return {
    ...shown,
    opening: orNull(upload.opening),
    closing: orNull(upload.closing),
    creditTotal: formatRupees(upload.creditTotal),
    debitTotal: formatRupees(upload.debitTotal),
  };
}
