import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { SPREAD_KINDS, SPREAD_MEASURES } from '../../../domain/ledger/spread/spread';
import { dayColumn, idColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Amounts that belong to another time than the one they were booked in. */
export const ledgerSpreads = sqliteTable(
  'ledger_spreads',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    kind: text({ enum: SPREAD_KINDS }).notNull(),
    name: text().notNull(),
    amount: paiseColumn('amount').notNull(),
    fromDay: dayColumn().notNull(),
    toDay: dayColumn().notNull(),
    measure: text({ enum: SPREAD_MEASURES }).notNull(),
    account: text().notNull(),
    /** The day on which the whole of it was booked; null where that is its first day. */
    bookedOn: dayColumn(),
    /** The voucher that booked it. */
    voucherId: text(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [index('ledger_spreads_company').on(table.companyId, table.removedAt, table.fromDay)],
);

export type StoredSpread = typeof ledgerSpreads.$inferSelect;
