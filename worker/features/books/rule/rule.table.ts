import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CATEGORY_KINDS, SIDES } from '../../../domain/bank/values';
import { idColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Rules a company makes for itself, tried in the order of their places. */
export const categoryRules = sqliteTable(
  'category_rules',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    place: integer().notNull(),
    contains: text().notNull(),
    side: text({ enum: SIDES }),
    amountFrom: paiseColumn('amount_from'),
    amountTo: paiseColumn('amount_to'),
    bankAccountId: text(),
    category: text({ enum: CATEGORY_KINDS }).notNull(),
    categoryId: text().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [index('category_rules_company').on(table.companyId, table.removedAt, table.place)],
);
