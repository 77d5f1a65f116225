import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { dayColumn, idColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Statements of tax credit that were imported, by the hash of their content: Form 26AS or 168, the information statement, a table. */
export const taxCreditFiles = sqliteTable(
  'tax_credit_files',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    sha256: text().notNull(),
    fileName: text(),
    /** It names the assessee, so it is the department's statement of all deductors; a table that was pasted speaks of those in it. */
    isWhole: integer({ mode: 'boolean' }).notNull(),
    rowCount: integer().notNull(),
    problemCount: integer().notNull(),
    importedBy: text().notNull(),
    importedByName: text().notNull(),
    importedAt: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('tax_credit_files_content').on(table.companyId, table.sha256)],
);

export type TaxCreditFile = typeof taxCreditFiles.$inferSelect;

/** Sums of which others withheld tax, as a statement has them. Never changed: a later statement is another file. */
export const taxCredits = sqliteTable(
  'tax_credits',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    fileId: text()
      .notNull()
      .references(() => taxCreditFiles.id),
    year: text().notNull(),
    deductor: text().notNull(),
    tan: text().notNull(),
    section: text(),
    /** The day on which it was paid or credited to us. */
    paidOn: dayColumn().notNull(),
    status: text(),
    amount: paiseColumn('amount').notNull(),
    tax: paiseColumn('tax').notNull(),
    deposited: paiseColumn('deposited').notNull(),
  },
  (table) => [
    index('tax_credits_year').on(table.companyId, table.year, table.tan, table.fileId),
    index('tax_credits_file').on(table.fileId),
  ],
);

/** Which party a person said that a deductor is: the department names it otherwise than the books do. */
export const taxCreditDeductors = sqliteTable(
  'tax_credit_deductors',
  {
    companyId: text()
      .notNull()
      .references(() => companies.id),
    tan: text().notNull(),
    partyId: text().notNull(),
    joinedBy: text().notNull(),
    joinedByName: text().notNull(),
    joinedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.tan] })],
);

export type StoredTaxCredit = typeof taxCredits.$inferSelect;
