import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';
import { ofTransaction } from '../transaction/transaction.table';

/** A bill or another paper beside a line; the file lies in the store. */
export const transactionAttachments = sqliteTable(
  'transaction_attachments',
  {
    id: idColumn(),
    companyId: text().notNull(),
    transactionId: text().notNull(),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    contentType: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    ofTransaction(table as never),
    index('transaction_attachments_transaction').on(table.companyId, table.transactionId),
    // By this a line that goes is asked for what hangs on it.
    index('transaction_attachments_line').on(table.transactionId),
  ],
);

/** Papers of lines that went when their statement was undone: the files stay in the store, and it is known whose they were. */
export const removedAttachments = sqliteTable(
  'removed_attachments',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    transactionId: text().notNull(),
    uploadId: text().notNull(),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    contentType: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn().notNull(),
  },
  (table) => [index('removed_attachments_company').on(table.companyId, table.uploadId)],
);
