import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ADVANCE_VOUCHERS } from '../../../domain/gst/advance-voucher';
import { allowed, dayColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Vouchers that the company makes of advances of customers, and of what it gives back of them. Where the money is taken back, so is its voucher. */
export const ledgerAdvanceVouchers = sqliteTable(
  'ledger_advance_vouchers',
  {
    /** The voucher of the ledger in which the money came or went. */
    voucherId: text().primaryKey(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    kind: text({ enum: ADVANCE_VOUCHERS }).notNull(),
    ownGstin: text().notNull(),
    number: text().notNull(),
    /** The number as numbers are compared. */
    foldedNumber: text().notNull(),
    series: text().notNull(),
    serial: integer().notNull(),
    financialYear: text().notNull(),
    date: dayColumn().notNull(),
    /** What is to be supplied. */
    description: text().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_advance_vouchers_number').on(
      table.companyId,
      table.ownGstin,
      table.kind,
      table.financialYear,
      table.foldedNumber,
    ),
    index('ledger_advance_vouchers_date').on(table.companyId, table.ownGstin, table.date),
    allowed('ledger_advance_vouchers', 'kind', ADVANCE_VOUCHERS),
  ],
);

export type AdvanceVoucher = typeof ledgerAdvanceVouchers.$inferSelect;
