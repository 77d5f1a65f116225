import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { RETURN_STATES } from '../../domain/gst/gstr-1/state';
import type { RegisterAdvance, RegisterDocument } from '../../domain/gst/register/model';
import { dayColumn, idColumn, instantColumn } from '../../platform/database';
import { companies } from '../company/company.table';

/** Returns that somebody began to check or filed, one for each registration, form and period. What none has touched is a draft. */
export const gstReturns = sqliteTable(
  'gst_returns',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    gstin: text().notNull(),
    form: text().notNull(),
    /** As its address writes it: '2026-10' or '2026-Q3'. */
    period: text().notNull(),
    firstMonth: text().notNull(),
    lastMonth: text().notNull(),
    state: text({ enum: RETURN_STATES }).notNull(),
    /** SHA-256 of the portal's file as it was sent, passed and filed. */
    hash: text(),
    sentBy: text(),
    sentByName: text(),
    sentAt: instantColumn(),
    /** Why the checker sent it back. */
    note: text(),
    passedBy: text(),
    passedByName: text(),
    passedAt: instantColumn(),
    acknowledgement: text(),
    filedOn: dayColumn(),
    filedBy: text(),
    filedByName: text(),
    filedAt: instantColumn(),
    /** The event of the company that says it was filed; taken back, the return is no longer filed. */
    eventId: text(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('gst_returns_one').on(table.companyId, table.gstin, table.form, table.period),
    index('gst_returns_event').on(table.eventId),
  ],
);

export type StoredReturn = typeof gstReturns.$inferSelect;

/** Documents of filed returns as later returns amend them. Neither is edited: an amendment of an amendment is another row. */
export const gstAmendments = sqliteTable(
  'gst_amendments',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    documentId: text().notNull(),
    gstin: text().notNull(),
    /** The month in whose return it stands. */
    period: text().notNull(),
    /** The document as it was first reported. */
    firstNumber: text().notNull(),
    firstDate: dayColumn().notNull(),
    firstPeriod: text().notNull(),
    /** As it was reported before, and as it is from this return on. */
    was: text({ mode: 'json' }).$type<RegisterDocument>().notNull(),
    becomes: text({ mode: 'json' }).$type<RegisterDocument>().notNull(),
    reason: text().notNull(),
    /** The journal of what it changes in the books; null where it changes nothing there. */
    voucherId: text(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('gst_amendments_one').on(table.companyId, table.documentId, table.period),
    index('gst_amendments_period').on(table.companyId, table.gstin, table.period),
  ],
);

export type StoredAmendment = typeof gstAmendments.$inferSelect;

/** Advances of filed returns, and what invoices took over of them, as later returns amend them; each amendment is another row. */
export const gstAdvanceAmendments = sqliteTable(
  'gst_advance_amendments',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** The voucher of the money, or the one that set it against an invoice. */
    advanceId: text().notNull(),
    gstin: text().notNull(),
    /** The month in whose return it stands, and the one in which it was first reported. */
    period: text().notNull(),
    firstPeriod: text().notNull(),
    was: text({ mode: 'json' }).$type<RegisterAdvance>().notNull(),
    becomes: text({ mode: 'json' }).$type<RegisterAdvance>().notNull(),
    reason: text().notNull(),
    /** The journal that moves its tax in the books; null where the tax stays. */
    voucherId: text(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('gst_advance_amendments_one').on(table.companyId, table.advanceId, table.period),
    index('gst_advance_amendments_period').on(table.companyId, table.gstin, table.period),
  ],
);

export type StoredAdvanceAmendment = typeof gstAdvanceAmendments.$inferSelect;
