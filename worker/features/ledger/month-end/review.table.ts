import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** What is unusual in a month and somebody looked at and found right. */
export const monthEndReviews = sqliteTable(
  'month_end_reviews',
  {
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** What it is of: its kind, and its lines or its payee. */
    key: text().notNull(),
    month: text().notNull(),
    reviewedByName: text().notNull(),
    reviewedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.month, table.key] }),
    index('month_end_reviews_month').on(table.companyId, table.month),
  ],
);
