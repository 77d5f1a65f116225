import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { dayColumn, instantColumn } from '../../platform/database';
import type { Progress } from './backup.model';

/** Of each company and each firm: its last whole backup, and how far the one that is being made has come. */
export const backups = sqliteTable(
  'backups',
  {
    /** The company's or firm's id. */
    holderId: text().primaryKey(),
    kind: text({ enum: ['company', 'firm'] }).notNull(),
    /** The day in India up to which everything is in the backup; null before the first. */
    day: dayColumn(),
    /** When that was seen. */
    upTo: instantColumn(),
    /** The day on which rows were last read; later days found nothing new in the trail. */
    readOn: dayColumn(),
    chainLength: integer(),
    chainHead: text(),
    rows: integer(),
    /** Files copied so far, and the id of the row whose file was the last. */
    files: integer().notNull().default(0),
    filesThrough: text(),
    progress: text({ mode: 'json' }).$type<Progress>(),
    /** How often it failed since it last went well, and by what. */
    tries: integer().notNull().default(0),
    failure: text(),
  },
  (table) => [index('backups_day').on(table.day)],
);
