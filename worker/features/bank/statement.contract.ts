import { z } from 'zod';
import { STATEMENT_LIMITS, type Statement } from '../../domain/bank/statement';
import { lackingIn } from '../../domain/bank/statement/layout-refusal';
import { ROLES } from '../../domain/bank/statement/roles';
import { maskAccountNumber } from '../../domain/shared/masking';
import { formatRupees, type Paise } from '../../domain/shared/money';
import { unfit } from '../../platform/invalid';
import { page } from '../../platform/paging';
import { numeric } from '../../platform/wire';
import type { StatementUpload } from './bank.table';
import type { Compared } from './statement.repository';

/** The specification's words for an upload that lacks its account or its text. */
export const NOTHING_TO_READ = 'Please select account and provide statement data';

const BASE64 = /^[\w+/\s-]*={0,2}\s*$/;
const NOT_BASE64 = 'Not base64. Send the bytes of the file in base64, with nothing in front of them';

/** How '%PDF' begins in base64. */
const PDF_IN_BASE64 = 'JVBER';

export const statementUpload = z
  .object({
    bankAccountId: z.uuid(NOTHING_TO_READ),
    statementData: z.string(NOTHING_TO_READ).optional(),
    fileName: z.string().max(255).optional(),
    fileBase64: z
      .string()
      .refine((text) => BASE64.test(text), unfit(NOT_BASE64))
      .optional(),
    originalBase64: z
      .string()
      .refine((text) => text.startsWith(PDF_IN_BASE64), 'The original of a table is a PDF')
      .optional()
      .describe('The PDF a table in statementData was read from: kept as the original, and not read'),
    skipLines: z.array(z.int().min(1)).max(STATEMENT_LIMITS.lines).default([]),
    dateOrder: z.enum(['DMY', 'MDY']).optional().describe('How 04/05/2025 is read where the file leaves it open'),
    mapping: z
      .partialRecord(z.enum(ROLES), z.int().min(0).max(STATEMENT_LIMITS.columns))
      .superRefine((mapping, context) => {
        const lacking = lackingIn(mapping);
        if (lacking) context.addIssue({ code: 'custom', message: lacking, params: { isUnfit: true } });
      })
      .optional()
      .describe('Columns put right by a person, by their place in the heading; remembered for the same heading'),
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

/** More than these are counted only. */
const KNOWN_LINES = 100;

const recognised = z.object({
  bank: z.string().nullable(),
  accountNumber: z.string().nullable().describe('Masked but for its end'),
  ifsc: z.string().nullable(),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  opening: numeric.nullable(),
  closing: numeric.nullable(),
  headingLine: z.number(),
  headingShape: z.string(),
  headings: z.array(z.string()),
  columns: z.array(z.object({ role: z.enum(ROLES), place: z.number(), heading: z.string() })),
  ignoredCount: z.number(),
  ignored: z.array(z.object({ line: z.number(), kind: z.string(), text: z.string() })),
});

const proof = {
  recognised,
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
  known: z
    .array(lineAnswer.pick({ line: true, date: true, side: true, amount: true }))
    .describe(`The first ${KNOWN_LINES} lines that the account holds already`),
  insideCovered: z
    .array(z.number())
    .describe(
      'New lines on days that other statements prove complete: left out by skipLines, unless a person adds them',
    ),
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
    recognised: recognisedJson(statement),
  };
}

function recognisedJson({ facts, heading, ignored, ignoredCount }: Statement): z.infer<typeof recognised> {
  const columns = ROLES.flatMap((role) => {
    const place = heading.columns[role];
    return place === undefined ? [] : [{ role, place, heading: heading.cells[place] ?? '' }];
  });
  return {
    ...facts,
    accountNumber: facts.accountNumber && maskAccountNumber(facts.accountNumber),
    opening: orNull(facts.opening),
    closing: orNull(facts.closing),
    headingLine: heading.line,
    headingShape: heading.shape,
    headings: [...heading.cells],
    columns,
    ignoredCount,
    ignored,
  };
}

const SAMPLE_LINES = 5;

export function previewJson(statement: Statement, compared: Compared): z.infer<typeof previewAnswer> {
  const held = compared.lines.filter(({ isKnown }) => isKnown);
  const knownCount = held.length;
  const known = held
    .toSorted((one, other) => one.line.line - other.line.line)
    .slice(0, KNOWN_LINES)
    .map(({ line: { line, date, side, amount } }) => ({ line, date, side, amount: formatRupees(amount) }));
  const sample = statement.lines.slice(0, SAMPLE_LINES).map((line, place) => ({
    line: line.line,
    date: line.date,
    description: line.description,
    side: line.side,
    amount: formatRupees(line.amount),
    balance: orNull(line.balance),
    isKnown: compared.lines[place]?.isKnown ?? false,
  }));
  const { problems, problemCount, lines } = statement;
  const counts = { lineCount: lines.length, newCount: lines.length - knownCount, knownCount };
  const insideCovered = compared.inside.map(({ line }) => line);
  return { ...proofJson(statement), ...counts, known, insideCovered, problems, problemCount, sample };
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
