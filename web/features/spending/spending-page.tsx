import { useQuery } from '@tanstack/react-query';
import { useMayChange } from '../../lib/access';
import { bookPeriod, endedOn } from '../../lib/book-period';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { StatCardSkeleton } from '../../ui/figure/stat-card';
import { PeriodPicker } from '../../ui/form/period-picker';
import { DataEnd } from '../../ui/list/data-end';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import { Breakdown } from './breakdown';
import { Budgets } from './budgets';
import { Habits } from './habits';
import { spendingQuery } from './spending.queries';
import type { ChangeSpending, SpendingSearch } from './spending.search';
import { FIGURES, SpendingFigures } from './spending-figures';
import { SpendingTrend } from './spending-trend';

const LISTS = 'grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]';

type SpendingPageProps = {
  companyId: string;
  companyName: string;
  search: SpendingSearch;
  onSearch: ChangeSpending;
};

/** What a company spends: on what, in which rhythm, how it moves from month to month, and against which budgets. */
export function SpendingPage({ companyId, companyName, search, onSearch }: SpendingPageProps) {
  const today = useToday();
  const period = endedOn(bookPeriod(search.period, today), search.until);
  const spending = useQuery(spendingQuery(companyId, period));
  const mayChange = useMayChange(companyId);
  return (
    <>
      <PageHeader title={m.spending_title()} subtitle={companyName} />
      <div className="mb-4">
        <PeriodPicker period={period} today={today} onChoose={(code) => onSearch({ period: code, until: undefined })} />
      </div>
      {spending.isError && <ErrorPanel error={spending.error} onRetry={() => void spending.refetch()} />}
      {spending.isPending && <OnItsWay />}
      {spending.data && (
        <div className="flex flex-col gap-4">
          <DataEnd lastDataOn={spending.data.lastDataOn} period={period} onChoose={onSearch} />
          {spending.data.lastDataOn === null ? (
            <EmptyState title={m.spending_no_data()} description={m.spending_no_data_words()} />
          ) : (
            <>
              <SpendingFigures spending={spending.data} />
              <div className={LISTS}>
                <Breakdown spending={spending.data} />
                <Budgets companyId={companyId} spending={spending.data} mayChange={mayChange} />
              </div>
              <Habits spending={spending.data} search={search} onSearch={onSearch} />
              <SpendingTrend trend={spending.data.trend} />
            </>
          )}
        </div>
      )}
    </>
  );
}

function OnItsWay() {
  return (
    <div role="status" aria-label={m.ui_loading()} className="flex flex-col gap-4">
      <div className={FIGURES}>
        <StatCardSkeleton />
        <StatCardSkeleton />
        <StatCardSkeleton />
      </div>
      <div className={LISTS}>
        <Skeleton className="h-96" />
        <Skeleton className="h-28" />
      </div>
    </div>
  );
}
