import type { ShownStatus } from '#domain/calendar/values';
import { m } from '../../lib/messages';
import type { Tone } from '../../ui/badge';

const STATUSES: Record<ShownStatus, { name: () => string; tone: Tone }> = {
  overdue: { name: m.firm_calendar_overdue, tone: 'red' },
  pending: { name: m.firm_calendar_pending, tone: 'blue' },
  completed: { name: m.firm_calendar_completed, tone: 'green' },
  unconfirmed: { name: m.firm_calendar_unconfirmed, tone: 'yellow' },
  settled: { name: m.firm_calendar_settled, tone: 'green' },
  not_due: { name: m.firm_calendar_not_due, tone: 'grey' },
  withdrawn: { name: m.firm_calendar_withdrawn, tone: 'grey' },
};

export const statusName = (status: ShownStatus): string => STATUSES[status].name();
export const statusTone = (status: ShownStatus): Tone => STATUSES[status].tone;

/** How far off an open item is: '13 days late', 'Due today', 'in 8 days'; nothing of one that is closed. */
export function distance({
  status,
  daysRemaining,
}: {
  status: ShownStatus;
  daysRemaining: number;
}): string | undefined {
  if (status !== 'pending' && status !== 'overdue') return undefined;
  if (daysRemaining === 0) return m.firm_calendar_today();
  return daysRemaining < 0
    ? m.firm_calendar_late({ count: -daysRemaining })
    : m.firm_calendar_left({ count: daysRemaining });
}
