import { useQuery } from '@tanstack/react-query';
import { isoDate } from '#domain/shared/dates';
import { useMayChange } from '../../lib/access';
import { type BookPeriod, bookPeriod, codeOf } from '../../lib/book-period';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonth } from '../../lib/month-words';
import { useToday } from '../../lib/use-today';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeader } from '../../ui/page-header';
import { PeriodPicker } from '../../ui/period-picker';
import { Skeleton } from '../../ui/skeleton';
import { Breakdown } from './breakdown';
import { Budgets } from './budgets';
import { Habits } from './habits';
import { type Spending, spendingQuery } from './spending.queries';
import type { ChangeSpending, SpendingSearch } from './spending.search';
import { SpendingFigures } from './spending-figures';
import { SpendingTrend } from './spending-trend';

type SpendingPageProps = {
  companyId: string;
  companyName: string;
  search: SpendingSearch;
  onSearch: ChangeSpending;
};

/** What a company spends: on what, in which rhythm, how it moves from month to month, and against which budgets. */
export function SpendingPage({ companyId, companyName, search, onSearch }: SpendingPageProps) {
  const today = useToday();
  const period = bookPeriod(search.period, today);
  const spending = useQuery(spendingQuery(companyId, period));
  const mayChange = useMayChange(companyId);
  return (
    <>
      <PageHeader title={m.spending_title()} subtitle={companyName} />
      <div className="mb-4">
        <PeriodPicker period={period} today={today} onChoose={(code) => onSearch({ period: code })} />
      </div>
      {spending.isError && <ErrorPanel error={spending.error} onRetry={() => void spending.refetch()} />}
      {spending.isPending && <OnItsWay />}
      {spending.data && (
        <div className="flex flex-col gap-4">
          <DataEnd spending={spending.data} period={period} onSearch={onSearch} />
          {spending.data.lastDataOn === null ? (
            <EmptyState title={m.spending_no_data()} description={m.spending_no_data_words()} />
          ) : (
            <>
              <SpendingFigures spending={spending.data} />
              <div className="grid items-start gap-4 lg:grid-cols-2">
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

type DataEndProps = { spending: Spending; period: BookPeriod; onSearch: ChangeSpending };

/** A period that the statements do not reach is not a period without spending: says where the data ends, and offers that month. */
function DataEnd({ spending: { lastDataOn }, period, onSearch }: DataEndProps) {
  if (lastDataOn === null || lastDataOn >= period.to) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-yellow-soft px-3 py-2 text-sm"
    >
      <span className="font-medium">{m.report_last_data({ day: formatDate(lastDataOn) })}</span>
      {lastDataOn < period.from && (
        <Button size="sm" onClick={() => onSearch({ period: codeOf('month', isoDate(lastDataOn)) })}>
          {m.report_show_month({ month: formatMonth(lastDataOn) })}
        </Button>
      )}
    </p>
  );
}

function OnItsWay() {
  return (
    <div role="status" aria-label={m.ui_loading()} className="flex flex-col gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  );
}
