import { sql } from 'drizzle-orm';
import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flagColumn, idColumn, instantColumn, rateColumn, within } from '../../../platform/database';
import { companies } from '../../company/company.table';
import { caFirms } from '../../firm/firm.table';

/** A category somebody added. The default ones are data in the domain. Owner: a firm, or one company. */
export const expenseCategories = sqliteTable(
  'expense_categories',
  {
    id: idColumn(),
    ownerId: text().notNull(),
    caFirmId: text().references(() => caFirms.id),
    companyId: text().references(() => companies.id),
    name: text().notNull(),
    parentId: text(),
    isDefault: flagColumn().notNull().default(false),
    /** Not listed: a name that somebody typed for a line of the company, and that nobody has added to the list. */
    isListed: flagColumn().notNull().default(true),
    gstRate: rateColumn('gst_rate').notNull(),
    /** Why a rate is used that was not in force when the category was added; null where it was. */
    gstRateReason: text(),
    tdsSection: text(),
    tdsRate: rateColumn('tds_rate').notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('expense_categories_name').on(table.ownerId, sql`lower(name)`),
    within('expense_categories', 'gst_rate_bp', 0, 10_000),
    within('expense_categories', 'tds_rate_bp', 0, 10_000),
  ],
);

export type ExpenseCategory = typeof expenseCategories.$inferSelect;
