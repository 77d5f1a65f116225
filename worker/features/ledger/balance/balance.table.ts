import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { SIDES } from '../../../domain/bank/values';
import { paiseColumn } from '../../../platform/database';

/** A day or a month; sums are kept of both, so that a balance on any day is read in few rows. */
const grain = () => text({ enum: ['day', 'month'] }).notNull();

/** What the entries of stored vouchers add up to. Triggers keep it: nothing writes here. */
export const ledgerTotals = sqliteTable(
  'ledger_totals',
  {
    companyId: text().notNull(),
    grain: grain(),
    period: text().notNull(),
    account: text().notNull(),
    debit: paiseColumn('debit').notNull(),
    credit: paiseColumn('credit').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.grain, table.period, table.account] })],
);

/**
 * What the bank lines that post by their category add up to, parts of split lines as the categories they have. Triggers keep it;
 * an import alone adds its lines up itself, by the row.
 */
export const bankTotals = sqliteTable(
  'bank_totals',
  {
    companyId: text().notNull(),
    grain: grain(),
    period: text().notNull(),
    bankAccountId: text().notNull(),
    /** '' of lines without a category. */
    categoryId: text().notNull(),
    side: text({ enum: SIDES }).notNull(),
    count: integer().notNull(),
    amount: paiseColumn('amount').notNull(),
    /** GST that receipts hold by their category's rate, each line rounded by itself. */
    inside: paiseColumn('inside').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.companyId, table.grain, table.period, table.bankAccountId, table.categoryId, table.side],
    }),
  ],
);

/** Whose lines are being added up by a statement of the same batch, so that triggers leave new ones alone; empty after it. */
export const bankTotalsTogether = sqliteTable('bank_totals_together', { companyId: text().primaryKey() });

/** What the entries that name a bill add up to: what is open of it, with their sign. Triggers keep it; nothing writes here. */
export const billTotals = sqliteTable(
  'bill_totals',
  {
    companyId: text().notNull(),
    billId: text().notNull(),
    open: paiseColumn('open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.billId] }),
    // Settled bills are most of them after a year, and nobody looks for those.
    index('bill_totals_open').on(table.companyId, table.billId, table.open).where(sql`open_paise <> 0`),
  ],
);
