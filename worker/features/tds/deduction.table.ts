import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { paise } from '../../domain/shared/money';
import { DEDUCTION_SOURCES, DEDUCTION_STATEMENTS, REASON_FLAGS } from '../../domain/tds/deduction';
import type { TdsNature } from '../../domain/tds/natures';
import { allowed, dayColumn, idColumn, instantColumn, paiseColumn, rateColumn } from '../../platform/database';
import { companies } from '../company/company.table';

export const PAYEE_KINDS = ['individual-or-family', 'company', 'other'] as const;
export const ACTS = ['1961', '2025'] as const;

/** Tax deducted at source, once for each payee, nature and source. A row is never changed but for the day it was withdrawn. */
export const tdsDeductions = sqliteTable(
  'tds_deductions',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** Null: that of the company. */
    tan: text(),
    partyId: text(),
    payeeName: text().notNull(),
    pan: text(),
    payeeKind: text({ enum: PAYEE_KINDS }).notNull(),
    statement: text({ enum: DEDUCTION_STATEMENTS }).notNull(),
    nature: text().$type<TdsNature>(),
    act: text({ enum: ACTS }).notNull(),
    section: text().notNull(),
    code: text().notNull(),
    /** The earlier of credit and payment. */
    eventOn: dayColumn().notNull(),
    deductedOn: dayColumn().notNull(),
    /** The quarter of the event: '2026-Q3'. */
    quarter: text().notNull(),
    /** Paid or credited, without GST shown apart; `base` is what is taxed with it. */
    amount: paiseColumn('amount').notNull(),
    base: paiseColumn('base').notNull(),
    rate: rateColumn('rate').notNull(),
    /** All that was withheld; of it, what is surcharge and what is cess. */
    tax: paiseColumn('tax').notNull(),
    surcharge: paiseColumn('surcharge').notNull().default(paise(0)),
    cess: paiseColumn('cess').notNull().default(paise(0)),
    reasonFlag: text({ enum: REASON_FLAGS }),
    certificateId: text(),
    sourceKind: text({ enum: DEDUCTION_SOURCES }).notNull(),
    sourceId: text(),
    /** The voucher that credited TDS payable; null where none did. */
    voucherId: text(),
    narration: text(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** The days in India by which the past is asked again. */
    recordedOn: dayColumn().notNull(),
    withdrawnOn: dayColumn(),
    withdrawnAt: instantColumn(),
  },
  (table) => [
    index('tds_deductions_day').on(table.companyId, table.eventOn, table.id),
    index('tds_deductions_quarter').on(table.companyId, table.quarter, table.statement),
    index('tds_deductions_voucher').on(table.companyId, table.voucherId).where(sql`voucher_id is not null`),
    // What a bill, a bank line or a pay slip withheld under a code for a reason and by a certificate stands once.
    uniqueIndex('tds_deductions_source')
      .on(
        ...([table.companyId, table.sourceKind, table.sourceId, table.code] as const),
        ...([sql`reason_flag IS 'T'`, sql`CASE WHEN certificate_id IS NULL THEN '' ELSE certificate_id END`] as const),
      )
      .where(sql`source_id is not null and withdrawn_on is null`),
    allowed('tds_deductions', 'payee_kind', PAYEE_KINDS),
    allowed('tds_deductions', 'statement', DEDUCTION_STATEMENTS),
    allowed('tds_deductions', 'act', ACTS),
    allowed('tds_deductions', 'source_kind', DEDUCTION_SOURCES),
  ],
);

export type StoredDeduction = typeof tdsDeductions.$inferSelect;
