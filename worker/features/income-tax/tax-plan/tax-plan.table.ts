import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { dayColumn, idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** What-if plans of a company's tax. Everybody who sees the company sees them, its firm's people among them. */
export const taxPlans = sqliteTable(
  'tax_plans',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** The first year that is planned, '2026-27'. */
    year: text().notNull(),
    /** What was assumed, as the call takes it: JSON. Every figure is worked out from it again. */
    facts: text().notNull(),
    revision: integer().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    changedAt: instantColumn().notNull(),
    /** The accountant who has looked at it as it is; a change takes the mark away. */
    reviewedBy: text(),
    reviewedByName: text(),
    reviewedAt: instantColumn(),
    removedOn: dayColumn(),
  },
  (table) => [index('tax_plans_company').on(table.companyId, table.createdAt)],
);

export type StoredPlan = typeof taxPlans.$inferSelect;
