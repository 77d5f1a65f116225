import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { idColumn, instantColumn } from '../../../platform/database';
import { companies } from '../../company/company.table';
import { caFirms } from '../../firm/firm.table';
import { users } from '../../session/session.table';

/** Who asks to be let in to a company or a firm, one of which is named. */
export const accessRequests = sqliteTable(
  'access_requests',
  {
    id: idColumn(),
    userId: text()
      .notNull()
      .references(() => users.id),
    companyId: text().references(() => companies.id),
    caFirmId: text().references(() => caFirms.id),
    /** What they need it for, in their words. */
    reason: text(),
    createdAt: instantColumn().notNull(),
    decidedAt: instantColumn(),
    decidedBy: text().references(() => users.id),
    decision: text({ enum: ['approved', 'refused'] }),
  },
  (table) => [
    // One that waits for each person: asking again changes nothing.
    uniqueIndex('access_requests_company').on(table.companyId, table.userId).where(sql`decided_at IS NULL`),
    uniqueIndex('access_requests_firm').on(table.caFirmId, table.userId).where(sql`decided_at IS NULL`),
    index('access_requests_user').on(table.userId),
  ],
);
