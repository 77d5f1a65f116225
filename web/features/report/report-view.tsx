import { useQuery } from '@tanstack/react-query';
import type { ReportName } from '#domain/bank/reports-names';
import type { Comparison } from '#domain/bank/reports-period';
import { parseRupees } from '#domain/shared/money';
import type { BookPeriod } from '../../lib/book-period';
import { formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { SectionCard } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { MonthBars, type Series } from '../../ui/month-bars';
import { SkeletonRows } from '../../ui/skeleton';
import { type Report, reportQuery } from './report.queries';
import { REPORT_WORDS } from './report.words';
import { ReportTable } from './report-table';

type ReportViewProps = {
  companyId: string;
  name: ReportName;
  period: BookPeriod;
  compare: Comparison | undefined;
};

export function ReportView({ companyId, name, period, compare }: ReportViewProps) {
  const report = useQuery(reportQuery(companyId, name, { from: period.from, to: period.to, compare }));
  return (
    <SectionCard title={REPORT_WORDS[name].name()}>
      {report.isPending && <SkeletonRows rows={8} label={m.ui_loading()} />}
      {report.isError && <ErrorPanel error={report.error} onRetry={() => void report.refetch()} />}
      {report.data?.sections.length === 0 && <NothingToReport report={report.data} />}
      {report.data && report.data.sections.length > 0 && (
        <div className="flex flex-col gap-4">
          {report.data.months.length > 1 && <MonthBars months={report.data.months} series={seriesOf(report.data)} />}
          <ReportTable report={report.data} />
          <LeftOut report={report.data} />
        </div>
      )}
    </SectionCard>
  );
}

/** What the report leaves out, so that it can be added up with the bank statement. */
function LeftOut({ report: { leftOut } }: { report: Report }) {
  return (
    <div className="text-xs text-ink-2">
      <p>{m.report_basis()}</p>
      {leftOut.length > 0 && (
        <>
          <p className="mt-1.5">{m.report_left_out()}</p>
          <ul className="list-disc pl-5">
            {leftOut.map(({ label, moneyIn, moneyOut, count }) => (
              <li key={label}>
                {m.report_left_out_line({
                  label,
                  moneyIn: formatInr(parseRupees(moneyIn)),
                  moneyOut: formatInr(parseRupees(moneyOut)),
                  count,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function NothingToReport({ report }: { report: Report }) {
  const words = report.lastDataOn === null ? m.report_no_data_words() : m.report_empty_words();
  return <EmptyState title={report.lastDataOn === null ? m.report_no_data() : m.report_empty()} description={words} />;
}

const TONES: Readonly<Record<string, Series['tone']>> = {
  Income: 'green',
  Expenses: 'orange',
  'Received from': 'green',
  'Paid to': 'orange',
};

/** What came in beside what went out, where the report parts the two; else what was left of it in each month. */
function seriesOf({ sections, amounts }: Report): Series[] {
  const sided = sections.flatMap((section): Series[] => {
    const tone = TONES[section.head];
    return tone ? [{ label: section.head, amounts: section.amounts.map(parseRupees), tone }] : [];
  });
  return sided.length > 0 ? sided : [{ label: m.report_net(), amounts: amounts.map(parseRupees), tone: 'accent' }];
}
