import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CATEGORY_KINDS } from '../../../domain/bank/values';
import { DECIMAL_12_2, idColumn, instantColumn, paiseColumn, within } from '../../../platform/database';
import { ofTransaction } from '../transaction/transaction.table';

/** Parts of one line that belong to different categories; their amounts add up to the line's. */
export const transactionSplits = sqliteTable(
  'transaction_splits',
  {
    id: idColumn(),
    companyId: text().notNull(),
    transactionId: text().notNull(),
    amount: paiseColumn('amount').notNull(),
    category: text({ enum: CATEGORY_KINDS }).notNull(),
    categoryId: text().notNull(),
    note: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    ofTransaction(table as never),
    index('transaction_splits_transaction').on(table.companyId, table.transactionId),
    within('transaction_splits', 'amount_paise', 1, DECIMAL_12_2),
  ],
);
