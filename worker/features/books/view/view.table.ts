import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flagColumn, idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** A person's saved filters of the transactions of one company. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    userId: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    isShared: flagColumn().notNull().default(false),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [index('saved_views_company').on(table.companyId, table.userId)],
);
