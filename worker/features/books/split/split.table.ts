import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CATEGORY_KINDS } from '../../../domain/bank/values';
import { DECIMAL_12_2, flagColumn, idColumn, instantColumn, paiseColumn, within } from '../../../platform/database';
import { ofTransaction } from '../transaction/transaction.table';

/**
 * Parts of one line that belong to different categories; their amounts add up to the line's. One that was deducted from it
 * counts against it: it stands on the other side than its line.
 */
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
    isDeducted: flagColumn().notNull().default(false),
    /** What its category says of GST and TDS on the day of the line, as of a line that is whole. */
    gstApplicable: flagColumn().notNull().default(false),
    gstMode: text(),
    tdsApplicable: flagColumn().notNull().default(false),
    tdsSection: text(),
  },
  (table) => [
    ofTransaction(table as never),
    index('transaction_splits_transaction').on(table.companyId, table.transactionId),
    // By this a line that goes is asked for what hangs on it.
    index('transaction_splits_line').on(table.transactionId),
    within('transaction_splits', 'amount_paise', 1, DECIMAL_12_2),
  ],
);

/** What SQL reads as the amount of a part: below nought where it was deducted. */
export const PART_AMOUNT = 'iif(is_deducted, -amount_paise, amount_paise)';
