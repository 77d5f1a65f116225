import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { StoredBreak } from '../../../domain/bank/coverage/coverage';
import type { FileFacts, Mapping } from '../../../domain/bank/reader/model';
import type { IsoDate } from '../../../domain/shared/dates';
import type { Message } from '../../../domain/shared/message';
import { dayColumn, idColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';
import { ofAccount } from '../account/account.table';

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
    ofAccount(table as never),
    uniqueIndex('statement_uploads_id_company').on(table.id, table.companyId),
    index('statement_uploads_account').on(table.companyId, table.bankAccountId, table.id),
  ],
);

export type StatementUpload = typeof statementUploads.$inferSelect;

/** Columns a person has put right, remembered for every later file with the same heading. */
export const statementMappings = sqliteTable(
  'statement_mappings',
  {
    companyId: text()
      .notNull()
      .references(() => companies.id),
    shape: text().notNull(),
    mapping: text({ mode: 'json' }).$type<Mapping>().notNull(),
    createdBy: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.shape] })],
);
