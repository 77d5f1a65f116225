import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CLIENT_STATUSES, CLIENT_TYPES } from '../../domain/company/values';
import { COMPANY_ROLES } from '../../domain/session/roles';
import {
  allowed,
  DECIMAL_10_2,
  dayColumn,
  flagColumn,
  idColumn,
  instantColumn,
  paiseColumn,
  within,
} from '../../platform/database';
import { caFirms } from '../firm/firm.table';
import { users } from '../session/session.table';

export const companies = sqliteTable(
  'companies',
  {
    id: idColumn(),
    name: text().notNull(),
    cin: text().notNull(),
    pan: text().notNull(),
    tan: text(),
    gstin: text(),
    udyam: text(),
    incorporationDate: dayColumn().notNull(),
    financialYear: text().notNull(),
    isDpiitRecognized: flagColumn().notNull().default(false),
    complianceHealthScore: integer().notNull().default(0),
    caFirmId: text().references(() => caFirms.id),
    /** The firm, or the person where there is none: a CIN is unique per owner, so that nobody learns of another's client. */
    ownerId: text().notNull(),
    clientStatus: text({ enum: CLIENT_STATUSES }).notNull().default('active'),
    /** Of an archived company: what it was before, and is again once it is restored. */
    archivedFrom: text({ enum: CLIENT_STATUSES }),
    clientType: text({ enum: CLIENT_TYPES }).notNull().default('regular'),
    assignedManager: text(),
    /** Whose charge the client is in: digests and feeds go by the person, since two may bear one name. */
    assignedManagerId: text(),
    monthlyFee: paiseColumn('monthly_fee'),
    onboardingDate: dayColumn(),
    lastActivityDate: dayColumn(),
    isDemo: flagColumn().notNull().default(false),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    /** Raised with every fact and event, so that two writers who read the same state cannot both write. */
    factsVersion: integer().notNull().default(0),
    /** Since when the books are kept here: the day of the first fact. */
    trackedSince: dayColumn(),
    /** The day in India for which the obligations were last worked out; null asks for it to be done again. */
    workedOutFor: dayColumn(),
    /** The day the stored score is of. */
    scoredOn: dayColumn(),
  },
  (table) => [
    uniqueIndex('companies_owner_cin').on(table.ownerId, table.cin),
    uniqueIndex('companies_id_firm').on(table.id, table.caFirmId),
    index('companies_firm').on(table.caFirmId, table.id),
    index('companies_charge').on(table.assignedManagerId, table.caFirmId).where(sql`assigned_manager_id is not null`),
    index('companies_cin').on(table.cin),
    index('companies_worked_out').on(table.workedOutFor, table.id),
    allowed('companies', 'client_status', CLIENT_STATUSES),
    allowed('companies', 'client_type', CLIENT_TYPES),
    within('companies', 'monthly_fee_paise', 0, DECIMAL_10_2),
    within('companies', 'compliance_health_score', 0, 100),
  ],
);

export type Company = typeof companies.$inferSelect;

export const companyAccess = sqliteTable(
  'company_access',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    role: text({ enum: COMPANY_ROLES }).notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
    /** The last day in India on which it lets in; null where it has no end. */
    endsOn: dayColumn(),
    /** What it is for, in the words of who gave it. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('company_access_user_company').on(table.userId, table.companyId),
    index('company_access_company').on(table.companyId),
    allowed('company_access', 'role', COMPANY_ROLES),
  ],
);

/** Which client a member of its firm works on, beside the one in whose charge it is. Who is put on none sees none. */
export const clientAssignments = sqliteTable(
  'client_assignments',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    companyId: text().notNull(),
    caFirmId: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    // The pair, not the company alone: nobody is put on the client of another firm.
    foreignKey({ columns: [table.companyId, table.caFirmId], foreignColumns: [companies.id, companies.caFirmId] }),
    index('client_assignments_firm').on(table.caFirmId, table.userId, table.companyId),
    index('client_assignments_company').on(table.companyId),
  ],
);
