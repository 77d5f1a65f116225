import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn } from '../../../platform/database';
import { users } from '../session.table';

/** The app that makes somebody's codes. Until its first code was entered nothing asks for one. */
export const secondFactors = sqliteTable('second_factors', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  /** What app and Worker share, sealed. */
  secret: text().notNull(),
  /** The step of time of the last code that was taken: it and those before are used up. */
  lastStep: integer().notNull().default(0),
  createdAt: instantColumn().notNull(),
  confirmedAt: instantColumn(),
});

/** Codes for somebody whose app is gone. Only hashes are kept, so they are shown once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: idColumn(),
    userId: text()
      .notNull()
      .references(() => users.id),
    codeHash: text().notNull(),
    usedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('recovery_codes_hash').on(table.userId, table.codeHash),
    index('recovery_codes_user').on(table.userId, table.usedAt),
  ],
);

/** When an owner of a firm was first asked to set a second factor up: from then on they have so many days. */
export const factorAsks = sqliteTable('factor_asks', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  askedAt: instantColumn().notNull(),
});
