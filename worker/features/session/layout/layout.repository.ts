import { type DashboardLayout, USUAL_LAYOUT } from '../../../domain/session/dashboard-sections';
import { now } from '../../../platform/clock';

/** Asks how somebody has laid their dashboards. */
export const layoutOf = (d1: D1Database, userId: string): D1PreparedStatement =>
  d1.prepare('SELECT layout FROM dashboard_layouts WHERE user_id = ?').bind(userId);

/** What that found; as the product has it for who laid nothing. */
export function layoutIn(found: D1Result | undefined): DashboardLayout {
  const [row] = (found?.results ?? []) as { layout: string }[];
  return row ? JSON.parse(row.layout) : USUAL_LAYOUT;
}

const KEEP = `INSERT INTO dashboard_layouts (user_id, layout, changed_at) SELECT id, ?2, ?3 FROM users WHERE id = ?1
  ON CONFLICT (user_id) DO UPDATE SET layout = excluded.layout, changed_at = excluded.changed_at`;

/** Keeps how somebody lays their dashboards from now on, in the place of what they had. */
export async function keepLayout(d1: D1Database, userId: string, layout: DashboardLayout): Promise<void> {
  await d1.prepare(KEEP).bind(userId, JSON.stringify(layout), now().toISOString()).run();
}
