import { z } from 'zod';
import { lineOf } from '../../../platform/wire';
import type { Attachment } from './attachment.repository';

export const newAttachment = z.object({
  fileName: lineOf(200),
  fileBase64: z.base64('Base64').min(1, 'Required').describe('A PDF, JPG or PNG of at most 10 MB'),
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
