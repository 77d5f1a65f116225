import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { StatementLine, TallyGroup } from '../../../domain/ledger/chart/lines';
import { dayColumn, idColumn, instantColumn, paiseColumn, rateColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Accounts of a company's own beside those every company has. */
export const ledgerAccounts = sqliteTable(
  'ledger_accounts',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    code: text().notNull(),
    name: text().notNull(),
    line: text().$type<StatementLine>().notNull(),
    tallyGroup: text().$type<TallyGroup>().notNull(),
    /** What kind of money lies on it; null where it is no account of money. */
    kind: text(),
    currency: text().notNull().default('INR'),
    closedOn: dayColumn(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index('ledger_accounts_company').on(table.companyId, table.code)],
);

/** Customers, vendors and whoever else accounts speak of by name. */
export const parties = sqliteTable(
  'parties',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** The name as names are compared. */
    foldedName: text().notNull(),
    kind: text({ enum: ['customer', 'vendor', 'both'] }).notNull(),
    gstin: text(),
    pan: text(),
    /** Since when the PAN is inoperative, for want of a link with Aadhaar: it counts as none while this stands. */
    panInoperativeSince: dayColumn(),
    /** From when a transporter with PAN declared to own few goods carriages, and the day on which that was withdrawn. */
    carrierFrom: dayColumn(),
    carrierUntil: dayColumn(),
    stateCode: text(),
    /** Where its invoices are addressed to. */
    address: text(),
    msme: text({ enum: ['micro', 'small', 'medium'] }),
    msmeFrom: dayColumn(),
    /** How it stands under GST: sales to a dealer under composition are told apart in GSTR-3B 3.2. */
    gstScheme: text({ enum: ['regular', 'composition'] }),
    /** The days agreed for paying it or being paid. */
    agreedDays: integer(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    closedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('parties_name').on(table.companyId, table.foldedName),
    index('parties_gstin').on(table.companyId, table.gstin),
  ],
);

export type Party = typeof parties.$inferSelect;

/** What a party owes or is owed by one document; what is open of it is the sum of the entries that name it. */
export const ledgerBills = sqliteTable(
  'ledger_bills',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    partyId: text()
      .notNull()
      .references(() => parties.id),
    side: text({ enum: ['receivable', 'payable'] }).notNull(),
    ref: text().notNull(),
    /** '2026-27': a number comes once for a party and financial year. */
    financialYear: text().notNull(),
    billDate: dayColumn().notNull(),
    dueDate: dayColumn(),
    amount: paiseColumn('amount').notNull(),
    /** The value without GST, by which tax deducted at source is counted; null where nobody said it. */
    taxable: paiseColumn('taxable'),
    currency: text().notNull().default('INR'),
    isDisputed: integer({ mode: 'boolean' }).notNull().default(false),
    /** The account of its control: trade receivables, trade payables, creditors for capital goods. */
    account: text().notNull(),
    documentId: text(),
    cancelledAt: instantColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('ledger_bills_party').on(table.companyId, table.partyId, table.billDate),
    index('ledger_bills_due').on(table.companyId, table.side, table.dueDate),
    uniqueIndex('ledger_bills_ref')
      .on(table.companyId, table.partyId, table.side, table.financialYear, sql`lower(ref)`)
      .where(sql`cancelled_at is null`),
  ],
);

export type LedgerBill = typeof ledgerBills.$inferSelect;

/** The rate at which a receipt of a category holds GST, where the category of the chart posts to revenue and not to a clearing account. */
export const setAsideRates = sqliteTable('set_aside_rates', {
  categoryId: text().primaryKey(),
  gstRate: rateColumn('gst_rate').notNull(),
});
