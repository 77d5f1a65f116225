import { say } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import type { Acting } from '../../../platform/acting';
import { fileOf, keepFile } from '../../../platform/files';
import type { SentFile } from '../../../platform/form';
import { Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import type { BankTransaction } from '../transaction/transaction.table';
import { attachmentJson } from './attachment.contract';
import { type Attachment, attached, attachmentOf, listAttachments } from './attachment.repository';

const MOST_BYTES = 10 * 1_048_576;
const MOST_PAPERS = 20;

// How the files that are taken begin; their names say nothing.
const KINDS: readonly [contentType: string, ending: string, magic: readonly number[]][] = [
  ['application/pdf', 'pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', 'jpg', [0xff, 0xd8, 0xff]],
  ['image/png', 'png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

const kindOf = (head: Uint8Array) => KINDS.find(([, , magic]) => magic.every((byte, at) => head[at] === byte));

type Sender = {
  files: R2Bucket;
  scope: CompanyScope;
  person: Person;
  actingWith: (answer: ReturnType<typeof attachmentJson>) => Acting;
};

type Answer = ReturnType<typeof attachmentJson>;

/**
 * Keeps a paper beside a transaction: first the file, then its row, so that a row never points at nothing. The same file again
 * is answered with the paper that is there.
 */
export async function attach(
  d1: D1Database,
  sender: Sender,
  transaction: BankTransaction,
  { name, content, head }: SentFile,
): Promise<{ answer: Answer; isNew: boolean }> {
  const { scope, person, files, actingWith } = sender;
  if (content.size > MOST_BYTES) throw new Problem(413, 'file-too-large', say('problem.attachment-too-large'));
  const contentType = typeOf(head);
  const file = await fileOf(scope.companyId, 'attachments', content);
  const there = await listAttachments(d1, scope, transaction.id);
  const same = sameFile(there, file.sha256);
  if (same) return same;
  if (there.length >= MOST_PAPERS)
    throw new Problem(422, 'too-many-attachments', say('problem.too-many-attachments', { most: MOST_PAPERS }));
  const row = attachmentOf(transaction, person, { ...file, fileName: baseName(name), contentType });
  const answer = attachmentJson(row);
  await keepFile(files, file, content);
  try {
    await commit(actingWith(answer), [attached(d1, row)]);
  } catch (error) {
    // Its twin of the same moment was faster.
    const twin = sameFile(await listAttachments(d1, scope, transaction.id), file.sha256);
    if (!twin) throw error;
    return twin;
  }
  return { answer, isNew: true };
}

function sameFile(there: readonly Attachment[], sha256: string): { answer: Answer; isNew: false } | undefined {
  const row = there.find((attachment) => attachment.sha256 === sha256);
  return row && { answer: attachmentJson(row), isNew: false };
}

function typeOf(head: Uint8Array): string {
  const kind = kindOf(head);
  if (!kind) throw new Problem(422, 'not-a-paper', say('problem.not-a-paper'));
  return kind[0];
}

const baseName = (name: string) => name.split(/[\\/]/).at(-1) || 'file';
