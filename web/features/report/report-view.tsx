import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReportName } from '#domain/report/reports-names';
import type { Comparison } from '#domain/report/reports-period';
import { parseRupees } from '#domain/shared/money';
import type { BookPeriod } from '../../lib/book-period';
import { formatDate } from '../../lib/format';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { MonthBars, type Series } from '../../ui/figure/month-bars';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { LeftOut, NothingToReport } from './left-out';
import { type Report, reportQuery } from './report.queries';
import { REPORT_WORDS } from './report.words';
import { columnsOf, ReportTable, SHEET } from './report-table';

type ReportViewProps = {
  companyId: string;
  name: ReportName;
  period: BookPeriod;
  compare: Comparison | undefined;
};

export function ReportView({ companyId, name, period, compare }: ReportViewProps) {
  const report = useQuery(reportQuery(companyId, name, { from: period.from, to: period.to, compare }));
  return (
    <SectionCard
      title={REPORT_WORDS[name].name()}
      description={m.period_days({ from: formatDate(period.from), to: formatDate(period.to) })}
      actions={
        report.data && (
          <Button size="sm" variant="ghost" className="print:hidden" onClick={() => window.print()}>
            <Printer size={14} aria-hidden="true" />
            {m.why_print()}
          </Button>
        )
      }
      className={sheetOf(report.data)}
    >
      {report.isPending && <SkeletonRows rows={8} label={m.ui_loading()} />}
      {report.isError && <ErrorPanel error={report.error} onRetry={() => void report.refetch()} />}
      {report.data?.sections.length === 0 && <NothingToReport companyId={companyId} report={report.data} />}
      {report.data && report.data.sections.length > 0 && (
        <div className="flex flex-col gap-4">
          {report.data.months.length > 1 && <MonthBars months={report.data.months} series={seriesOf(report.data)} />}
          <ReportTable report={report.data} />
          <LeftOut companyId={companyId} report={report.data} />
        </div>
      )}
    </SectionCard>
  );
}

/** A sheet is no wider than it is read; one of many months takes what they need. */
const sheetOf = (report: Report | undefined): string =>
  report && columnsOf(report) > SHEET ? 'w-fit max-w-full' : 'w-full max-w-3xl';

const TONES: Readonly<Record<string, Series['tone']>> = {
  income: 'green',
  expense: 'orange',
  expenses: 'orange',
  credit: 'green',
  debit: 'orange',
};

/** What came in beside what went out, where the report parts the two; else what was left of it in each month. */
function seriesOf({ sections, amounts }: Report): Series[] {
  const sided = sections.flatMap((section): Series[] => {
    const tone = TONES[section.id];
    return tone ? [{ label: section.head, amounts: section.amounts.map(parseRupees), tone }] : [];
  });
  return sided.length > 0 ? sided : [{ label: m.report_net(), amounts: amounts.map(parseRupees), tone: 'accent' }];
}
