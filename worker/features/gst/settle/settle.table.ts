import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { dayColumn, idColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** How the tax of a return was paid: recorded with its vouchers when a person accepted the proposal. */
export const gstSetOffs = sqliteTable(
  'gst_set_offs',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    gstin: text().notNull(),
    /** As its address writes it: '2026-10' or '2026-Q3'. */
    period: text().notNull(),
    lastMonth: text().notNull(),
    /** Which attempt it is: one that was taken back, by reversing its vouchers, makes room for the next. */
    round: integer().notNull(),
    filedOn: dayColumn().notNull(),
    /** Credit that was left, by head. */
    closingIgst: paiseColumn('closing_igst').notNull(),
    closingCgst: paiseColumn('closing_cgst').notNull(),
    closingSgst: paiseColumn('closing_sgst').notNull(),
    closingCess: paiseColumn('closing_cess').notNull(),
    /** The settlement as it was accepted, with its explanations: JSON. */
    figures: text().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('gst_set_offs_one').on(table.companyId, table.gstin, table.period, table.round)],
);

export type StoredSetOff = typeof gstSetOffs.$inferSelect;
