import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  DECIMAL_12_2,
  dayColumn,
  idColumn,
  instantColumn,
  paiseColumn,
  rateColumn,
  within,
} from '../../platform/columns';
import { companies } from '../company/company.table';

export const tdsTransactions = sqliteTable(
  'tds_transactions',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    payeeName: text().notNull(),
    amount: paiseColumn('amount').notNull(),
    tdsAmount: paiseColumn('tds_amount').notNull(),
    tdsRate: rateColumn('tds_rate').notNull(),
    section: text().notNull(),
    paymentDate: dayColumn().notNull(),
    depositDate: dayColumn(),
    challanNumber: text(),
    status: text().notNull().default('pending'),
    quarterlyForm: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('tds_transactions_company').on(table.companyId, table.paymentDate),
    index('tds_transactions_status').on(table.companyId, table.status, table.depositDate),
    within('tds_transactions', 'amount_paise', 0, DECIMAL_12_2),
    within('tds_transactions', 'tds_amount_paise', 0, DECIMAL_12_2),
    within('tds_transactions', 'tds_rate_bp', 0, 10_000),
  ],
);

export type TdsTransaction = typeof tdsTransactions.$inferSelect;
