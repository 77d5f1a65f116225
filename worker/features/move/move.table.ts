import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { allowed, idColumn, instantColumn } from '../../platform/database';
import { companies } from '../company/company.table';
import { users } from '../session/session.table';

/** A founder hands their company to a firm; a firm lets a client go to its founder. */
export const MOVE_KINDS = ['hand-over', 'release'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** An offer to move a company: one side asks, and nothing moves before the other agrees. */
export const companyMoves = sqliteTable(
  'company_moves',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    kind: text({ enum: MOVE_KINDS }).notNull(),
    /** Whom a company is handed to: the address of an owner of the firm, in small letters. */
    email: text(),
    /** The firm that lets go; of a company that is handed over, the firm that took it. */
    movedFirmId: text(),
    askedBy: text()
      .notNull()
      .references(() => users.id),
    createdAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    decidedAt: instantColumn(),
    decidedBy: text().references(() => users.id),
    decision: text({ enum: ['accepted', 'refused', 'withdrawn'] }),
  },
  (table) => [
    // One that waits for each company: a new one takes its place.
    uniqueIndex('company_moves_waiting').on(table.companyId).where(sql`decided_at IS NULL`),
    index('company_moves_email').on(table.email).where(sql`decided_at IS NULL`),
    index('company_moves_asked').on(table.askedBy),
    allowed('company_moves', 'kind', MOVE_KINDS),
  ],
);
