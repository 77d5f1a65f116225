import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';
import { parties } from '../chart/chart.table';

/** A person's word that lines of a party settle its bills by themselves where number and amount are exact. */
export const settlementRules = sqliteTable(
  'settlement_rules',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    partyId: text()
      .notNull()
      .references(() => parties.id),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    withdrawnAt: instantColumn(),
  },
  (table) => [index('settlement_rules_company').on(table.companyId, table.withdrawnAt)],
);

export type SettlementRule = typeof settlementRules.$inferSelect;
