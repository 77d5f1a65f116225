import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { allowed, flagColumn, idColumn, instantColumn, saidColumn } from '../../../platform/database';
import { caFirms } from '../../firm/firm.table';
import { users } from '../../session/session.table';

/** Whose dates a feed carries: one company's, those a member of the staff is in charge of, or all of a firm. */
export const FEED_KINDS = ['company', 'staff', 'firm'] as const;

/** A calendar by secret link. Only the hash of the secret is kept, so the link is shown once. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    id: idColumn(),
    kind: text({ enum: FEED_KINDS }).notNull(),
    companyId: text(),
    caFirmId: text().references(() => caFirms.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    tokenHash: text().notNull(),
    label: saidColumn().notNull(),
    createdAt: instantColumn().notNull(),
    lastReadAt: instantColumn(),
    revokedAt: instantColumn(),
    /** When its maker lost sight of what it carries, as triggers note: it never answers again, also where they are let in anew. */
    endedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('calendar_feeds_token').on(table.tokenHash),
    index('calendar_feeds_user').on(table.userId, table.revokedAt),
    index('calendar_feeds_company').on(table.companyId),
    allowed('calendar_feeds', 'kind', FEED_KINDS),
  ],
);

export type CalendarFeed = typeof calendarFeeds.$inferSelect;

/**
 * Which state of its calendar a company or a firm is in, since its first feed was read. Triggers raise it with a change of what its
 * feeds say, but only where the last state was given to somebody: a thousand rows in one change raise it once.
 */
export const feedVersions = sqliteTable('feed_versions', {
  /** The company or the firm. */
  id: text().primaryKey(),
  version: integer().notNull().default(1),
  isGiven: flagColumn().notNull().default(true),
});
