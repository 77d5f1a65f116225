import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CalendarWidget, NoObligations } from '../features/calendar/calendar-widget';
import { CostOfWaiting } from '../features/calendar/near/cost-of-waiting';
import { dashboardQuery } from '../features/dashboard/dashboard.queries';
import { NoticesCard } from '../features/status/notices';
import { useMayChange } from '../lib/access';
import { formWords } from '../lib/form-words';
import { m } from '../lib/messages';

const GenerateChallanAction = lazy(async () => ({
  default: (await import('../features/tds/tds-card')).GenerateChallanAction,
}));

/** Form 24Q, and 138 after it: the action of either makes the challan of the first deduction that is pending. */
const isOfSalaries = (formType: string | null) => formType === '24Q' || formType === '138';

/** What is due; beside it what waiting costs, and what is no task and must not be missed. */
export function Deadlines({ companyId }: { companyId: string }) {
  const { data } = useQuery(dashboardQuery(companyId));
  const mayChange = useMayChange(companyId);
  if (!data) return null; // Where it failed, the cards above say so, and offer another try.
  const { metrics, overdueItems, upcomingItems, recentTdsTransactions } = data;
  if (!metrics.hasObligations) return <NoObligations />;
  const counts = { overdue: metrics.overdueTasksCount, upcoming: metrics.upcomingDeadlinesCount };
  const items = [...overdueItems, ...upcomingItems];
  const pending = recentTdsTransactions.find(({ status }) => status === 'pending');
  return (
    <div className="mt-4 grid items-start gap-4 xl:mt-5 @min-[70rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] @min-[70rem]:gap-5">
      <CalendarWidget
        companyId={companyId}
        counts={counts}
        items={items}
        actionOf={({ formType }) =>
          mayChange && pending && isOfSalaries(formType) ? (
            <Suspense>
              <GenerateChallanAction
                companyId={companyId}
                transactionId={pending.id}
                label={m.calendar_action({ form: formWords(formType ?? '') })}
              />
            </Suspense>
          ) : undefined
        }
      />
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
