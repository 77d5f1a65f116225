import { useQuery } from '@tanstack/react-query';
import { isoDate } from '#domain/shared/dates';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { formatMonth } from '../../../lib/month-words';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { cx } from '../../../ui/cx';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { coverageQuery, type Summary, summaryQuery } from '../books.queries';
import { type ChangeSearch, type OpenList, type PanelProps, useOpenList } from '../books.search';
import { CashInBank } from './cash-in-bank';
import { MonthlyTotals } from './monthly-totals';
import { OperatingFigures } from './operating-figures';
import { askedPeriod, monthOf } from './period';
import { PeriodChoice } from './period-choice';
import { OVERVIEW, SummaryFigures, SummarySkeleton } from './summary-figures';
import { TopExpenses } from './top-expenses';

export function BankOverview({ companyId, search, onSearch }: PanelProps) {
  const period = askedPeriod(search, useToday());
  const summary = useQuery(summaryQuery(companyId, period));
  const coverage = useQuery(coverageQuery(companyId));
  const open = useOpenList();
  const openList: OpenList = (change) => open({ from: period.startDate, to: period.endDate, ...change });
  return (
    <div className="flex flex-col gap-4">
      <PeriodChoice search={search} period={period} onSearch={onSearch} />
      {(summary.isPending || (summary.data && coverage.isPending)) && <SummarySkeleton />}
      {summary.isError && <ErrorPanel error={summary.error} onRetry={() => void summary.refetch()} />}
      {coverage.isError && !summary.isPending && (
        <ErrorPanel error={coverage.error} onRetry={() => void coverage.refetch()} />
      )}
      {summary.data && !coverage.isPending && (
        <>
          <DataEnd summary={summary.data} onSearch={onSearch} />
          {summary.data.dataEndsOn === null ? (
            <>
              <div className="max-w-sm">
                <SummaryFigures summary={summary.data} onOpen={openList} />
              </div>
              <NoData onSearch={onSearch} />
            </>
          ) : (
            <div className={OVERVIEW}>
              <div className="flex flex-col gap-4">
                <SummaryFigures summary={summary.data} onOpen={openList} />
                <CashInBank companyId={companyId} />
              </div>
              <div className="flex min-w-0 flex-col gap-5 lg:@max-[70rem]:order-last lg:@max-[70rem]:col-span-2">
                <MonthlyTotals companyId={companyId} period={period} dataEndsOn={summary.data.dataEndsOn} />
                <OperatingFigures summary={summary.data} onOpen={openList} />
              </div>
              <TopExpenses companyId={companyId} period={period} onOpen={openList} />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** A period without lines is not a month without money: says where the data ends, and offers that month. */
function DataEnd({ summary, onSearch }: { summary: Summary; onSearch: ChangeSearch }) {
  const { dataEndsOn, startDate, endDate, transactionCount } = summary;
  if (dataEndsOn === null) return null;
  if (dataEndsOn >= endDate && transactionCount > 0) return null;
  const month = monthOf(isoDate(dataEndsOn));
  const isElsewhere = dataEndsOn < startDate || (dataEndsOn > endDate && transactionCount === 0);
  const show = () => onSearch({ period: 'custom', start: month.startDate, end: month.endDate });
  return (
    <p
      role="status"
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm',
        transactionCount === 0 ? 'rounded-md bg-yellow-soft px-3 py-2' : 'text-ink-2',
      )}
    >
      <span>
        {transactionCount === 0 && `${m.books_period_empty()} `}
        <span className="font-medium">{m.books_data_ends({ day: formatDate(dataEndsOn) })}</span>
      </span>
      {isElsewhere && (
        <Button size="sm" onClick={show}>
          {m.books_show_month({ month: formatMonth(dataEndsOn) })}
        </Button>
      )}
    </p>
  );
}

function NoData({ onSearch }: { onSearch: ChangeSearch }) {
  return (
    <EmptyState
      title={m.books_no_data()}
      description={m.books_no_data_words()}
      action={
        <Button variant="primary" onClick={() => onSearch({ tab: 'accounts' })}>
          {m.books_go_to_accounts()}
        </Button>
      }
    />
  );
}
