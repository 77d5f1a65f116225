import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CATEGORY_KINDS, SIDES } from '../../../domain/bank/values';
import type { IsoDate } from '../../../domain/shared/dates';
import { idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

/** One press of Auto-categorize All; undone as a whole. */
export const categorisationRuns = sqliteTable(
  'categorisation_runs',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    changedCount: integer().notNull(),
    createdBy: text().notNull(),
    createdAt: instantColumn().notNull(),
    undoneBy: text(),
    undoneAt: instantColumn(),
    /** The account it was of, where it stopped at its bound; null for all. */
    bankAccountId: text(),
    /** The line after which the next such run goes on, where this one stopped at its bound. */
    goesOnAfter: text({ mode: 'json' }).$type<{ date: IsoDate; id: string } | null>(),
    /** The upload with whose lines it came: all that it set had no category before, so that nothing is kept of each. */
    uploadId: text(),
  },
  (table) => [
    uniqueIndex('categorisation_runs_id_company').on(table.id, table.companyId),
    index('categorisation_runs_company').on(table.companyId, table.id),
  ],
);

/** What a row's category was before a run, so that undoing it restores exactly; nothing of a row that had none. */
export const categorisationChanges = sqliteTable(
  'categorisation_changes',
  {
    runId: text().notNull(),
    transactionId: text().notNull(),
    companyId: text().notNull(),
    before: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.transactionId] }),
    foreignKey({
      columns: [table.runId, table.companyId],
      foreignColumns: [categorisationRuns.id, categorisationRuns.companyId],
    }),
  ],
);

/** The category a person last chose for a payee, by side: the next line of that payee follows it. */
export const payeeChoices = sqliteTable(
  'payee_choices',
  {
    companyId: text()
      .notNull()
      .references(() => companies.id),
    payee: text().notNull(),
    side: text({ enum: SIDES }).notNull(),
    category: text({ enum: CATEGORY_KINDS }).notNull(),
    categoryId: text().notNull(),
    chosenBy: text().notNull(),
    chosenAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.payee, table.side] })],
);
