import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { COMPANY_ROLES, FIRM_ROLES } from '../../domain/session/roles';
import { allowed, flagColumn, idColumn, instantColumn } from '../../platform/columns';
import { companies } from '../company/company.table';
import { caFirms } from '../firm/firm.table';

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

export const firmMembers = sqliteTable(
  'firm_members',
  {
    id: idColumn(),
    caFirmId: text()
      .notNull()
      .references(() => caFirms.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    role: text({ enum: FIRM_ROLES }).notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('firm_members_user_firm').on(table.userId, table.caFirmId),
    index('firm_members_firm').on(table.caFirmId),
    allowed('firm_members', 'role', FIRM_ROLES),
  ],
);

export const companyAccess = sqliteTable(
  'company_access',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    role: text({ enum: COMPANY_ROLES }).notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('company_access_user_company').on(table.userId, table.companyId),
    index('company_access_company').on(table.companyId),
    allowed('company_access', 'role', COMPANY_ROLES),
  ],
);

/** Counters of attempts per key and window, for the limits that must be exact. */
export const attemptCounters = sqliteTable('attempt_counters', {
  key: text().primaryKey(),
  windowStart: integer().notNull(),
  count: integer().notNull(),
});
