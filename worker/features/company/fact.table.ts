import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EventKind } from '../../domain/company/events';
import type { FactKind } from '../../domain/company/facts';
import { dayColumn, idColumn, instantColumn } from '../../platform/database';
import { companies } from './company.table';

/** Statements about a company. A row is never changed but for the day on which it was taken back. */
export const companyFacts = sqliteTable(
  'company_facts',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    kind: text().$type<FactKind>().notNull(),
    subject: text().notNull().default(''),
    value: text({ mode: 'json' }).$type<unknown>().notNull(),
    holdsFrom: dayColumn().notNull(),
    recordedAt: instantColumn().notNull(),
    /** The day in India, by which the past is asked again. */
    recordedOn: dayColumn().notNull(),
    recordedBy: text().notNull(),
    recordedByName: text().notNull(),
    withdrawnAt: instantColumn(),
    withdrawnOn: dayColumn(),
    withdrawnBy: text(),
  },
  (table) => [index('company_facts_company').on(table.companyId, table.kind, table.subject)],
);

export type FactRow = typeof companyFacts.$inferSelect;

/** What happened to a company. Taken back like a fact, never changed. */
export const companyEvents = sqliteTable(
  'company_events',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    kind: text().$type<EventKind>().notNull(),
    subject: text().notNull().default(''),
    happenedOn: dayColumn().notNull(),
    details: text({ mode: 'json' }).$type<unknown>().notNull(),
    recordedAt: instantColumn().notNull(),
    recordedOn: dayColumn().notNull(),
    recordedBy: text().notNull(),
    recordedByName: text().notNull(),
    withdrawnAt: instantColumn(),
    withdrawnOn: dayColumn(),
    withdrawnBy: text(),
  },
  (table) => [index('company_events_company').on(table.companyId, table.kind, table.happenedOn)],
);

export type EventRow = typeof companyEvents.$inferSelect;
