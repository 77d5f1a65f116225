import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { DECIMAL_12_2, dayColumn, idColumn, instantColumn, paiseColumn, within } from '../../platform/database';
import { companies } from '../company/company.table';

/** What a company means to spend on a category in a month. */
export const budgets = sqliteTable(
  'budgets',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    categoryId: text().notNull(),
    amount: paiseColumn('amount').notNull(),
    /** The first day of the month from which it holds. */
    fromMonth: dayColumn().notNull(),
    createdBy: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    index('budgets_company').on(table.companyId, table.categoryId),
    within('budgets', 'amount_paise', 0, DECIMAL_12_2),
  ],
);
