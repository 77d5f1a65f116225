import { sql } from 'drizzle-orm';
import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { dayColumn, idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** The account to which a company lets the lines of a category post, from the first of a month on, in place of the usual one. */
export const postingRules = sqliteTable(
  'posting_rules',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    categoryId: text().notNull(),
    account: text().notNull(),
    fromDay: dayColumn().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('posting_rules_category')
      .on(table.companyId, table.categoryId, table.fromDay)
      .where(sql`removed_at is null`),
  ],
);
