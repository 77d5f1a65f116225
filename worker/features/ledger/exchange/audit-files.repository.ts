import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import type { KeptFile } from '../../../platform/files';
import { newId } from '../../../platform/ids';
import type { Change } from '../../audit/audit.repository';
import { statementUploads } from '../../books/statement/statement.table';
import { OPEN } from '../bill.repository';
import { type AuditFile, auditFiles } from './exchange.table';

const MOST_LISTED = 100;

export const listAuditFiles = (d1: D1Database, { companyId }: CompanyScope): Promise<AuditFile[]> =>
  openDatabase(d1)
    .select()
    .from(auditFiles)
    .where(eq(auditFiles.companyId, companyId))
    .orderBy(desc(auditFiles.createdAt), desc(auditFiles.id))
    .limit(MOST_LISTED);

export async function findAuditFile(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<AuditFile | undefined> {
  const isIt = and(eq(auditFiles.id, id), eq(auditFiles.companyId, companyId));
  return openDatabase(d1).select().from(auditFiles).where(isIt).get();
}

type Made = { year: string; file: KeptFile; files: number; chain: { ok: boolean; length: number } };

/** The change that keeps audit files which were made. */
export function auditFileMade(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { year, file, files, chain }: Made,
): { row: AuditFile; change: Change } {
  const row: AuditFile = {
    ...{ id: newId(), companyId, financialYear: year, ...file, fileCount: files },
    ...{ chainLength: chain.length, isChainWhole: chain.ok },
    ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
  };
  return {
    row,
    change: {
      chainId: companyId,
      statements: [prepared(d1, openDatabase(d1).insert(auditFiles).values(row))],
      entries: [
        {
          ...{ action: 'audit-files.make', entityType: 'audit-file', entityId: row.id },
          after: { year, sha256: file.sha256, files },
        },
      ],
    },
  };
}

/** The statements of a company that stand, with what was proved of each. */
export const statementsOf = (d1: D1Database, { companyId }: CompanyScope) =>
  openDatabase(d1)
    .select()
    .from(statementUploads)
    .where(and(eq(statementUploads.companyId, companyId), isNull(statementUploads.undoneAt)))
    .orderBy(asc(statementUploads.bankAccountId), asc(statementUploads.periodFrom), asc(statementUploads.id));

const BILLS = `SELECT b.side, p.name party, b.ref, b.bill_date date, b.due_date due, b.amount_paise amount, ${OPEN} open
  FROM ledger_bills b JOIN parties p ON p.id = b.party_id
  WHERE b.company_id = ?1 AND b.cancelled_at IS NULL AND b.bill_date <= ?2 ORDER BY b.side, p.name, b.bill_date, b.id`;

/** A bill with what is open of it today, signed as its control account has it. */
export type AgedBill = {
  side: 'receivable' | 'payable';
  party: string;
  ref: string;
  date: string;
  due: string | null;
  amount: number;
  open: number;
};

export async function billsOpen(d1: D1Database, { companyId }: CompanyScope, on: string): Promise<AgedBill[]> {
  const { results } = await d1.prepare(BILLS).bind(companyId, on).all<AgedBill>();
  return results.filter(({ open }) => open !== 0);
}
