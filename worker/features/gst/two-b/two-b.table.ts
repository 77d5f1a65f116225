import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { DECISION_ACTIONS } from '../../../domain/gst/two-b/decisions';
import type { TwoBNotice } from '../../../domain/gst/two-b/model';
import { allowed, dayColumn, idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Each version of a GSTR-2B that was imported. None takes the place of another: which was known on a day is told by its days. */
export const gstTwoBFiles = sqliteTable(
  'gst_two_b_files',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    gstin: text().notNull(),
    /** The month it is for, or the last one of a quarter: 'YYYY-MM'. */
    period: text().notNull(),
    fileName: text(),
    fileKey: text().notNull(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    madeOn: dayColumn(),
    lineCount: integer().notNull(),
    notices: text({ mode: 'json' }).$type<readonly TwoBNotice[]>().notNull(),
    importedOn: dayColumn().notNull(),
    importedAt: instantColumn().notNull(),
    importedBy: text().notNull(),
    importedByName: text().notNull(),
  },
  (table) => [
    uniqueIndex('gst_two_b_files_content').on(table.companyId, table.sha256),
    index('gst_two_b_files_period').on(table.companyId, table.gstin, table.period, table.importedAt),
  ],
);

export type TwoBFile = typeof gstTwoBFiles.$inferSelect;

/** The documents of a file in pieces: they are read as a whole or not at all, so that a row holds some hundred of them. */
export const gstTwoBPieces = sqliteTable(
  'gst_two_b_pieces',
  {
    fileId: text()
      .notNull()
      .references(() => gstTwoBFiles.id),
    piece: integer().notNull(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    lines: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.piece] }),
    index('gst_two_b_pieces_company').on(table.companyId),
  ],
);

/** What people decided of documents of GSTR-2B, by what these are called in every version of it. Nothing here is ever changed. */
export const gstTwoBDecisions = sqliteTable(
  'gst_two_b_decisions',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    gstin: text().notNull(),
    twoBPeriod: text().notNull(),
    lineKey: text().notNull(),
    /** The return in which it counts. */
    period: text().notNull(),
    action: text({ enum: [...DECISION_ACTIONS, 'undo'] }).notNull(),
    section: text(),
    billIds: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    remark: text(),
    decidedOn: dayColumn().notNull(),
    decidedAt: instantColumn().notNull(),
    decidedBy: text().notNull(),
    decidedByName: text().notNull(),
  },
  (table) => [
    index('gst_two_b_decisions_line').on(table.companyId, table.gstin, table.twoBPeriod, table.lineKey),
    allowed('gst_two_b_decisions', 'action', [...DECISION_ACTIONS, 'undo']),
  ],
);

export type StoredDecision = typeof gstTwoBDecisions.$inferSelect;
