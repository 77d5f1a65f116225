import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TdsNature } from '../../../domain/tds/natures';
import { dayColumn, idColumn, instantColumn, paiseColumn, rateColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Certificates of the assessing officer by which a payee is deducted at a lower rate or none (s.197; s.395(1) of 2025). */
export const tdsLowerCertificates = sqliteTable(
  'tds_lower_certificates',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    partyId: text(),
    payeeName: text().notNull(),
    pan: text().notNull(),
    number: text().notNull(),
    nature: text().$type<TdsNature>().notNull(),
    rate: rateColumn('rate').notNull(),
    /** Up to how much of payments in its time it holds. */
    limit: paiseColumn('limit').notNull(),
    validFrom: dayColumn().notNull(),
    validTo: dayColumn().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** Recorded by mistake: it never held. */
    withdrawnAt: instantColumn(),
    /** The last day it held, where the officer cancelled it before its time, and why it ended. */
    endedOn: dayColumn(),
    endReason: text(),
  },
  (table) => [index('tds_lower_certificates_company').on(table.companyId, table.pan, table.nature)],
);

export type LowerCertificate = typeof tdsLowerCertificates.$inferSelect;
