import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn } from '../../platform/database';

/**
 * Mails kept here: all of them where the program runs on one machine; where it is deployed, those that could not be handed over
 * yet, which go when they were. The key makes a repeated hand-over one mail.
 */
export const mails = sqliteTable(
  'mails',
  {
    id: idColumn(),
    key: text().notNull().unique(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    unsubscribe: text(),
    at: instantColumn().notNull(),
    /** How often it could not be handed over. */
    tries: integer().notNull().default(0),
    /** What the last hand-over failed by: the code of a problem. */
    failure: text(),
    /** When it is handed over again; null where it never is. */
    retryAt: instantColumn(),
  },
  (table) => [index('mails_retry').on(table.retryAt)],
);
