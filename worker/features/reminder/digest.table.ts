import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { allowed, dayColumn, idColumn, instantColumn } from '../../platform/database';
import { users } from '../session/session.table';

export const DIGEST_STATES = ['claimed', 'sent', 'empty', 'failed'] as const;

/** One digest for a person and a day in India, whatever cron does: the row is claimed before anything is sent. */
export const digests = sqliteTable(
  'digests',
  {
    id: idColumn(),
    userId: text()
      .notNull()
      .references(() => users.id),
    day: dayColumn().notNull(),
    state: text({ enum: DIGEST_STATES }).notNull(),
    claimedAt: instantColumn().notNull(),
    sentAt: instantColumn(),
    lines: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('digests_user_day').on(table.userId, table.day),
    index('digests_day').on(table.day, table.state),
    allowed('digests', 'state', DIGEST_STATES),
  ],
);

/** On which mornings somebody gets a digest: of all on which there is something to say, of those on which something falls due, of none. */
export const DIGEST_WISHES = ['daily', 'when-due', 'never'] as const;
export type DigestWish = (typeof DIGEST_WISHES)[number];

/** What somebody chose; who has no row chose nothing, and gets them all. */
export const digestSettings = sqliteTable(
  'digest_settings',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    wish: text({ enum: DIGEST_WISHES }).notNull(),
    chosenAt: instantColumn().notNull(),
  },
  () => [allowed('digest_settings', 'wish', DIGEST_WISHES)],
);

export type Digest = typeof digests.$inferSelect;

/** How far the search for who has no digest of a day yet has come, by the ids of people. */
export const digestRounds = sqliteTable('digest_rounds', {
  day: dayColumn().primaryKey(),
  /** The last person looked at; null where a round has ended, and the next begins again. */
  through: text(),
  /** How often all were looked at. */
  rounds: integer().notNull().default(0),
});
