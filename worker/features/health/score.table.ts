import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { dayColumn, within } from '../../platform/database';
import { companies } from '../company/company.table';

/** The compliance health score of each day on which it was computed: the trend line. */
export const healthScores = sqliteTable(
  'health_scores',
  {
    companyId: text()
      .notNull()
      .references(() => companies.id),
    day: dayColumn().notNull(),
    score: integer().notNull(),
    /** 'none' where there is nothing to score: the score is then 0 and is shown as not yet scored. */
    history: text({ enum: ['none', 'limited', 'full'] }).notNull(),
    items: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] }), within('health_scores', 'score', 0, 100)],
);

export type HealthScoreRow = typeof healthScores.$inferSelect;
