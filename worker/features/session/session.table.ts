import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flagColumn, idColumn } from '../../platform/database';

// The first four tables are better-auth's, by its names for the columns; its dates are epoch milliseconds.
const authInstant = () => integer({ mode: 'timestamp_ms' });

export const users = sqliteTable('users', {
  id: idColumn(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: flagColumn().notNull().default(false),
  image: text(),
  /** A visitor of the demonstration, who has no password. */
  isAnonymous: flagColumn().notNull().default(false),
  createdAt: authInstant().notNull(),
  updatedAt: authInstant().notNull(),
});

export const sessions = sqliteTable(
  'sessions',
  {
    id: idColumn(),
    userId: text()
      .notNull()
      .references(() => users.id),
    token: text().notNull().unique(),
    expiresAt: authInstant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: authInstant().notNull(),
    updatedAt: authInstant().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const accounts = sqliteTable(
  'accounts',
  {
    id: idColumn(),
    userId: text()
      .notNull()
      .references(() => users.id),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: authInstant(),
    refreshTokenExpiresAt: authInstant(),
    scope: text(),
    password: text(),
    createdAt: authInstant().notNull(),
    updatedAt: authInstant().notNull(),
  },
  (table) => [index('accounts_user').on(table.userId)],
);

export const verifications = sqliteTable(
  'verifications',
  {
    id: idColumn(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: authInstant().notNull(),
    createdAt: authInstant().notNull(),
    updatedAt: authInstant().notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Counters of attempts per key and window, for the limits that must be exact. */
export const attemptCounters = sqliteTable('attempt_counters', {
  key: text().primaryKey(),
  windowStart: integer().notNull(),
  count: integer().notNull(),
});
