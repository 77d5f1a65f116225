import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { atMost, flagColumn, idColumn, instantColumn } from '../../platform/columns';

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
