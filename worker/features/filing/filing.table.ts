import { foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { FILING_STATUSES, TEMPLATE_CATEGORIES } from '../../domain/filing/values';
import {
  allowed,
  DECIMAL_10_2,
  dayColumn,
  flagColumn,
  idColumn,
  instantColumn,
  paiseColumn,
  within,
} from '../../platform/columns';
import { companies } from '../company/company.table';

type Json = Record<string, unknown>;

export const documentTemplates = sqliteTable(
  'document_templates',
  {
    id: idColumn(),
    name: text().notNull(),
    category: text({ enum: TEMPLATE_CATEGORIES }).notNull(),
    formType: text().notNull(),
    description: text(),
    requiredFields: text({ mode: 'json' }).$type<Json>().notNull().default({}),
    validationRules: text({ mode: 'json' }).$type<Json>().notNull().default({}),
    governmentPortal: text(),
    filingFrequency: text(),
    dueDate: text(),
    penaltyStructure: text({ mode: 'json' }).$type<Json>().notNull().default({}),
    isActive: flagColumn().notNull().default(true),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  () => [allowed('document_templates', 'category', TEMPLATE_CATEGORIES)],
);

export const documentFilings = sqliteTable(
  'document_filings',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    templateId: text()
      .notNull()
      .references(() => documentTemplates.id),
    documentNumber: text().notNull(),
    formData: text({ mode: 'json' }).$type<Json>().notNull().default({}),
    status: text({ enum: FILING_STATUSES }).notNull().default('draft'),
    filingPeriod: text(),
    dueDate: dayColumn(),
    filedDate: dayColumn(),
    acknowledgeNumber: text(),
    governmentResponse: text({ mode: 'json' }).$type<Json>(),
    penaltyAmount: paiseColumn('penalty_amount'),
    filingFee: paiseColumn('filing_fee'),
    createdBy: text().notNull(),
    reviewedBy: text(),
    version: integer().notNull().default(1),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('document_filings_id_company').on(table.id, table.companyId),
    uniqueIndex('document_filings_number').on(table.companyId, table.documentNumber),
    index('document_filings_company').on(table.companyId, table.status, table.dueDate),
    allowed('document_filings', 'status', FILING_STATUSES),
    within('document_filings', 'penalty_amount_paise', 0, DECIMAL_10_2),
    within('document_filings', 'filing_fee_paise', 0, DECIMAL_10_2),
  ],
);

export const digitalSignatures = sqliteTable(
  'digital_signatures',
  {
    id: idColumn(),
    documentId: text().notNull(),
    companyId: text().notNull(),
    signerName: text().notNull(),
    signerDesignation: text(),
    signerEmail: text(),
    certificateType: text(),
    certificateIssuer: text(),
    certificateSerialNumber: text(),
    certificateValidFrom: instantColumn(),
    certificateValidTo: instantColumn(),
    signatureStatus: text().notNull().default('pending'),
    signedAt: instantColumn(),
    signatureHash: text(),
    timestampToken: text(),
    verificationStatus: text(),
    lastVerified: instantColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.documentId, table.companyId],
      foreignColumns: [documentFilings.id, documentFilings.companyId],
    }),
    index('digital_signatures_document').on(table.companyId, table.documentId),
  ],
);

export const signingWorkflows = sqliteTable(
  'signing_workflows',
  {
    id: idColumn(),
    documentId: text().notNull(),
    companyId: text().notNull(),
    workflowSteps: text({ mode: 'json' }).$type<Json[]>().notNull().default([]),
    currentStep: integer().notNull().default(1),
    status: text().notNull().default('initiated'),
    notificationSent: flagColumn().notNull().default(false),
    completedAt: instantColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.documentId, table.companyId],
      foreignColumns: [documentFilings.id, documentFilings.companyId],
    }),
    index('signing_workflows_document').on(table.companyId, table.documentId),
  ],
);
