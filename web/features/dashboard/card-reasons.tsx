import { useQuery } from '@tanstack/react-query';
import { DEADLINE_BAND_DAYS } from '#domain/calendar/values';
import { addDays } from '#domain/shared/dates';
import { type CalendarItem, calendarQuery } from '../../lib/compliance.queries';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { CountedItems } from '../../ui/list/counted-items';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { WhyList } from '../../ui/why/why-list';
import { dashboardQuery } from './dashboard.queries';

/** The items that are overdue, each with what it costs. */
export function OverdueReason({ companyId }: { companyId: string }) {
  const today = useToday();
  const items = useQuery(calendarQuery(companyId, { status: 'overdue', to: today }));
  return (
    <Items
      words={m.dashboard_overdue_why({ day: formatDate(today) })}
      items={items}
      label={m.dashboard_overdue_tasks()}
    />
  );
}

/** The open items that fall due within the days the card names. */
export function UpcomingReason({ companyId }: { companyId: string }) {
  const today = useToday();
  const to = addDays(today, DEADLINE_BAND_DAYS.upcoming);
  const items = useQuery(calendarQuery(companyId, { status: 'pending', from: today, to }));
  const words = m.dashboard_upcoming_why({ from: formatDate(today), to: formatDate(to) });
  return <Items words={words} items={items} label={m.dashboard_upcoming()} />;
}

type Asked = Pick<ReturnType<typeof useQuery<CalendarItem[]>>, 'data' | 'error' | 'isError'>;

function Items({ words, label, items }: { words: string; label: string; items: Asked }) {
  if (items.isError) return <ErrorPanel error={items.error} />;
  if (!items.data) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  return (
    <>
      <p className="text-ink-2">{words}</p>
      <CountedItems label={label} items={items.data} />
    </>
  );
}

/** The numbers under which the company is registered. */
export function RegistrationsReason({ companyId }: { companyId: string }) {
  const { data } = useQuery(dashboardQuery(companyId));
  if (!data) return <SkeletonRows rows={4} label={m.ui_loading()} />;
  const { pan, tan, gstin, udyam } = data.company;
  const numbers = { PAN: pan, TAN: tan, GST: gstin, UDYAM: udyam };
  return (
    <>
      <p className="text-ink-2">{m.dashboard_registrations_why()}</p>
      <WhyList
        label={m.dashboard_registrations()}
        items={data.metrics.activeRegistrations.map((name) => ({
          id: name,
          title: name,
          figure: <code className="font-mono">{numbers[name]}</code>,
        }))}
      />
      <p className="text-xs text-ink-2">{m.dashboard_registrations_not_checked()}</p>
    </>
  );
}
