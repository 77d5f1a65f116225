import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { allowed, idColumn, instantColumn, paiseColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';

export const CLAUSE_ANSWERS = ['none', 'reported'] as const;

/** What a person answered to clauses of a year's tax audit that the books cannot answer. The trail keeps what stood before. */
export const taxAuditAnswers = sqliteTable(
  'tax_audit_answers',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    /** The financial or tax year, '2026-27'. */
    year: text().notNull(),
    /** As Form 3CD numbers it. */
    clause: text().notNull(),
    /** That there is nothing to report, or that the text says it. */
    answer: text({ enum: CLAUSE_ANSWERS }).notNull(),
    text: text(),
    amount: paiseColumn('amount'),
    /** Raised by each change, which names the one it saw. */
    version: integer().notNull(),
    answeredBy: text().notNull(),
    answeredByName: text().notNull(),
    answeredAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('tax_audit_answers_clause').on(table.companyId, table.year, table.clause),
    allowed('tax_audit_answers', 'answer', CLAUSE_ANSWERS),
  ],
);

export type StoredAnswer = typeof taxAuditAnswers.$inferSelect;
