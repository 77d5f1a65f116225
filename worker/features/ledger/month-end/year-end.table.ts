import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Financial years that were adopted, with the hash of their entries. One that was taken back stays as what it was. */
export const ledgerYearEnds = sqliteTable(
  'ledger_year_ends',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    financialYear: text().notNull(),
    lockId: text().notNull(),
    /** SHA-256 of the entries of the year. */
    hash: text().notNull(),
    entryCount: integer().notNull(),
    /** JSON of the points that were open, and why the year was adopted with them. */
    openChecks: text().notNull(),
    reason: text(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    takenBackAt: instantColumn(),
    takenBackByName: text(),
    takenBackReason: text(),
  },
  (table) => [
    uniqueIndex('ledger_year_ends_year').on(table.companyId, table.financialYear).where(sql`taken_back_at is null`),
  ],
);

export type YearEnd = typeof ledgerYearEnds.$inferSelect;
