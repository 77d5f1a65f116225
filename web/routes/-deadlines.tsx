import { useQuery } from '@tanstack/react-query';
import { CalendarWidget, NoObligations } from '../features/calendar/calendar-widget';
import { dashboardQuery } from '../features/dashboard/dashboard.queries';
import { NoticesCard } from '../features/status/notices';

/** What is due, and beside it what is no task and must not be missed. */
export function Deadlines({ companyId }: { companyId: string }) {
  const { data } = useQuery(dashboardQuery(companyId));
  if (!data) return null; // Where it failed, the cards above say so, and offer another try.
  const { metrics, overdueItems, upcomingItems } = data;
  if (!metrics.hasObligations) return <NoObligations />;
  return (
    <div className="mt-4 grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
      <CalendarWidget
        companyId={companyId}
        overdueCount={metrics.overdueTasksCount}
        overdue={overdueItems}
        upcoming={upcomingItems}
      />
      <NoticesCard companyId={companyId} />
    </div>
  );
}
