import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { dayColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';
import { ledgerDocuments } from './document.table';

/** Vouchers that the company makes of payments of bills under reverse charge. Where the payment is taken back, so is its voucher. */
export const ledgerPaymentVouchers = sqliteTable(
  'ledger_payment_vouchers',
  {
    documentId: text()
      .notNull()
      .references(() => ledgerDocuments.id),
    /** The voucher of the ledger that paid: that of the bill itself where the money left at once. */
    paymentId: text().notNull(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    ownGstin: text().notNull(),
    number: text().notNull(),
    /** The number as numbers are compared. */
    foldedNumber: text().notNull(),
    series: text().notNull(),
    serial: integer().notNull(),
    financialYear: text().notNull(),
    date: dayColumn().notNull(),
    amount: paiseColumn('amount').notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.paymentId] }),
    uniqueIndex('ledger_payment_vouchers_number').on(
      table.companyId,
      table.ownGstin,
      table.financialYear,
      table.foldedNumber,
    ),
    index('ledger_payment_vouchers_date').on(table.companyId, table.ownGstin, table.date),
  ],
);

export type PaymentVoucher = typeof ledgerPaymentVouchers.$inferSelect;
