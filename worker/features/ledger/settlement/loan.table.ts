import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LoanAccount } from '../../../domain/ledger/settlement/gross-up-borrowings';
import { LOAN_METHODS, PREPAYMENT_EFFECTS } from '../../../domain/ledger/settlement/loan-schedule';
import { dayColumn, idColumn, instantColumn, paiseColumn, rateColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** Loans to the company. Their instalments are worked out from the terms; what was paid stands in the books under the tag. */
export const ledgerLoans = sqliteTable(
  'ledger_loans',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    lender: text().notNull(),
    /** The key below the account, by which entries name the loan. */
    tag: text().notNull(),
    account: text().$type<LoanAccount>().notNull(),
    principal: paiseColumn('principal').notNull(),
    rate: rateColumn('rate').notNull(),
    count: integer().notNull(),
    everyMonths: integer().notNull(),
    firstOn: dayColumn().notNull(),
    method: text({ enum: LOAN_METHODS }).notNull(),
    /** What the lender asks each time; null where it is worked out. */
    instalment: paiseColumn('instalment'),
    /** What a prepayment changes. */
    afterPrepayment: text({ enum: PREPAYMENT_EFFECTS }).notNull().default('shorter-term'),
    /** How many instalments were paid before the books began. */
    paidBefore: integer().notNull().default(0),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    closedAt: instantColumn(),
  },
  (table) => [index('ledger_loans_company').on(table.companyId, table.createdAt)],
);

export type LedgerLoan = typeof ledgerLoans.$inferSelect;
