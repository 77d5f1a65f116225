import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { DividendReceived } from '../../../domain/income-tax/later-tax';
import { TAX_REGIMES } from '../../../domain/income-tax/regime';
import { allowed, dayColumn, flagColumn, idColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

export const FIGURE_SOURCES = ['books', 'typed'] as const;

/** Estimates of a year's income, on which its advance tax rests. None is changed: a later one takes its place. */
export const advanceTaxEstimates = sqliteTable(
  'advance_tax_estimates',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** The financial or tax year, '2026-27'. */
    year: text().notNull(),
    totalIncome: paiseColumn('total_income').notNull(),
    incomeFrom: text({ enum: FIGURE_SOURCES }).notNull(),
    regime: text({ enum: TAX_REGIMES }).notNull(),
    /** What the regime asks to know; null where it does not. */
    turnover: paiseColumn('turnover'),
    bookProfit: paiseColumn('book_profit'),
    otherIncome: paiseColumn('other_income'),
    deductions: paiseColumn('deductions'),
    isSinceBeforeApril2026: flagColumn(),
    matCredit: paiseColumn('mat_credit').notNull(),
    /** Deducted and collected at source, as it stood when the estimate was kept. */
    taxAtSource: paiseColumn('tax_at_source').notNull(),
    taxAtSourceFrom: text({ enum: FIGURE_SOURCES }).notNull(),
    /** Of the income, dividends by their day, amounts in paise; null where there are none. */
    dividends: text({ mode: 'json' }).$type<readonly DividendReceived[]>(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    recordedOn: dayColumn().notNull(),
  },
  (table) => [
    index('advance_tax_estimates_company').on(table.companyId, table.year, table.createdAt),
    allowed('advance_tax_estimates', 'income_from', FIGURE_SOURCES),
    allowed('advance_tax_estimates', 'tax_at_source_from', FIGURE_SOURCES),
  ],
);

export type StoredEstimate = typeof advanceTaxEstimates.$inferSelect;

/** Challans by which advance or self-assessment tax was paid. A correction withdraws one and adds another. */
export const advanceTaxPayments = sqliteTable(
  'advance_tax_payments',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    year: text().notNull(),
    /** The day of tender, by which interest is counted. */
    paidOn: dayColumn().notNull(),
    amount: paiseColumn('amount').notNull(),
    bsr: text().notNull(),
    serial: text().notNull(),
    /** The bank line that paid it. */
    transactionId: text(),
    /** The journal by which the books have it, where no bank line does. */
    voucherId: text(),
    /** The payment in whose place it stands. */
    correctsId: text(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    recordedOn: dayColumn().notNull(),
    withdrawnOn: dayColumn(),
    withdrawReason: text(),
  },
  (table) => [
    index('advance_tax_payments_company').on(table.companyId, table.year, table.paidOn),
    // A bank branch gives a serial once a day, and a line pays one challan.
    uniqueIndex('advance_tax_payments_challan')
      .on(table.companyId, table.bsr, table.paidOn, table.serial)
      .where(sql`withdrawn_on is null`),
    uniqueIndex('advance_tax_payments_line')
      .on(table.companyId, table.transactionId)
      .where(sql`withdrawn_on is null and transaction_id is not null`),
    uniqueIndex('advance_tax_payments_voucher')
      .on(table.companyId, table.voucherId)
      .where(sql`withdrawn_on is null and voucher_id is not null`),
  ],
);

export type StoredPayment = typeof advanceTaxPayments.$inferSelect;
