import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { DECIMAL_10_2, flagColumn, idColumn, instantColumn, paiseColumn, within } from '../../platform/database';
import { caFirms } from '../firm/firm.table';

export const serviceTemplates = sqliteTable(
  'service_templates',
  {
    id: idColumn(),
    caFirmId: text()
      .notNull()
      .references(() => caFirms.id),
    name: text().notNull(),
    description: text(),
    serviceType: text().notNull(),
    frequency: text().notNull(),
    basePrice: paiseColumn('base_price').notNull(),
    complianceItems: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    isDefault: flagColumn().notNull().default(false),
    isActive: flagColumn().notNull().default(true),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('service_templates_firm').on(table.caFirmId, table.id),
    within('service_templates', 'base_price_paise', 0, DECIMAL_10_2),
  ],
);

export type ServiceTemplate = typeof serviceTemplates.$inferSelect;
