import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { POSTING_FAMILIES } from '../../../domain/bank/chart/chart';
import { allowed, dayColumn, idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

export const SYNC_FORMATS = ['tally-xml', 'zoho-csv'] as const;

/** Files of other bookkeeping programs that were taken in, each as a whole. */
export const accountingImports = sqliteTable(
  'accounting_imports',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    format: text({ enum: SYNC_FORMATS }).notNull(),
    fileName: text(),
    fileKey: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    voucherCount: integer().notNull(),
    knownCount: integer().notNull(),
    accountCount: integer().notNull(),
    partyCount: integer().notNull(),
    periodFrom: dayColumn(),
    periodTo: dayColumn(),
    /** What the opening it brought was made of; null where it brought none. */
    openingPrint: text(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    undoneBy: text(),
    undoneByName: text(),
    undoneAt: instantColumn(),
  },
  (table) => [
    index('accounting_imports_company').on(table.companyId, table.createdAt),
    allowed('accounting_imports', 'format', SYNC_FORMATS),
  ],
);

export type AccountingImport = typeof accountingImports.$inferSelect;

/** Vouchers that came from another program, by what that program knows them by. */
export const importedVouchers = sqliteTable(
  'imported_vouchers',
  {
    importId: text()
      .notNull()
      .references(() => accountingImports.id),
    identity: text().notNull(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** Null where it was cancelled there. */
    voucherId: text(),
    /** What it said then, to tell later whether it was changed there. */
    print: text().notNull(),
    /** Its number there. */
    number: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.identity] }),
    index('imported_vouchers_identity').on(table.companyId, table.identity),
  ],
);

/** Audit files that were made, each a zip with its manifest. */
export const auditFiles = sqliteTable(
  'audit_files',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    financialYear: text().notNull(),
    fileKey: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    fileCount: integer().notNull(),
    chainLength: integer().notNull(),
    isChainWhole: integer({ mode: 'boolean' }).notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index('audit_files_company').on(table.companyId, table.createdAt)],
);

export type AuditFile = typeof auditFiles.$inferSelect;

/** Families of posting rules of which a person said that what they find is proposed, and posted only when accepted. */
export const postingFamilies = sqliteTable(
  'posting_families',
  {
    companyId: text()
      .notNull()
      .references(() => companies.id),
    family: text({ enum: POSTING_FAMILIES }).notNull(),
    isAutomatic: integer({ mode: 'boolean' }).notNull(),
    changedBy: text().notNull(),
    changedByName: text().notNull(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.family] }),
    allowed('posting_families', 'family', POSTING_FAMILIES),
  ],
);
