import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { PRIORITIES } from '../../domain/calendar/values';
import { allowed, DECIMAL_10_2, dayColumn, idColumn, instantColumn, paiseColumn, within } from '../../platform/columns';
import { companies } from '../company/company.table';

export const complianceItems = sqliteTable(
  'compliance_items',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    type: text().notNull(),
    title: text().notNull(),
    description: text(),
    dueDate: dayColumn().notNull(),
    status: text().notNull().default('pending'),
    priority: text({ enum: PRIORITIES }).notNull().default('medium'),
    formType: text(),
    penaltyAmount: paiseColumn('penalty_amount'),
    metadata: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    index('compliance_items_open').on(table.companyId, table.status, table.dueDate),
    allowed('compliance_items', 'priority', PRIORITIES),
    within('compliance_items', 'penalty_amount_paise', 0, DECIMAL_10_2),
  ],
);

export type ComplianceItem = typeof complianceItems.$inferSelect;
