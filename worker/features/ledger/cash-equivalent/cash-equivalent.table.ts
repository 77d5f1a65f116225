import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flagColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** What a company said of an overdraft or a deposit: whether it counts as cash and cash equivalents. */
export const cashEquivalents = sqliteTable(
  'cash_equivalents',
  {
    companyId: text()
      .notNull()
      .references(() => companies.id),
    account: text().notNull(),
    isCounted: flagColumn().notNull(),
    setBy: text().notNull(),
    setByName: text().notNull(),
    setAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.account] })],
);

export type CashEquivalent = typeof cashEquivalents.$inferSelect;
