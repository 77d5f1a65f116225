import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { StoredBreak } from '../../domain/bank/coverage/coverage';
import type { FileFacts } from '../../domain/bank/reader/model';
import type { Reconciled } from '../../domain/bank/reconcile/model';
import { ACCOUNT_TYPES, CATEGORY_KINDS, SIDES } from '../../domain/bank/values';
import type { IsoDate } from '../../domain/shared/dates';
import type { Message } from '../../domain/shared/message';
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
export type StoredNotice = { line: number; code: string; message: Message };

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
    /** What the file says of itself: bank, account, period, balances above and below its table. */
    facts: text({ mode: 'json' }).$type<FileFacts>(),
    /** Lines that were no transactions, so that nothing vanishes unseen. */
    ignoredCount: integer().notNull().default(0),
    /** The days whose balances prove that no line is missing: from the first to the last line, in pieces between breaks. */
    covered: text({ mode: 'json' }).$type<readonly { from: IsoDate; to: IsoDate }[]>().notNull().default([]),
    undoneBy: text(),
    undoneByName: text(),
    undoneAt: instantColumn(),
    /** Where a printed balance does not follow from the line before. */
    breaks: text({ mode: 'json' }).$type<readonly StoredBreak[]>().notNull().default([]),
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
    /** The day on which interest counts, where the bank prints one of its own. */
    valueDate: dayColumn(),
    /** The other party in one spelling, by which choices, rules and reports know it. */
    payee: text(),
    note: text(),
    /** What a person or a rule says of GST and TDS on this line, as of its day. */
    gstMode: text(),
    tdsSection: text(),
    /** The lines of a split stand in a table of their own; this row then keeps the whole. */
    isSplit: flagColumn().notNull().default(false),
    /** The other leg of a transfer between own accounts. */
    transferPairId: text(),
    /** What it was matched to and why, and what a person said it is not. */
    reconciledWith: text({ mode: 'json' }).$type<Reconciled>(),
  },
  (table) => [
    accountOf(table as never),
    index('bank_transactions_payee').on(table.companyId, table.payee, table.transactionDate),
    index('bank_transactions_amount').on(table.companyId, table.amount, table.transactionDate),
    index('bank_transactions_confirmed')
      .on(table.companyId, table.categorisedAt)
      .where(sql`categorised_by is not null`),
    index('bank_transactions_upload').on(table.uploadId),
    uniqueIndex('bank_transactions_id_company').on(table.id, table.companyId),
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
    index('bank_transactions_matched').on(table.companyId, sql`reconciled_with ->> 'id'`).where(sql`is_reconciled = 1`),
    index('bank_transactions_run').on(table.categoryRunId).where(sql`category_run_id is not null`),
    allowed('bank_transactions', 'transaction_type', SIDES),
    allowed('bank_transactions', 'category', CATEGORY_KINDS),
    within('bank_transactions', 'amount_paise', 1, DECIMAL_12_2),
  ],
);

export type BankTransaction = typeof bankTransactions.$inferSelect;
