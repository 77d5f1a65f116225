import { z } from 'zod';
import { lackingIn } from '../../../domain/bank/reader/heading/missing-columns';
import { ROLES, STATEMENT_LIMITS } from '../../../domain/bank/reader/model';
import { say } from '../../../domain/shared/message';
import { SentFile } from '../../../platform/form';
import { issue } from '../../../platform/invalid';

/** The specification's words for an upload that lacks its account or its text. */
export const NOTHING_TO_READ = 'Please select account and provide statement data';

const isPdf = ({ content }: SentFile) => content[0] === 0x25 && content[1] === 0x50 && content[2] === 0x44;

/** The files of an upload: what is read, or the PDF that a table in `statementData` was read from. */
export const STATEMENT_FILES = ['file', 'original'] as const;

export const statementUpload = z
  .object({
    bankAccountId: z.uuid(NOTHING_TO_READ),
    statementData: z.string(NOTHING_TO_READ).optional(),
    fileName: z.string().max(255).optional(),
    file: z.instanceof(SentFile, { error: issue(say('field.file')) }).optional(),
    original: z
      .instanceof(SentFile, { error: issue(say('field.file')) })
      .refine(isPdf, issue(say('field.original')))
      .optional(),
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
        if (lacking) context.addIssue({ code: 'custom', message: issue(lacking), params: { isUnfit: true } });
      })
      .optional()
      .describe('Columns put right by a person, by their place in the heading; remembered for the same heading'),
  })
  .refine(({ statementData, file }) => (statementData === undefined) !== (file === undefined), {
    message: NOTHING_TO_READ,
    path: ['statementData'],
  })
  .transform(({ fileName, ...sent }) => ({
    ...sent,
    fileName: fileName ?? (sent.file ?? sent.original)?.name.slice(-255),
  }));

export type StatementRequest = z.infer<typeof statementUpload>;
