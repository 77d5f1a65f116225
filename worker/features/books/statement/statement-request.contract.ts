import { z } from 'zod';
import { lackingIn } from '../../../domain/bank/reader/heading/missing-columns';
import { ROLES, STATEMENT_LIMITS } from '../../../domain/bank/reader/model';
import { unfit } from '../../../platform/invalid';
import { inBaseWords } from '../../../platform/words';

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
    categorize: z
      .boolean()
      .default(false)
      .describe('Whether new lines that the rules recognise get their categories with it, as a run that can be undone'),
    skipLines: z.array(z.int().min(1)).max(STATEMENT_LIMITS.lines).default([]),
    dateOrder: z.enum(['DMY', 'MDY']).optional().describe('How 04/05/2025 is read where the file leaves it open'),
    mapping: z
      .partialRecord(z.enum(ROLES), z.int().min(0).max(STATEMENT_LIMITS.columns))
      .superRefine((mapping, context) => {
        const lacking = lackingIn(mapping);
        if (lacking) context.addIssue({ code: 'custom', message: inBaseWords(lacking), params: { isUnfit: true } });
      })
      .optional()
      .describe('Columns put right by a person, by their place in the heading; remembered for the same heading'),
  })
  .refine(({ statementData, fileBase64 }) => (statementData === undefined) !== (fileBase64 === undefined), {
    message: NOTHING_TO_READ,
    path: ['statementData'],
  });

export type StatementRequest = z.infer<typeof statementUpload>;
