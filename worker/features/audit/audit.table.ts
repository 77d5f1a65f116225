import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn } from '../../platform/database';
import { SECURITY_KINDS } from '../../platform/log';

/** One hash chain per company, one per firm, one for the system. Triggers refuse every change of what is written. */
export const auditEntries = sqliteTable(
  'audit_entries',
  {
    /** The company's or firm's id, or 'system'. */
    chainId: text().notNull(),
    /** The number of the entry; of a bundle, the number of its last. */
    seq: integer().notNull(),
    /** How many entries the row holds: one, or as many as its lines. */
    count: integer().notNull().default(1),
    at: instantColumn().notNull(),
    atIst: text().notNull(),
    actorType: text({ enum: ['person', 'system'] }).notNull(),
    actorId: text().notNull(),
    actorName: text().notNull(),
    onBehalfOf: text(),
    action: text().notNull(),
    entityType: text().notNull(),
    entityId: text().notNull(),
    before: text(),
    after: text(),
    /** The entries of a bundle, which differ in what they are about alone: '[[id, before, after], …]'. */
    lines: text(),
    requestId: text(),
    ipHash: text(),
    v: integer().notNull(),
    prevHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.seq] })],
);

export type AuditEntry = typeof auditEntries.$inferSelect;
/** One entry of the trail, taken out of its bundle. */
export type Entry = Omit<AuditEntry, 'lines' | 'count'>;

/**
 * How long each chain is and how it ends, kept by a trigger for every entry that is written. Triggers refuse to remove a row, and to
 * change one to anything but the end of a longer chain: a chain whose last entries were removed does not agree with it.
 */
export const chainHeads = sqliteTable('chain_heads', {
  chainId: text().primaryKey(),
  length: integer().notNull(),
  head: text().notNull(),
});

/**
 * The security log: who came in and who did not, what was refused, what was taken out and who was let in. It stands apart from the
 * chain, since it changes no books; it is kept for 180 days. Of addresses it has keyed hashes alone.
 */
export const securityEvents = sqliteTable(
  'security_events',
  {
    id: idColumn(),
    at: instantColumn().notNull(),
    atIst: text().notNull(),
    actorId: text(),
    actorName: text(),
    companyId: text(),
    action: text().notNull(),
    status: integer().notNull(),
    code: text().notNull(),
    requestId: text(),
    ipHash: text(),
    kind: text({ enum: SECURITY_KINDS }).notNull().default('refused'),
    /** The firm whose object it is about; null where it is about none. */
    caFirmId: text(),
    networkHash: text(),
  },
  (table) => [
    index('security_events_company').on(table.companyId, table.id),
    index('security_events_firm').on(table.caFirmId, table.id).where(sql`ca_firm_id is not null`),
    index('security_events_actor').on(table.actorId, table.id).where(sql`ca_firm_id is null and company_id is null`),
  ],
);

/** A statement that finds nothing to change inserts NULL here, which undoes its whole batch. */
export const must = sqliteTable('must', { ok: integer().notNull() });
