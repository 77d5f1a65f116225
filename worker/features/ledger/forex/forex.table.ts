import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { RATE_KINDS } from '../../../domain/ledger/forex/rate';
import { allowed, dayColumn, idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Rupees for one unit of a currency on a day, as a person typed or imported them, with where they are from. */
export const exchangeRates = sqliteTable(
  'exchange_rates',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    currency: text().notNull(),
    day: dayColumn().notNull(),
    kind: text({ enum: RATE_KINDS }).notNull(),
    rate: text().notNull(),
    source: text().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('exchange_rates_day')
      .on(table.companyId, table.currency, table.day, table.kind)
      .where(sql`removed_at IS NULL`),
    index('exchange_rates_latest').on(table.companyId, table.day),
    allowed('exchange_rates', 'kind', RATE_KINDS),
  ],
);

export type StoredRate = typeof exchangeRates.$inferSelect;

/** Lines of the statements of accounts in a foreign currency, in its minor units. One without a voucher waits for its rate and place. */
export const foreignLines = sqliteTable(
  'foreign_lines',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    account: text().notNull(),
    date: dayColumn().notNull(),
    narration: text().notNull(),
    reference: text(),
    /** What came in is positive. */
    minor: integer().notNull(),
    /** The balance that the statement prints behind it. */
    balance: integer(),
    /** What tells it from other lines: the same statement again adds nothing. */
    lineKey: text().notNull(),
    voucherId: text(),
    /** The voucher of the line in rupees on another day than this, through transfers in transit. */
    transitVoucherId: text(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('foreign_lines_key').on(table.companyId, table.account, table.lineKey).where(sql`removed_at IS NULL`),
    index('foreign_lines_day').on(table.companyId, table.account, table.date),
    index('foreign_lines_voucher').on(table.companyId, table.voucherId),
  ],
);

export type StoredForeignLine = typeof foreignLines.$inferSelect;
