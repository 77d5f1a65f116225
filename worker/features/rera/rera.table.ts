import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ReraState } from '../../domain/rera/law/projects-and-agents';
import { RERA_STATUSES, RISK_LEVELS } from '../../domain/rera/values';
import {
  allowed,
  dayColumn,
  flagColumn,
  idColumn,
  instantColumn,
  paiseColumn,
  saidColumn,
} from '../../platform/database';
import { companies } from '../company/company.table';

/** How a State stood on the day of an assessment. A row is never changed: the newest one of a State is how it stands. */
export const reraAssessments = sqliteTable(
  'rera_assessments',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    state: text().$type<ReraState>().notNull(),
    registrationRequired: flagColumn().notNull(),
    agentLicenseRequired: flagColumn().notNull(),
    registrationNumber: text(),
    complianceStatus: text({ enum: RERA_STATUSES }).notNull(),
    lastAssessmentDate: dayColumn().notNull(),
    /** The next day on which something falls due there; null where nothing does. */
    nextReviewDate: dayColumn(),
    /** Null where there is neither project nor agent: not applicable, and not low. */
    riskLevel: text({ enum: RISK_LEVELS }),
    score: integer(),
    exposure: paiseColumn('exposure'),
    notes: saidColumn(),
    assessedBy: text().notNull(),
    assessedByName: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('rera_assessments_state').on(table.companyId, table.state, table.createdAt),
    allowed('rera_assessments', 'compliance_status', RERA_STATUSES),
  ],
);

export type ReraAssessmentRow = typeof reraAssessments.$inferSelect;
