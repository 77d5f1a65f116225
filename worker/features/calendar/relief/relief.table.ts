import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ReliefConditions, ReliefLimits } from '../../../domain/law/relief';
import { allowed, dayColumn, idColumn, instantColumn, rateColumn } from '../../../platform/database';
import { caFirms } from '../../firm/firm.table';

export const RELIEF_KINDS = ['extension', 'fee_waiver'] as const;
export const RELIEF_STATES = ['proposed', 'approved', 'refused', 'withdrawn'] as const;

/** Extensions and fee waivers a firm enters for its clients. Nothing moves before a second person approves. */
export const reliefs = sqliteTable(
  'reliefs',
  {
    id: idColumn(),
    caFirmId: text()
      .notNull()
      .references(() => caFirms.id),
    kind: text({ enum: RELIEF_KINDS }).notNull(),
    forms: text({ mode: 'json' }).$type<readonly string[]>().notNull(),
    /** As the obligations name it: '2025-26', '2026-10', '2026-27 Q2'. */
    period: text().notNull(),
    /** For whom it speaks, where not for all: a class of filers, States, registrations, days on which the form fell due. */
    limits: text({ mode: 'json' }).$type<ReliefLimits>(),
    /** What must be done for it to speak, such as the tax paid by a day. */
    conditions: text({ mode: 'json' }).$type<ReliefConditions>(),
    /** Of an extension: the new due date. */
    dueOn: dayColumn(),
    /** Of a waiver: the window of filing, and what is still asked of the fee. */
    filedFrom: dayColumn(),
    filedBy: dayColumn(),
    stillAsked: rateColumn('still_asked'),
    /** Number and date of the notification, as it is shown. */
    reference: text().notNull(),
    url: text(),
    notifiedOn: dayColumn().notNull(),
    state: text({ enum: RELIEF_STATES }).notNull().default('proposed'),
    enteredBy: text().notNull(),
    enteredByName: text().notNull(),
    enteredAt: instantColumn().notNull(),
    decidedBy: text(),
    decidedByName: text(),
    decidedAt: instantColumn(),
    /** The day in India since which it counts. */
    decidedOn: dayColumn(),
    withdrawnBy: text(),
    withdrawnByName: text(),
    withdrawnAt: instantColumn(),
    withdrawnOn: dayColumn(),
  },
  (table) => [
    index('reliefs_firm').on(table.caFirmId, table.state),
    allowed('reliefs', 'kind', RELIEF_KINDS),
    allowed('reliefs', 'state', RELIEF_STATES),
  ],
);

export type ReliefRow = typeof reliefs.$inferSelect;
