import { type DashboardLayout, USUAL_LAYOUT } from '../../../domain/session/dashboard-sections';
import { now } from '../../../platform/clock';

/** How somebody has laid their dashboards. */
export async function findLayout(d1: D1Database, userId: string): Promise<DashboardLayout> {
  const query = 'SELECT layout FROM dashboard_layouts WHERE user_id = ?';
  const kept = await d1.prepare(query).bind(userId).first<string>('layout');
  return kept === null ? USUAL_LAYOUT : JSON.parse(kept);
}

const KEEP = `INSERT INTO dashboard_layouts (user_id, layout, changed_at) SELECT id, ?2, ?3 FROM users WHERE id = ?1
  ON CONFLICT (user_id) DO UPDATE SET layout = excluded.layout, changed_at = excluded.changed_at`;

/** Keeps how somebody lays their dashboards from now on, in the place of what they had. */
export async function keepLayout(d1: D1Database, userId: string, layout: DashboardLayout): Promise<void> {
  await d1.prepare(KEEP).bind(userId, JSON.stringify(layout), now().toISOString()).run();
}
