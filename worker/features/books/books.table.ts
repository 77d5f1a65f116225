import { foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Mapping } from '../../domain/bank/reader/model';

import { CATEGORY_KINDS, SIDES } from '../../domain/bank/values';
import {
  DECIMAL_12_2,
  dayColumn,
  flagColumn,
  idColumn,
  instantColumn,
  paiseColumn,
  within,
} from '../../platform/columns';
import { companies } from '../company/company.table';
import { bankTransactions } from './bank.table';

const ofCompany = () =>
  text()
    .notNull()
    .references(() => companies.id);

/** Columns a person has put right, remembered for every later file with the same heading. */
export const statementMappings = sqliteTable(
  'statement_mappings',
  {
    companyId: ofCompany(),
    shape: text().notNull(),
    mapping: text({ mode: 'json' }).$type<Mapping>().notNull(),
    createdBy: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.shape] })],
);

/** Rules a company makes for itself, tried in the order of their places. */
export const categoryRules = sqliteTable(
  'category_rules',
  {
    id: idColumn(),
    companyId: ofCompany(),
    place: integer().notNull(),
    contains: text().notNull(),
    side: text({ enum: SIDES }),
    amountFrom: paiseColumn('amount_from'),
    amountTo: paiseColumn('amount_to'),
    bankAccountId: text(),
    category: text({ enum: CATEGORY_KINDS }).notNull(),
    subcategory: text().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [index('category_rules_company').on(table.companyId, table.removedAt, table.place)],
);

const ofTransaction = (table: { transactionId: never; companyId: never }) =>
  foreignKey({
    columns: [table.transactionId, table.companyId],
    foreignColumns: [bankTransactions.id, bankTransactions.companyId],
  });

/** Parts of one line that belong to different categories; their amounts add up to the line's. */
export const transactionSplits = sqliteTable(
  'transaction_splits',
  {
    id: idColumn(),
    companyId: text().notNull(),
    transactionId: text().notNull(),
    amount: paiseColumn('amount').notNull(),
    category: text({ enum: CATEGORY_KINDS }).notNull(),
    subcategory: text().notNull(),
    note: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    ofTransaction(table as never),
    index('transaction_splits_transaction').on(table.companyId, table.transactionId),
    within('transaction_splits', 'amount_paise', 1, DECIMAL_12_2),
  ],
);

/** A bill or another paper beside a line; the file lies in the store. */
export const transactionAttachments = sqliteTable(
  'transaction_attachments',
  {
    id: idColumn(),
    companyId: text().notNull(),
    transactionId: text().notNull(),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    contentType: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    ofTransaction(table as never),
    index('transaction_attachments_transaction').on(table.companyId, table.transactionId),
  ],
);

/** Papers of lines that went when their statement was undone: the files stay in the store, and it is known whose they were. */
export const removedAttachments = sqliteTable(
  'removed_attachments',
  {
    id: idColumn(),
    companyId: ofCompany(),
    transactionId: text().notNull(),
    uploadId: text().notNull(),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    contentType: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn().notNull(),
  },
  (table) => [index('removed_attachments_company').on(table.companyId, table.uploadId)],
);

/** What a company means to spend on a category in a month. */
export const budgets = sqliteTable(
  'budgets',
  {
    id: idColumn(),
    companyId: ofCompany(),
    subcategory: text().notNull(),
    amount: paiseColumn('amount').notNull(),
    /** The first day of the month from which it holds. */
    fromMonth: dayColumn().notNull(),
    createdBy: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    index('budgets_company').on(table.companyId, table.subcategory),
    within('budgets', 'amount_paise', 0, DECIMAL_12_2),
  ],
);

/** A person's saved filters of the transactions of one company. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: idColumn(),
    companyId: ofCompany(),
    userId: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    isShared: flagColumn().notNull().default(false),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [index('saved_views_company').on(table.companyId, table.userId)],
);
