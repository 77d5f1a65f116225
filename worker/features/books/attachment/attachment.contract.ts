import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { SentFile } from '../../../platform/form';
import { issue } from '../../../platform/problem';
import { lineOf } from '../../../platform/wire';
import type { Attachment } from './attachment.repository';

/** A PDF, JPG or PNG of at most 10 MB, under the name it was sent with. */
export const newAttachment = z.object({
  file: z
    .instanceof(SentFile, { error: issue(say('field.file')) })
    .refine(({ content }) => content.size > 0, issue(say('field.file-empty')))
    .refine(({ name }) => lineOf(200).safeParse(name).success, issue(say('field.file-name'))),
});

export const attachmentAnswer = z.object({
  id: z.uuid(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
});

export function attachmentJson(row: Attachment): z.infer<typeof attachmentAnswer> {
  const { id, fileName, contentType, bytes, sha256, createdByName, createdAt } = row;
  return { id, fileName, contentType, bytes, sha256, createdBy: createdByName, createdAt };
}
