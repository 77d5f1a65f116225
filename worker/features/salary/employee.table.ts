import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { PAY_REGIMES } from '../../domain/income-tax/law/individuals';
import { FUND_CHOICES } from '../../domain/salary/model';
import { allowed, dayColumn, flagColumn, idColumn, instantColumn, paiseColumn } from '../../platform/database';
import { companies } from '../company/company.table';

const companyColumn = () =>
  text()
    .notNull()
    .references(() => companies.id);

/** Who is employed, with what contributions and professional tax ask. */
export const salaryEmployees = sqliteTable(
  'salary_employees',
  {
    id: idColumn(),
    companyId: companyColumn(),
    /** The number in the employer's books, which statements of salary carry. */
    number: text().notNull(),
    name: text().notNull(),
    pan: text(),
    birthDate: dayColumn(),
    isWoman: flagColumn().notNull(),
    hasDisability: flagColumn().notNull(),
    /** Whose pay is directors' remuneration. */
    isDirector: flagColumn().notNull(),
    joinedOn: dayColumn().notNull(),
    leftOn: dayColumn(),
    fund: text({ enum: FUND_CHOICES }).notNull(),
    fundFrom: dayColumn(),
    /** Whether the employer's establishment is covered by state insurance for this employee. */
    isInsured: flagColumn().notNull(),
    /** The State of professional tax, by the first two digits of its GSTINs. */
    taxedState: text(),
    createdAt: instantColumn().notNull(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('salary_employees_number').on(table.companyId, table.number),
    allowed('salary_employees', 'fund', FUND_CHOICES),
  ],
);

export type StoredEmployee = typeof salaryEmployees.$inferSelect;

/** The monthly pay of an employee from a month on, until a later row. */
export const salaryTerms = sqliteTable(
  'salary_terms',
  {
    companyId: companyColumn(),
    employeeId: text()
      .notNull()
      .references(() => salaryEmployees.id),
    /** 'YYYY-MM'. */
    fromMonth: text().notNull(),
    basic: paiseColumn('basic').notNull(),
    rentAllowance: paiseColumn('rent_allowance').notNull(),
    otherAllowance: paiseColumn('other_allowance').notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.fromMonth] }),
    index('salary_terms_company').on(table.companyId, table.employeeId),
  ],
);

export type StoredTerms = typeof salaryTerms.$inferSelect;

/** What an employee declared for a year: regime, deductions, other income, an earlier employer. */
export const salaryDeclarations = sqliteTable(
  'salary_declarations',
  {
    companyId: companyColumn(),
    employeeId: text()
      .notNull()
      .references(() => salaryEmployees.id),
    /** '2026-27'. */
    year: text().notNull(),
    regime: text({ enum: PAY_REGIMES }).notNull(),
    /** The deductions as JSON: kind and paise of each. */
    declared: text().notNull(),
    earlierSalary: paiseColumn('earlier_salary').notNull(),
    earlierTax: paiseColumn('earlier_tax').notNull(),
    otherIncome: paiseColumn('other_income').notNull(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.year] }),
    index('salary_declarations_company').on(table.companyId, table.year),
    allowed('salary_declarations', 'regime', PAY_REGIMES),
  ],
);

export type StoredDeclaration = typeof salaryDeclarations.$inferSelect;
