import { useQuery } from '@tanstack/react-query';
import { CalendarWidget, NoObligations } from '../features/calendar/calendar-widget';
import { CostOfWaiting } from '../features/calendar/near/cost-of-waiting';
import { dashboardQuery } from '../features/dashboard/dashboard.queries';
import { NoticesCard } from '../features/status/notices';

/** What is due; beside it what waiting costs, and what is no task and must not be missed. */
export function Deadlines({ companyId }: { companyId: string }) {
  const { data } = useQuery(dashboardQuery(companyId));
  if (!data) return null; // Where it failed, the cards above say so, and offer another try.
  const { metrics, overdueItems, upcomingItems } = data;
  if (!metrics.hasObligations) return <NoObligations />;
  const counts = { overdue: metrics.overdueTasksCount, upcoming: metrics.upcomingDeadlinesCount };
  const items = [...overdueItems, ...upcomingItems];
  return (
    <div className="mt-4 grid items-start gap-4 xl:mt-5 @min-[70rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @min-[70rem]:gap-5">
      <CalendarWidget companyId={companyId} counts={counts} items={items} />
      <div className="flex min-w-0 flex-col gap-4 xl:gap-5">
        <CostOfWaiting
          companyId={companyId}
          items={items}
          isWhole={items.length === counts.overdue + counts.upcoming}
        />
        <NoticesCard companyId={companyId} />
      </div>
    </div>
  );
}
