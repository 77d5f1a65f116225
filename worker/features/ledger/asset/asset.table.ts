import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AssetKind, TaxBlock } from '../../../domain/ledger/asset/kinds';
import { DISPOSALS, METHODS } from '../../../domain/ledger/asset/model';
import { dayColumn, idColumn, instantColumn, paiseColumn, rateColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** The register of what a company owns and writes down. */
export const fixedAssets = sqliteTable(
  'fixed_assets',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    kind: text().$type<AssetKind>().notNull(),
    cost: paiseColumn('cost').notNull(),
    boughtOn: dayColumn().notNull(),
    putToUseOn: dayColumn().notNull(),
    method: text({ enum: METHODS }).notNull(),
    /** Null where it lasts as long as a lease. */
    years: integer(),
    leaseUntil: dayColumn(),
    residual: rateColumn('residual').notNull(),
    costAccount: text().notNull(),
    depreciationAccount: text().notNull(),
    block: text().$type<TaxBlock>(),
    /** The day these books began, where it was in use before, and what had been written off by then. */
    broughtForwardOn: dayColumn(),
    broughtForward: paiseColumn('brought_forward'),
    /** JSON of the times it worked in a second or third shift. */
    shifts: text().notNull().default('[]'),
    /** GST of which credit was taken when it was bought. */
    creditTaken: paiseColumn('credit_taken').notNull(),
    note: text(),
    /** The voucher that bought it, a bank line's among them, and whether this register posted it. */
    voucherId: text(),
    isPostedHere: integer({ mode: 'boolean' }).notNull().default(false),
    disposal: text({ enum: DISPOSALS }),
    disposedOn: dayColumn(),
    disposalPrice: paiseColumn('disposal_price'),
    /** JSON of the ids of the vouchers that its going posted. */
    disposalVouchers: text().notNull().default('[]'),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    index('fixed_assets_company').on(table.companyId, table.removedAt, table.putToUseOn),
    index('fixed_assets_voucher').on(table.companyId, table.voucherId),
  ],
);

export type StoredAsset = typeof fixedAssets.$inferSelect;

/** What vouchers of depreciation wrote off each asset. One counts as long as its voucher stands. */
export const assetCharges = sqliteTable(
  'asset_charges',
  {
    voucherId: text().notNull(),
    assetId: text()
      .notNull()
      .references(() => fixedAssets.id),
    companyId: text().notNull(),
    /** '2026-27'. */
    financialYear: text().notNull(),
    amount: paiseColumn('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voucherId, table.assetId] }),
    index('asset_charges_company').on(table.companyId, table.financialYear, table.assetId),
  ],
);

/** What a block stood at on the first day of a year, as the company's return says; the later of two holds. */
export const taxBlockOpenings = sqliteTable(
  'tax_block_openings',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    block: text().$type<TaxBlock>().notNull(),
    financialYear: text().notNull(),
    amount: paiseColumn('amount').notNull(),
    createdBy: text().notNull(),
    createdAt: instantColumn().notNull(),
    replacedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('tax_block_openings_block')
      .on(table.companyId, table.block, table.financialYear)
      .where(sql`replaced_at is null`),
  ],
);
