import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instantColumn } from '../../platform/database';
import { users } from '../session/session.table';

/** The address that somebody's account moves to once the mail sent there is opened: one at a time, by a link of one use. */
export const addressChanges = sqliteTable('address_changes', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  /** In small letters. That it waits does not say that it is free. */
  email: text().notNull(),
  tokenHash: text().notNull().unique(),
  createdAt: instantColumn().notNull(),
  expiresAt: instantColumn().notNull(),
});

export type AddressChange = typeof addressChanges.$inferSelect;
