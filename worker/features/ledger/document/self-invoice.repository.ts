import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../platform/access';
import { columnsOf, openDatabase } from '../../../platform/database';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { ledgerSelfInvoices, type SelfInvoice } from './self-invoice.table';

/** The self-invoice of a bill, where one was made. */
export const findSelfInvoice = (
  d1: D1Database,
  { companyId }: CompanyScope,
  documentId: string,
): Promise<SelfInvoice | undefined> =>
  openDatabase(d1)
    .select()
    .from(ledgerSelfInvoices)
    .where(and(eq(ledgerSelfInvoices.companyId, companyId), eq(ledgerSelfInvoices.documentId, documentId)))
    .get();

const COLUMNS = columnsOf(ledgerSelfInvoices);
const KEYS = [
  ...(['documentId', 'companyId', 'ownGstin', 'number', 'foldedNumber', 'series', 'serial', 'financialYear'] as const),
  ...(['date', 'createdBy', 'createdByName', 'createdAt'] as const),
] as const;
const VALUES = KEYS.map((_, at) => `?${at + 1}`).join(', ');
// Only while its bill stands.
const INSERT = `INSERT INTO ledger_self_invoices (${KEYS.map(COLUMNS.name).join()}) SELECT ${VALUES} FROM ledger_documents
  WHERE id = ?1 AND company_id = ?2 AND status = 'posted'`;

/** The change that keeps a self-invoice. */
export const selfInvoiceKept = (d1: D1Database, made: SelfInvoice): Change => ({
  chainId: made.companyId,
  statements: [d1.prepare(INSERT).bind(...KEYS.map((key) => made[key])), mustHaveChanged(d1)],
  entries: [
    {
      ...{ action: 'document.self-invoice', entityType: 'document', entityId: made.documentId },
      after: { number: made.number, date: made.date },
    },
  ],
});
