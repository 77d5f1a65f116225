import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { dayColumn, idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** What every statement says of the deductor and of the person responsible: one row of a company. */
export const tdsDeductors = sqliteTable('tds_deductors', {
  companyId: text()
    .primaryKey()
    .references(() => companies.id),
  branch: text(),
  address: text().notNull(),
  stateCode: text().notNull(),
  pin: text().notNull(),
  email: text().notNull(),
  phoneArea: text(),
  phoneNumber: text(),
  personName: text().notNull(),
  personDesignation: text().notNull(),
  personPan: text().notNull(),
  personAddress: text().notNull(),
  personStateCode: text().notNull(),
  personPin: text().notNull(),
  personEmail: text().notNull(),
  personMobile: text(),
  changedAt: instantColumn().notNull(),
});

export type StoredDeductor = typeof tdsDeductors.$inferSelect;

/** Corrections of a statement that was filed: while one is open, deductions may go into its quarter. */
export const tdsCorrections = sqliteTable(
  'tds_corrections',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    form: text().notNull(),
    /** Which statement the form is, and its quarter '2026-Q3'. */
    kind: text().notNull(),
    quarter: text().notNull(),
    /** 1 for the first correction. */
    number: integer().notNull(),
    /** The receipt of the regular statement that it corrects. */
    correctsReceipt: text(),
    reason: text().notNull(),
    openedOn: dayColumn().notNull(),
    filedOn: dayColumn(),
    receipt: text(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index('tds_corrections_quarter').on(table.companyId, table.quarter, table.kind)],
);

export type StoredCorrection = typeof tdsCorrections.$inferSelect;
