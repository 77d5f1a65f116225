import { STATEMENT_LIMITS } from '#domain/bank/reader/model';
import type { Statement } from './upload.calls';

/** What a person has put together so far: an account, and a text or a file, with the password of a locked PDF. */
export type Draft = { bankAccountId: string; text: string; file: File | undefined; password: string };

export const EMPTY_DRAFT: Draft = { bankAccountId: '', text: '', file: undefined, password: '' };

/** What is sent of a draft. Of a PDF it is the table that was read out of it; its password stays here. */
export async function statementOf({ bankAccountId, text, file, password }: Draft): Promise<Statement> {
  if (!file) return { bankAccountId, statementData: text };
  if (await isPdf(file)) {
    const statementData = await tableIn(file, password);
    return { bankAccountId, statementData, original: file };
  }
  return { bankAccountId, file };
}

/** By its first bytes; a name promises nothing. */
async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes('%PDF-');
}

const tables = new WeakMap<File, string>();

async function tableIn(file: File, password: string): Promise<string> {
  const known = tables.get(file);
  if (known !== undefined) return known;
  const [{ textItemsOf }, { tabbed, tableOf }] = await Promise.all([
    import('./pdf-text'),
    import('#domain/bank/reader/pdf/table'),
  ]);
  const table = tabbed(tableOf(await textItemsOf(new Uint8Array(await file.arrayBuffer()), password)));
  tables.set(file, table);
  return table;
}

/** What the server takes: not more than ten megabytes. */
export const isTooLarge = ({ size }: Pick<File, 'size'>): boolean => size > STATEMENT_LIMITS.bytes;

/** '12 KB', for a person to see that it is the file they meant. */
export function sizeOf({ size }: Pick<File, 'size'>): string {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
