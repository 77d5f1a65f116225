import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { TAX_CHOICES } from '../../../domain/income-tax/company/model';
import { allowed, dayColumn, idColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

export const SIMULATION_SOURCES = ['books', 'typed'] as const;

/**
 * Simulations of a company's return, as they were entered. Figures are made again from the facts and the law as it was known on the
 * day; what a list shows of them is kept beside. None is changed: another simulation is another row.
 */
export const itrSimulations = sqliteTable(
  'itr_simulations',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** The financial or tax year, '2026-27'. */
    year: text().notNull(),
    name: text(),
    source: text({ enum: SIMULATION_SOURCES }).notNull(),
    /** The facts of the domain as JSON, amounts in paise. */
    facts: text().notNull(),
    /** Rules known later do not change what was simulated. */
    knownOn: dayColumn().notNull(),
    best: text({ enum: TAX_CHOICES }).notNull(),
    /** Tax, interest and fee of the best choice, and what is paid or, below nought, refunded. */
    cost: paiseColumn('cost').notNull(),
    balance: paiseColumn('balance').notNull(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('itr_simulations_company').on(table.companyId, table.id),
    allowed('itr_simulations', 'source', SIMULATION_SOURCES),
    allowed('itr_simulations', 'best', TAX_CHOICES),
  ],
);

export type StoredSimulation = typeof itrSimulations.$inferSelect;
