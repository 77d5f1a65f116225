import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { dayColumn, idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Days up to which nothing is posted, changed or taken back any more. The latest that was not lifted holds. */
export const ledgerLocks = sqliteTable(
  'ledger_locks',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    upTo: dayColumn().notNull(),
    /** 'year' where a financial year was adopted. */
    kind: text({ enum: ['period', 'year'] }).notNull(),
    reason: text().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    liftedBy: text(),
    liftedByName: text(),
    liftedAt: instantColumn(),
    liftedReason: text(),
  },
  (table) => [index('ledger_locks_company').on(table.companyId, table.liftedAt, table.upTo)],
);
