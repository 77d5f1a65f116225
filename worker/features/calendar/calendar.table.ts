import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CostLadder, Move, Waiver } from '../../domain/calendar/model';
import { type Area, type ItemStatus, PRIORITIES, WAITS } from '../../domain/calendar/values';
import {
  allowed,
  DECIMAL_10_2,
  dayColumn,
  flagColumn,
  idColumn,
  instantColumn,
  paiseColumn,
  saidColumn,
  within,
} from '../../platform/database';
import { companies } from '../company/company.table';

/** Where an item comes from: the engine keeps those of the law, and never touches those of a person. */
export const ITEM_ORIGINS = ['law', 'person'] as const;

/** An item that stands in the calendar. Without parameters, so that the index of such items serves it. */
export const STANDS = sql.raw(`status not in ('withdrawn', 'not_due')`);
/** The same, said as the index of areas says it: in other words, the wider one of days alone would be read. */
export const STANDS_IN_AREA = sql.raw(`status <> 'withdrawn' and status <> 'not_due'`);

export const complianceItems = sqliteTable(
  'compliance_items',
  {
    id: idColumn(),
    companyId: text()
      .notNull()
      .references(() => companies.id),
    type: text().$type<Area>().notNull(),
    title: saidColumn().notNull(),
    description: saidColumn(),
    dueDate: dayColumn().notNull(),
    status: text().$type<ItemStatus>().notNull().default('pending'),
    priority: text({ enum: PRIORITIES }).notNull().default('medium'),
    formType: text(),
    /** A person's own figure. What a delay costs by law is drawn from the ladder for the day that is asked. */
    penaltyAmount: paiseColumn('penalty_amount'),
    metadata: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    origin: text({ enum: ITEM_ORIGINS }).notNull().default('person'),
    /** Form, period and subject: what makes an item of the law the same one in every run. */
    obligationKey: text(),
    period: text(),
    subject: text().notNull().default(''),
    originalDueDate: dayColumn(),
    moves: text({ mode: 'json' }).$type<readonly Move[]>().notNull().default([]),
    waivers: text({ mode: 'json' }).$type<readonly Waiver[]>().notNull().default([]),
    costLadder: text({ mode: 'json' }).$type<CostLadder>().notNull().default([]),
    /** What of the cost cannot be told yet, in words. */
    unknownCost: saidColumn(),
    isOptional: flagColumn().notNull().default(false),
    isUnverified: flagColumn().notNull().default(false),
    doneOn: dayColumn(),
    acknowledgement: text(),
    /** A person's words; the engine never writes here. */
    note: text(),
    /** Raised with every change a calendar client must hear of. */
    sequence: integer().notNull().default(0),
    /** The firm in whose calendar it stands: kept by triggers, null while its company is archived or has no firm. */
    calendarFirmId: text(),
    /** Who is waited for, as the firm says; what it says of an item that is done is not shown. The engine never writes here. */
    waitsFor: text({ enum: WAITS }),
    /** The person who is waited for, where it is one. */
    waitsName: text(),
    /** What is waited for, in a person's words. */
    waitsWhat: text(),
  },
  (table) => [
    // What a firm's calendar is asked for: everything or an area by day, by status, and by area and status. Each page is read where it begins.
    index('compliance_items_firm').on(table.calendarFirmId, table.dueDate).where(STANDS),
    index('compliance_items_firm_type').on(table.calendarFirmId, table.type, table.dueDate).where(STANDS_IN_AREA),
    index('compliance_items_firm_status').on(table.calendarFirmId, table.status, table.dueDate),
    index('compliance_items_firm_area').on(table.calendarFirmId, table.type, table.status, table.dueDate),
    index('compliance_items_firm_waits')
      .on(table.calendarFirmId, table.waitsFor, table.dueDate)
      .where(sql`waits_for is not null`),
    index('compliance_items_open').on(table.companyId, table.status, table.dueDate),
    index('compliance_items_due').on(table.companyId, table.dueDate),
    uniqueIndex('compliance_items_obligation').on(table.companyId, table.obligationKey),
    uniqueIndex('compliance_items_id_company').on(table.id, table.companyId),
    index('compliance_items_form').on(table.formType, table.period, table.companyId),
    allowed('compliance_items', 'priority', PRIORITIES),
    within('compliance_items', 'penalty_amount_paise', 0, DECIMAL_10_2),
  ],
);

export type ComplianceItem = typeof complianceItems.$inferSelect;

export const ITEM_CHANGES = [
  'added',
  'moved',
  'waived',
  'done',
  'reopened',
  'withdrawn',
  'restored',
  'changed',
] as const;

/** What became of an item, line by line. Nothing here is ever overwritten. */
export const complianceItemHistory = sqliteTable(
  'compliance_item_history',
  {
    id: idColumn(),
    companyId: text().notNull(),
    itemId: text().notNull(),
    at: instantColumn().notNull(),
    /** The day in India. */
    day: dayColumn().notNull(),
    change: text({ enum: ITEM_CHANGES }).notNull(),
    dueDate: dayColumn().notNull(),
    previousDueDate: dayColumn(),
    status: text().$type<ItemStatus>().notNull(),
    /** In words: by what it was moved, why it was withdrawn. */
    reason: saidColumn(),
    reliefId: text(),
  },
  (table) => [
    foreignKey({
      columns: [table.itemId, table.companyId],
      foreignColumns: [complianceItems.id, complianceItems.companyId],
    }),
    index('compliance_item_history_item').on(table.companyId, table.itemId, table.id),
    index('compliance_item_history_day').on(table.companyId, table.day, table.change),
  ],
);

export type ItemHistory = typeof complianceItemHistory.$inferSelect;
