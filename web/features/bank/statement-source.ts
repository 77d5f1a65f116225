import { base64Of } from './statement-file';
import type { Statement } from './upload.calls';

/** What a person has put together so far: an account, and a text or a file. */
export type Draft = { bankAccountId: string; text: string; file: File | undefined };

export const EMPTY_DRAFT: Draft = { bankAccountId: '', text: '', file: undefined };

/** What is sent of a draft. */
export async function statementOf({ bankAccountId, text, file }: Draft): Promise<Statement> {
  if (!file) return { bankAccountId, statementData: text };
  return { bankAccountId, fileName: file.name, fileBase64: await base64Of(file) };
}
