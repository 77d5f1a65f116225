import { foreignKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ACCOUNT_TYPES } from '../../../domain/bank/values';
import type { StatementKind } from '../../../domain/ledger/chart/money';
import { allowed, flagColumn, idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

export const bankAccounts = sqliteTable(
  'bank_accounts',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    accountName: text().notNull(),
    accountNumber: text().notNull(),
    bankName: text().notNull(),
    ifscCode: text().notNull(),
    accountType: text({ enum: ACCOUNT_TYPES }).notNull().default('current'),
    /** What it is in the books where that is another than its type, such as a card; null of a current or savings account. */
    kind: text().$type<StatementKind>(),
    isActive: flagColumn().notNull().default(true),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('bank_accounts_id_company').on(table.id, table.companyId),
    uniqueIndex('bank_accounts_number').on(table.companyId, table.accountNumber, table.ifscCode),
    allowed('bank_accounts', 'account_type', ACCOUNT_TYPES),
  ],
);

export type BankAccount = typeof bankAccounts.$inferSelect;

/** A row that belongs to an account names the account's company as well, so that no row mixes two tenants. */
export const ofAccount = (table: { bankAccountId: never; companyId: never }) =>
  foreignKey({
    columns: [table.bankAccountId, table.companyId],
    foreignColumns: [bankAccounts.id, bankAccounts.companyId],
  });
