import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn } from '../../platform/database';

/** Mails handed over, or kept here where the program runs on one machine. The key makes a repeated hand-over one mail. */
export const mails = sqliteTable('mails', {
  id: idColumn(),
  key: text().notNull().unique(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  at: instantColumn().notNull(),
});
