import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LEDGERS, type StatementLine } from '../../../domain/gst/ledgers/model';
import { allowed, dayColumn, idColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Statements of the portal's cash and credit ledgers as people gave them: a later one of the same days stands before an earlier. */
export const gstLedgerStatements = sqliteTable(
  'gst_ledger_statements',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    gstin: text().notNull(),
    ledger: text({ enum: LEDGERS }).notNull(),
    fileName: text(),
    fileKey: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    firstDay: dayColumn().notNull(),
    lastDay: dayColumn().notNull(),
    lines: text({ mode: 'json' }).$type<readonly StatementLine[]>().notNull(),
    importedAt: instantColumn().notNull(),
    importedBy: text().notNull(),
    importedByName: text().notNull(),
  },
  (table) => [
    uniqueIndex('gst_ledger_statements_content').on(table.companyId, table.gstin, table.ledger, table.sha256),
    allowed('gst_ledger_statements', 'ledger', LEDGERS),
  ],
);

export type StoredStatement = typeof gstLedgerStatements.$inferSelect;

/** Why money was put into the cash ledger: the monthly payment of a quarterly filer, the statement of a composition dealer, or any. */
export const CHALLAN_REASONS = ['monthly-payment', 'composition', 'deposit'] as const;

/** Challans in PMT-06: money put into the electronic cash ledger of a registration, by head. */
export const gstChallans = sqliteTable(
  'gst_challans',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    gstin: text().notNull(),
    reason: text({ enum: CHALLAN_REASONS }).notNull(),
    /** The month or quarter it is for, as an address writes it; null of a deposit for none. */
    period: text(),
    cpin: text().notNull(),
    cin: text(),
    /** Which attempt it is: one whose voucher was reversed makes room for the next. */
    round: integer().notNull(),
    depositedOn: dayColumn().notNull(),
    igst: paiseColumn('igst').notNull(),
    cgst: paiseColumn('cgst').notNull(),
    sgst: paiseColumn('sgst').notNull(),
    voucherId: text().notNull(),
    /** The bank line that paid it, where it was named. */
    transactionId: text(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('gst_challans_one').on(table.companyId, table.cpin, table.round),
    index('gst_challans_day').on(table.companyId, table.gstin, table.depositedOn),
    allowed('gst_challans', 'reason', CHALLAN_REASONS),
  ],
);

export type StoredChallan = typeof gstChallans.$inferSelect;
