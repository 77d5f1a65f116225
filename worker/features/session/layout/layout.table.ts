import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DashboardLayout } from '../../../domain/session/dashboard-sections';
import { instantColumn } from '../../../platform/database';
import { users } from '../session.table';

/** How somebody has laid their dashboards; who has no row has them as the product does. */
export const dashboardLayouts = sqliteTable('dashboard_layouts', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  layout: text({ mode: 'json' }).$type<DashboardLayout>().notNull(),
  changedAt: instantColumn().notNull(),
});
