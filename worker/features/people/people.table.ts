import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { COMPANY_ROLES, FIRM_ROLES } from '../../domain/session/roles';
import { allowed, dayColumn, idColumn, instantColumn } from '../../platform/database';
import { companies } from '../company/company.table';
import { caFirms } from '../firm/firm.table';
import { users } from '../session/session.table';

/** The link of an invitation, and what became of it. Only the hash of its secret is kept. */
const linkColumns = () => ({
  tokenHash: text().notNull(),
  invitedBy: text()
    .notNull()
    .references(() => users.id),
  createdAt: instantColumn().notNull(),
  expiresAt: instantColumn().notNull(),
  acceptedAt: instantColumn(),
  acceptedBy: text().references(() => users.id),
  revokedAt: instantColumn(),
});

/** Who is asked to join a firm, by a link that one mail carries. */
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
    ...linkColumns(),
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

/** The same of a company, by whoever has no firm to come by: what is given may end by itself, and says what for. */
export const companyInvitations = sqliteTable(
  'company_invitations',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    email: text().notNull(),
    role: text({ enum: COMPANY_ROLES }).notNull(),
    ...linkColumns(),
    /** The last day in India on which the access that is accepted lets in; null where it has no end. */
    endsOn: dayColumn(),
    /** What it is for, in the words of who invites. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('company_invitations_token').on(table.tokenHash),
    uniqueIndex('company_invitations_waiting')
      .on(table.companyId, table.email)
      .where(sql`accepted_at IS NULL AND revoked_at IS NULL`),
    index('company_invitations_company').on(table.companyId, table.createdAt),
    allowed('company_invitations', 'role', COMPANY_ROLES),
  ],
);
