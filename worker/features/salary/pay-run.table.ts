import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { allowed, dayColumn, flagColumn, idColumn, instantColumn, paiseColumn } from '../../platform/database';
import { companies } from '../company/company.table';
import { salaryEmployees } from './employee.table';

export const PAY_RUN_STATUSES = ['draft', 'posted', 'reversed'] as const;

/** The pay of a month: a draft that people fill in, then posted; what was reversed stays beside the one that follows it. */
export const salaryRuns = sqliteTable(
  'salary_runs',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    month: text().notNull(),
    status: text({ enum: PAY_RUN_STATUSES }).notNull(),
    /** The day of payment: it decides the Act and the quarter of the tax. */
    paidOn: dayColumn().notNull(),
    /** Raised by each change of the draft; a posting names the one it saw. */
    version: integer().notNull(),
    /** The vouchers of the posting, as JSON. */
    voucherIds: text().notNull(),
    gross: paiseColumn('gross').notNull(),
    net: paiseColumn('net').notNull(),
    tax: paiseColumn('tax').notNull(),
    administration: paiseColumn('administration').notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
    postedAt: instantColumn(),
    reversedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('salary_runs_month').on(table.companyId, table.month).where(sql`status <> 'reversed'`),
    allowed('salary_runs', 'status', PAY_RUN_STATUSES),
  ],
);

export type StoredRun = typeof salaryRuns.$inferSelect;

/** One employee's part of a month: what was filled in, and once it is posted what came out. */
export const salaryRunLines = sqliteTable(
  'salary_run_lines',
  {
    id: text().notNull(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    runId: text()
      .notNull()
      .references(() => salaryRuns.id),
    employeeId: text()
      .notNull()
      .references(() => salaryEmployees.id),
    isLeftOut: flagColumn().notNull(),
    unpaidDays: integer().notNull(),
    bonus: paiseColumn('bonus').notNull(),
    arrears: paiseColumn('arrears').notNull(),
    recovered: paiseColumn('recovered').notNull(),
    /** Wages for the provident fund by the employer's register; null: by the code. */
    fundWages: paiseColumn('fund_wages'),
    /** The tax set by hand; null: as computed. */
    taxSet: paiseColumn('tax_set'),
    gross: paiseColumn('gross').notNull(),
    professionalTax: paiseColumn('professional_tax').notNull(),
    tax: paiseColumn('tax').notNull(),
    net: paiseColumn('net').notNull(),
    /** The pay as it was posted, with its steps, as JSON; null of a draft. */
    pay: text(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.employeeId] }),
    index('salary_run_lines_employee').on(table.companyId, table.employeeId),
  ],
);

export type StoredRunLine = typeof salaryRunLines.$inferSelect;
