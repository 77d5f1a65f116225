import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn } from '../../../platform/database';
import { ofAccount } from '../account/account.table';
import { lineColumns } from '../transaction/transaction.table';

/** Lines that came twice, each kept as it was beside the one it was merged into, so that merging can be undone. */
export const mergedTransactions = sqliteTable(
  'merged_transactions',
  {
    ...lineColumns(),
    mergedInto: text().notNull(),
    mergedBy: text().notNull(),
    mergedByName: text().notNull(),
    mergedAt: instantColumn().notNull(),
  },
  (table) => [
    ofAccount(table as never),
    uniqueIndex('merged_transactions_line').on(table.bankAccountId, table.lineKey),
    index('merged_transactions_company').on(table.companyId, table.id),
    index('merged_transactions_into').on(table.mergedInto),
    index('merged_transactions_upload').on(table.uploadId),
  ],
);

export type MergedTransaction = typeof mergedTransactions.$inferSelect;

/** Lines that look like one, of which a person said that they are two; the smaller id stands first. */
export const distinctTransactions = sqliteTable(
  'distinct_transactions',
  {
    id: idColumn(),
    companyId: text().notNull(),
    bankAccountId: text().notNull(),
    oneId: text().notNull(),
    otherId: text().notNull(),
    saidBy: text().notNull(),
    saidByName: text().notNull(),
    saidAt: instantColumn().notNull(),
  },
  (table) => [
    ofAccount(table as never),
    uniqueIndex('distinct_transactions_pair').on(table.companyId, table.oneId, table.otherId),
  ],
);
