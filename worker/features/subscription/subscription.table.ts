import { foreignKey, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { BILLING_CYCLES, SUBSCRIPTION_TYPES } from '../../domain/subscription/values';
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
import { companies } from '../company/company.table';
import { caFirms } from '../firm/firm.table';

export const clientSubscriptions = sqliteTable(
  'client_subscriptions',
  {
    id: idColumn(),
    companyId: text().notNull(),
    caFirmId: text().notNull(),
    subscriptionType: text({ enum: SUBSCRIPTION_TYPES }).notNull().default('basic'),
    startDate: dayColumn().notNull(),
    endDate: dayColumn(),
    monthlyFee: paiseColumn('monthly_fee').notNull(),
    servicesIncluded: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    isActive: flagColumn().notNull().default(true),
    autoRenewal: flagColumn().notNull().default(false),
    billingCycle: text({ enum: BILLING_CYCLES }).notNull().default('monthly'),
    paymentStatus: text().notNull().default('current'),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    // The pair, not the company alone: a subscription of one firm for another firm's client cannot exist.
    foreignKey({ columns: [table.companyId, table.caFirmId], foreignColumns: [companies.id, companies.caFirmId] }),
    index('client_subscriptions_firm').on(table.caFirmId, table.id),
    index('client_subscriptions_company').on(table.companyId),
    allowed('client_subscriptions', 'subscription_type', SUBSCRIPTION_TYPES),
    within('client_subscriptions', 'monthly_fee_paise', 0, DECIMAL_10_2),
  ],
);

export type ClientSubscription = typeof clientSubscriptions.$inferSelect;

/** What a client paid a firm that let it go: the firm's history, which names the client but does not refer to it. */
export const pastSubscriptions = sqliteTable(
  'past_subscriptions',
  {
    id: idColumn(),
    caFirmId: text()
      .notNull()
      .references(() => caFirms.id),
    clientId: text().notNull(),
    clientName: text().notNull(),
    subscriptionType: text({ enum: SUBSCRIPTION_TYPES }).notNull(),
    startDate: dayColumn().notNull(),
    endDate: dayColumn().notNull(),
    monthlyFee: paiseColumn('monthly_fee').notNull(),
    servicesIncluded: text({ mode: 'json' }).$type<string[]>().notNull(),
    billingCycle: text({ enum: BILLING_CYCLES }).notNull(),
    paymentStatus: text().notNull(),
    createdAt: instantColumn().notNull(),
    /** When the client left the firm. */
    leftAt: instantColumn().notNull(),
  },
  (table) => [
    index('past_subscriptions_firm').on(table.caFirmId, table.id),
    allowed('past_subscriptions', 'subscription_type', SUBSCRIPTION_TYPES),
    within('past_subscriptions', 'monthly_fee_paise', 0, DECIMAL_10_2),
  ],
);
