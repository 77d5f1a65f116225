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

/** Codes for somebody whose app and passkeys are gone. Only hashes are kept, so they are shown once. */
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

/** The keys of devices that somebody signs in with beside the password (WebAuthn): what the device keeps never leaves it. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: idColumn(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** By which a device finds its key; base64url, as is the public key, a COSE key. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often the key was used, as its device counts; 0 where the device does not count. */
    counter: integer().notNull(),
    /** How the device is reached, such as 'internal' or 'usb', separated by blanks: for the browser alone. */
    transports: text().notNull(),
    name: text().notNull(),
    createdAt: instantColumn().notNull(),
    lastUsedAt: instantColumn(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** When an owner of a firm was first asked to set a second factor up: from then on they have so many days. */
export const factorAsks = sqliteTable('factor_asks', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  askedAt: instantColumn().notNull(),
});
