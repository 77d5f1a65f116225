import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { dayColumn, idColumn, instantColumn } from '../../platform/database';
import { companies } from '../company/company.table';

/** Tests of all benefits, each with what was answered and what came out. Never changed: a later test is another row. */
export const benefitValidations = sqliteTable(
  'benefit_validations',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    testedOn: dayColumn().notNull(),
    /** What only the company knows and no fact of it says. */
    answers: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** Each benefit with its status and the conditions that failed or are not known. */
    result: text({ mode: 'json' }).$type<unknown>().notNull(),
    createdAt: instantColumn().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [index('benefit_validations_company').on(table.companyId, table.id)],
);

export type BenefitValidation = typeof benefitValidations.$inferSelect;

/** Applications that were made for a benefit. What is granted is a fact of the company. */
export const benefitApplications = sqliteTable(
  'benefit_applications',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    benefit: text().notNull(),
    appliedOn: dayColumn().notNull(),
    number: text(),
    createdAt: instantColumn().notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
  },
  (table) => [index('benefit_applications_company').on(table.companyId, table.benefit, table.id)],
);

export type BenefitApplication = typeof benefitApplications.$inferSelect;
