import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Said } from '../../domain/shared/message';
import { flagColumn, instantColumn } from '../../platform/database';

/** Something the nightly self-check found that should not be: what, where, in words for whoever is called. */
export type Finding = { check: string; subject: string; detail: Said };

/** One nightly self-check a day; run again the same day, it takes the place of the earlier one. */
export const upkeepReports = sqliteTable('upkeep_reports', {
  /** The day in India for which the check ran. */
  day: text().primaryKey(),
  startedAt: instantColumn().notNull(),
  finishedAt: instantColumn().notNull(),
  ok: flagColumn().notNull(),
  findings: text({ mode: 'json' }).$type<Finding[]>().notNull().default([]),
  /** How much was looked at, and where the next night goes on. */
  figures: text({ mode: 'json' }).$type<Record<string, number | string | null>>().notNull().default({}),
});

export type UpkeepReport = typeof upkeepReports.$inferSelect;
