import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { FIRM_ROLES } from '../../domain/session/roles';
import { allowed, atMost, flagColumn, idColumn, instantColumn } from '../../platform/database';
import { users } from '../session/session.table';

export const caFirms = sqliteTable(
  'ca_firms',
  {
    id: idColumn(),
    name: text().notNull(),
    registrationNumber: text(),
    email: text(),
    phone: text(),
    address: text(),
    city: text(),
    state: text(),
    pincode: text(),
    isActive: flagColumn().notNull().default(true),
    /** A demonstration: shown as such on every page, and never counted as real. */
    isDemo: flagColumn().notNull().default(false),
    /** The person whose demonstration this is: one per person, however often it is asked for. */
    demoOf: text().unique(),
    createdAt: instantColumn().notNull(),
  },
  () => [atMost('ca_firms', 'phone', 15), atMost('ca_firms', 'pincode', 6)],
);

export type CaFirm = typeof caFirms.$inferSelect;

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
    /** Whether the member is mailed each night how the firm's trail stands. */
    wantsTrailMail: flagColumn().notNull().default(false),
  },
  (table) => [
    uniqueIndex('firm_members_user_firm').on(table.userId, table.caFirmId),
    index('firm_members_firm').on(table.caFirmId),
    allowed('firm_members', 'role', FIRM_ROLES),
  ],
);
