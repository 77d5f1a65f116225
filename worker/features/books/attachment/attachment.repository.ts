import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import type { KeptFile } from '../../../platform/files';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import type { BankTransaction } from '../transaction/transaction.table';
import { transactionAttachments } from './attachment.table';

export type Attachment = typeof transactionAttachments.$inferSelect;

const a = transactionAttachments;

/** The papers beside a transaction, oldest first, without those that were removed. */
export async function listAttachments(
  d1: D1Database,
  { companyId }: CompanyScope,
  transactionId: string,
): Promise<Attachment[]> {
  const isIt = and(eq(a.companyId, companyId), eq(a.transactionId, transactionId), isNull(a.removedAt));
  return openDatabase(d1).select().from(a).where(isIt).orderBy(asc(a.id));
}

export async function findAttachment(
  d1: D1Database,
  { companyId }: CompanyScope,
  transactionId: string,
  id: string,
): Promise<Attachment | undefined> {
  const isIt = and(eq(a.id, id), eq(a.companyId, companyId), eq(a.transactionId, transactionId));
  return openDatabase(d1).select().from(a).where(isIt).get();
}

type Paper = KeptFile & { fileName: string; contentType: string };

export function attachmentOf({ id, companyId }: BankTransaction, person: Person, paper: Paper): Attachment {
  const made = { createdBy: person.id, createdByName: person.name, createdAt: now().toISOString(), removedAt: null };
  return { id: newId(), companyId, transactionId: id, ...paper, ...made };
}

const entity = { entityType: 'bank-transaction' };

// The same file sent twice at once is kept once.
const ALONE = `INSERT INTO must (ok) SELECT NULL WHERE 1 < (SELECT count(*) FROM transaction_attachments
  WHERE company_id = ?1 AND transaction_id = ?2 AND sha256 = ?3 AND removed_at IS NULL)`;

export function attached(d1: D1Database, row: Attachment): Change {
  const { id, companyId, transactionId, fileName, sha256, bytes } = row;
  const insert = prepared(d1, openDatabase(d1).insert(a).values(row));
  const after = { attachmentId: id, fileName, sha256, bytes };
  const entry = { action: 'bank-transaction.attach', ...entity, entityId: transactionId, after };
  const alone = d1.prepare(ALONE).bind(companyId, transactionId, sha256);
  return { chainId: companyId, statements: [insert, alone], entries: [entry] };
}

const REMOVE =
  'UPDATE transaction_attachments SET removed_at = ? WHERE id = ? AND company_id = ? AND removed_at IS NULL';

/** Takes a paper off a transaction; the file stays in the store, as papers of account must. */
export function detached(d1: D1Database, { id, companyId, transactionId, fileName, sha256 }: Attachment): Change {
  const remove = d1.prepare(REMOVE).bind(now().toISOString(), id, companyId);
  const before = { attachmentId: id, fileName, sha256 };
  const entry = { action: 'bank-transaction.detach', ...entity, entityId: transactionId, before };
  return { chainId: companyId, statements: [remove, mustHaveChanged(d1)], entries: [entry] };
}
