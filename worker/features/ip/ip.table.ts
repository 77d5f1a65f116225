import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { IP_STATUSES } from '../../domain/ip/values';
import { allowed, dayColumn, flagColumn, idColumn, instantColumn } from '../../platform/columns';
import { companies } from '../company/company.table';

export const ipAssets = sqliteTable(
  'ip_assets',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    type: text().notNull(),
    applicationNumber: text(),
    registrationNumber: text(),
    status: text({ enum: IP_STATUSES }).notNull().default('draft'),
    classes: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    filingDate: dayColumn(),
    registrationDate: dayColumn(),
    renewalDate: dayColumn(),
    jurisdiction: text().notNull().default('IN'),
    madridFiling: flagColumn().notNull().default(false),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index('ip_assets_company').on(table.companyId, table.id), allowed('ip_assets', 'status', IP_STATUSES)],
);

export type IpAsset = typeof ipAssets.$inferSelect;
