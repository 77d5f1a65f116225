import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { FIRM_ROLES } from '../../domain/session/roles';
import { allowed, idColumn, instantColumn } from '../../platform/database';
import { caFirms } from '../firm/firm.table';
import { users } from '../session/session.table';

/** Who is asked to join a firm, by a link that one mail carries. Only the hash of its secret is kept. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: idColumn(),
    caFirmId: text()
      .notNull()
      .references(() => caFirms.id),
    /** In small letters; only who signs in with it can accept. */
    email: text().notNull(),
    role: text({ enum: FIRM_ROLES }).notNull(),
    tokenHash: text().notNull(),
    invitedBy: text()
      .notNull()
      .references(() => users.id),
    createdAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    acceptedAt: instantColumn(),
    acceptedBy: text().references(() => users.id),
    revokedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.tokenHash),
    // One that waits for each address: a new one takes its place.
    uniqueIndex('invitations_waiting')
      .on(table.caFirmId, table.email)
      .where(sql`accepted_at IS NULL AND revoked_at IS NULL`),
    index('invitations_firm').on(table.caFirmId, table.createdAt),
    allowed('invitations', 'role', FIRM_ROLES),
  ],
);

export type Invitation = typeof invitations.$inferSelect;
