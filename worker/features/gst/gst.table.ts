import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { DECIMAL_12_2, dayColumn, idColumn, instantColumn, paiseColumn, within } from '../../platform/columns';
import { companies } from '../company/company.table';

export const gstReturns = sqliteTable(
  'gst_returns',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    returnType: text().notNull(),
    period: text().notNull(),
    turnover: paiseColumn('turnover'),
    taxPayable: paiseColumn('tax_payable'),
    status: text().notNull().default('draft'),
    filingDate: dayColumn(),
    dueDate: dayColumn(),
    sacCodes: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('gst_returns_company').on(table.companyId, table.dueDate),
    within('gst_returns', 'turnover_paise', 0, DECIMAL_12_2),
    within('gst_returns', 'tax_payable_paise', 0, DECIMAL_12_2),
  ],
);

export type GstReturn = typeof gstReturns.$inferSelect;
