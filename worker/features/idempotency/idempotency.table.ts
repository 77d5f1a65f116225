import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instantColumn } from '../../platform/database';

/** The first answer to a keyed request, stored with its effect and given again to whoever repeats it. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    personId: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    status: integer().notNull(),
    body: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.key] }), index('idempotency_keys_age').on(table.createdAt)],
);
