import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { VOUCHER_KINDS, VOUCHER_SOURCES } from '../../../domain/ledger/model';
import { allowed, dayColumn, idColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Vouchers that are stored: all but those of bank lines that post by their category. */
export const ledgerVouchers = sqliteTable(
  'ledger_vouchers',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    kind: text({ enum: VOUCHER_KINDS }).notNull(),
    /** The kind's own, or that of a series of documents; numbers run within it and the financial year. */
    series: text().notNull(),
    financialYear: text().notNull(),
    serial: integer().notNull(),
    number: text().notNull(),
    date: dayColumn().notNull(),
    partyId: text(),
    narration: text().notNull(),
    /** The number on the paper, or the one another program gave it. */
    reference: text(),
    sourceKind: text({ enum: VOUCHER_SOURCES }).notNull(),
    sourceId: text(),
    /** The posting rule that proposed it; null where a person wrote it. */
    rule: text(),
    status: text({ enum: ['posted', 'void'] })
      .notNull()
      .default('posted'),
    version: integer().notNull().default(1),
    reversesId: text(),
    reversedById: text(),
    total: paiseColumn('total').notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    changedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('ledger_vouchers_number').on(table.companyId, table.financialYear, table.series, table.serial),
    index('ledger_vouchers_day').on(table.companyId, table.date, table.id),
    uniqueIndex('ledger_vouchers_line')
      .on(table.companyId, table.sourceId)
      .where(sql`source_kind = 'bank-line' and status = 'posted'`),
    index('ledger_vouchers_source').on(table.companyId, table.sourceKind, table.sourceId),
    allowed('ledger_vouchers', 'kind', VOUCHER_KINDS),
    allowed('ledger_vouchers', 'status', ['posted', 'void']),
  ],
);

export type StoredVoucher = typeof ledgerVouchers.$inferSelect;

/** The sides of vouchers. None is ever changed or taken away: a later version of the voucher, or its end, marks it. */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    voucherId: text().notNull(),
    version: integer().notNull(),
    line: integer().notNull(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    date: dayColumn().notNull(),
    account: text().notNull(),
    /** Debit positive, credit negative. */
    amount: paiseColumn('amount').notNull(),
    partyId: text(),
    billId: text(),
    tag: text(),
    currency: text(),
    /** Minor units of the currency, with the sign of the amount. */
    foreignMinor: integer(),
    /** Rupees per unit of the currency, as it was given. */
    rate: text(),
    /** The day on which the bank had it; of entries on accounts of money. */
    clearedOn: dayColumn(),
    /** The version that took its place; of one that was taken back, the version that it was. */
    supersededBy: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.voucherId, table.version, table.line] }),
    index('ledger_entries_account')
      .on(table.companyId, table.account, table.date, table.voucherId)
      .where(sql`superseded_by is null`),
    index('ledger_entries_bill')
      .on(table.companyId, table.billId)
      .where(sql`bill_id is not null and superseded_by is null`),
    index('ledger_entries_party')
      .on(table.companyId, table.partyId, table.date)
      .where(sql`party_id is not null and superseded_by is null`),
  ],
);

export type StoredEntry = typeof ledgerEntries.$inferSelect;
