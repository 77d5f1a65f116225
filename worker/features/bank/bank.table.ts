import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ACCOUNT_TYPES, CATEGORY_KINDS, SIDES } from '../../domain/bank/values';
import {
  allowed,
  DECIMAL_12_2,
  dayColumn,
  flagColumn,
  idColumn,
  instantColumn,
  paiseColumn,
  within,
} from '../../platform/columns';
import { companies } from '../company/company.table';

export const bankAccounts = sqliteTable(
  'bank_accounts',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    accountName: text().notNull(),
    accountNumber: text().notNull(),
    bankName: text().notNull(),
    ifscCode: text().notNull(),
    accountType: text({ enum: ACCOUNT_TYPES }).notNull().default('current'),
    isActive: flagColumn().notNull().default(true),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('bank_accounts_id_company').on(table.id, table.companyId),
    uniqueIndex('bank_accounts_number').on(table.companyId, table.accountNumber, table.ifscCode),
    allowed('bank_accounts', 'account_type', ACCOUNT_TYPES),
  ],
);

export type BankAccount = typeof bankAccounts.$inferSelect;

const accountOf = (table: { bankAccountId: never; companyId: never }) =>
  foreignKey({
    columns: [table.bankAccountId, table.companyId],
    foreignColumns: [bankAccounts.id, bankAccounts.companyId],
  });

/** What a reader said of a line of a statement: kept on the upload, so that what was left out stays known. */
export type StoredNotice = { line: number; code: string; message: string };

export const statementUploads = sqliteTable(
  'statement_uploads',
  {
    id: idColumn(),
    companyId: text().notNull(),
    bankAccountId: text().notNull(),
    fileName: text(),
    fileKey: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    addedCount: integer().notNull(),
    knownCount: integer().notNull(),
    agreeing: integer().notNull(),
    checked: integer().notNull(),
    opening: paiseColumn('opening'),
    closing: paiseColumn('closing'),
    creditTotal: paiseColumn('credit_total').notNull(),
    debitTotal: paiseColumn('debit_total').notNull(),
    periodFrom: dayColumn(),
    periodTo: dayColumn(),
    warnings: text({ mode: 'json' }).$type<StoredNotice[]>().notNull().default([]),
    skipped: text({ mode: 'json' }).$type<StoredNotice[]>().notNull().default([]),
    createdBy: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    accountOf(table as never),
    uniqueIndex('statement_uploads_id_company').on(table.id, table.companyId),
    index('statement_uploads_account').on(table.companyId, table.bankAccountId, table.id),
  ],
);

export type StatementUpload = typeof statementUploads.$inferSelect;

export const bankTransactions = sqliteTable(
  'bank_transactions',
  {
    id: idColumn(),
    companyId: text().notNull(),
    bankAccountId: text().notNull(),
    uploadId: text().notNull(),
    /** The physical line of the statement it came from. */
    line: integer().notNull(),
    transactionDate: dayColumn().notNull(),
    description: text().notNull(),
    amount: paiseColumn('amount').notNull(),
    transactionType: text({ enum: SIDES }).notNull(),
    balance: paiseColumn('balance'),
    category: text({ enum: CATEGORY_KINDS }),
    subcategory: text(),
    reference: text(),
    isReconciled: flagColumn().notNull().default(false),
    gstApplicable: flagColumn().notNull().default(false),
    tdsApplicable: flagColumn().notNull().default(false),
    /** What makes the line itself: the same line of a later upload has the same key. */
    lineKey: text().notNull(),
    /** The rule that set the category, or 'person'. */
    categoryRule: text(),
    categoryRuleVersion: integer(),
    categoryConfidence: integer(),
    categorisedBy: text(),
    /** The name at that time: the record of who chose stays readable when people leave. */
    categorisedByName: text(),
    categorisedAt: instantColumn(),
    categoryRunId: text(),
    /** The printed balance does not follow from the line before. */
    breaksBalance: flagColumn().notNull().default(false),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    accountOf(table as never),
    foreignKey({
      columns: [table.uploadId, table.companyId],
      foreignColumns: [statementUploads.id, statementUploads.companyId],
    }),
    uniqueIndex('bank_transactions_line').on(table.bankAccountId, table.lineKey),
    index('bank_transactions_day').on(table.companyId, table.transactionDate, table.id),
    index('bank_transactions_uncategorised')
      .on(table.companyId, table.transactionDate, table.id)
      .where(sql`category is null`),
    index('bank_transactions_categorised')
      .on(table.companyId, table.categorisedAt, table.id)
      .where(sql`category is not null`),
    index('bank_transactions_run').on(table.categoryRunId).where(sql`category_run_id is not null`),
    allowed('bank_transactions', 'transaction_type', SIDES),
    allowed('bank_transactions', 'category', CATEGORY_KINDS),
    within('bank_transactions', 'amount_paise', 1, DECIMAL_12_2),
  ],
);

export type BankTransaction = typeof bankTransactions.$inferSelect;
