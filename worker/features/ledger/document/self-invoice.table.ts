import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { dayColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';
import { ledgerDocuments } from './document.table';

/** Invoices that the company makes itself for bills under reverse charge. Where the bill is cancelled, so is its self-invoice. */
export const ledgerSelfInvoices = sqliteTable(
  'ledger_self_invoices',
  {
    documentId: text()
      .primaryKey()
      .references(() => ledgerDocuments.id),
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
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_self_invoices_number').on(
      table.companyId,
      table.ownGstin,
      table.financialYear,
      table.foldedNumber,
    ),
    index('ledger_self_invoices_date').on(table.companyId, table.ownGstin, table.date),
  ],
);

export type SelfInvoice = typeof ledgerSelfInvoices.$inferSelect;
