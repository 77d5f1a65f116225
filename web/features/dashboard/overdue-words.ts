import type { Area } from '#domain/calendar/values';
import { areaWords } from '../../lib/form-words';
import { formatCount } from '../../lib/format';
import { m } from '../../lib/messages';
import type { Metrics } from './dashboard.queries';

type Overdue = Pick<Metrics, 'hasObligations' | 'overdueTasksCount' | 'overdueByType' | 'unconfirmedCount'>;

/**
 * The specification's sentence with the figures as they are: '2 GST, 1 TDS filing'. GST and TDS are always named;
 * another area joins them when something of it is overdue. While past items wait to be confirmed, none overdue is no calm.
 */
export function overdueWords({ hasObligations, overdueTasksCount, overdueByType, unconfirmedCount }: Overdue) {
  if (!hasObligations) return m.dashboard_no_obligations();
  if (overdueTasksCount === 0 && unconfirmedCount > 0)
    return m.dashboard_overdue_to_confirm({ count: formatCount(unconfirmedCount) });
  if (overdueTasksCount === 0) return m.dashboard_nothing_overdue();
  const counts = new Map<Area, number>([
    ['GST', 0],
    ['TDS', 0],
  ]);
  for (const { type, count } of overdueByType) counts.set(type, (counts.get(type) ?? 0) + count);
  const parts = [...counts].map(([area, count]) => `${count} ${areaWords(area)}`);
  return m.dashboard_overdue({ parts: parts.join(', '), count: [...counts.values()].at(-1) ?? 0 });
}
