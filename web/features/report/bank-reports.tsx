import { useQuery } from '@tanstack/react-query';
import { COMPARISONS, type Comparison } from '#domain/report/reports-period';
import { bookPeriod, endedOn } from '../../lib/book-period';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Select } from '../../ui/form/field';
import { PeriodPicker } from '../../ui/form/period-picker';
import { DataEnd } from '../../ui/list/data-end';
import { ErrorPanel } from '../../ui/state/error-panel';
import { Skeleton } from '../../ui/state/skeleton';
import { standingsQuery } from './report.queries';
import type { ChangeReport, ReportSearch } from './report.search';
import { ReportCard } from './report-card';
import { ReportView } from './report-view';

const CARDS = 'grid gap-3 print:hidden sm:grid-cols-2 xl:grid-cols-4';

type BankReportsProps = { companyId: string; search: ReportSearch; onSearch: ChangeReport };

/** The reports of bank lines of a period: which of them are ready, and the one that was chosen. */
export function BankReports({ companyId, search, onSearch }: BankReportsProps) {
  const today = useToday();
  const period = endedOn(bookPeriod(search.period, today), search.until);
  const standings = useQuery(standingsQuery(companyId, period));
  const chosen = search.report ?? 'profit-and-loss';
  return (
    <>
      <p className="mb-4 max-w-3xl text-sm text-ink-2">{m.statement_bank_words()}</p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <PeriodPicker period={period} today={today} onChoose={(code) => onSearch({ period: code, until: undefined })} />
        <CompareChoice value={search.compare} onChoose={(compare) => onSearch({ compare })} />
      </div>
      {standings.isError && <ErrorPanel error={standings.error} onRetry={() => void standings.refetch()} />}
      {standings.isPending && <OnItsWay />}
      {standings.data && (
        <div className="flex flex-col gap-4">
          <DataEnd lastDataOn={standings.data[0]?.lastDataOn} period={period} onChoose={onSearch} />
          <div className={CARDS}>
            {standings.data.map((standing) => (
              <ReportCard
                key={standing.report}
                companyId={companyId}
                standing={standing}
                asked={{ from: period.from, to: period.to, compare: search.compare }}
                isChosen={standing.report === chosen}
                onChoose={() => onSearch({ report: standing.report })}
              />
            ))}
          </div>
          <ReportView companyId={companyId} name={chosen} period={period} compare={search.compare} />
        </div>
      )}
    </>
  );
}

const NONE = 'none';

function CompareChoice({ value, onChoose }: { value: Comparison | undefined; onChoose: (value?: Comparison) => void }) {
  const choices = [
    { value: NONE, label: m.report_compare_none() },
    { value: 'previous', label: m.report_compare_previous() },
    { value: 'year', label: m.report_compare_year() },
  ];
  return (
    <div className="w-80 max-w-full">
      <Select
        aria-label={m.report_compare()}
        choices={choices}
        value={value ?? NONE}
        onChange={(event) => onChoose(COMPARISONS.find((comparison) => comparison === event.target.value))}
      />
    </div>
  );
}

/** The cards, and below them the report. */
function OnItsWay() {
  return (
    <div role="status" aria-label={m.ui_loading()} className="flex flex-col gap-4">
      <div className={CARDS}>
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} className="h-36" />
        ))}
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
