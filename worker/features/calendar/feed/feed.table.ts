import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { allowed, idColumn, instantColumn, saidColumn } from '../../../platform/database';
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
  },
  (table) => [
    uniqueIndex('calendar_feeds_token').on(table.tokenHash),
    index('calendar_feeds_user').on(table.userId, table.revokedAt),
    index('calendar_feeds_company').on(table.companyId),
    allowed('calendar_feeds', 'kind', FEED_KINDS),
  ],
);

export type CalendarFeed = typeof calendarFeeds.$inferSelect;
