import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { RERA_STATUSES, RISK_LEVELS } from '../../domain/rera/values';
import { allowed, dayColumn, flagColumn, idColumn, instantColumn } from '../../platform/columns';
import { companies } from '../company/company.table';

export const reraCompliance = sqliteTable(
  'rera_compliance',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    state: text().notNull(),
    registrationRequired: flagColumn().notNull(),
    agentLicenseRequired: flagColumn().notNull().default(false),
    registrationNumber: text(),
    complianceStatus: text({ enum: RERA_STATUSES }).notNull(),
    lastAssessmentDate: dayColumn(),
    nextReviewDate: dayColumn(),
    riskLevel: text({ enum: RISK_LEVELS }).notNull().default('low'),
    notes: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('rera_compliance_company').on(table.companyId, table.state),
    allowed('rera_compliance', 'compliance_status', RERA_STATUSES),
    allowed('rera_compliance', 'risk_level', RISK_LEVELS),
  ],
);

export type ReraCompliance = typeof reraCompliance.$inferSelect;
