import { Link } from '@tanstack/react-router';
import { parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../lib/access';
import { formatCount, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/state/empty-state';
import type { Report } from './report.queries';

type LeftOutProps = { companyId: string; report: Report };

/** Whether a report leaves out lines because they have no category. */
const hasOpenLines = ({ leftOut }: Report): boolean => leftOut.some(({ isOpen }) => isOpen);

/** What the report leaves out, so that it can be added up with the bank statement; lines without a category can be given one. */
export function LeftOut({ companyId, report }: LeftOutProps) {
  return (
    <div className="text-xs text-ink-2">
      <p>{m.report_basis()}</p>
      {report.leftOut.length > 0 && (
        <>
          <LeftOutLines report={report} />
          {hasOpenLines(report) && <Categorise companyId={companyId} report={report} look="mt-2" />}
        </>
      )}
    </div>
  );
}

function LeftOutLines({ report: { leftOut } }: Pick<LeftOutProps, 'report'>) {
  return (
    <>
      <p className="mt-1.5">{m.report_left_out()}</p>
      <ul className="list-disc pl-5">
        {leftOut.map(({ label, moneyIn, moneyOut, count }) => (
          <li key={label}>
            {m.report_left_out_line({
              label,
              moneyIn: formatInr(parseRupees(moneyIn)),
              moneyOut: formatInr(parseRupees(moneyOut)),
              count: formatCount(count),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A report without a row: because there is nothing, or because all there is stands outside it. */
export function NothingToReport({ companyId, report }: LeftOutProps) {
  if (report.lastDataOn === null)
    return <EmptyState title={m.report_no_data()} description={m.report_no_data_words()} />;
  if (report.leftOut.length === 0) return <EmptyState title={m.report_empty()} description={m.report_empty_words()} />;
  const isOpen = hasOpenLines(report);
  return (
    <div className="flex flex-col gap-4">
      <EmptyState
        title={isOpen ? m.report_all_open() : m.report_all_left_out()}
        description={isOpen ? m.report_all_open_words() : m.report_all_left_out_words()}
        action={isOpen && <Categorise companyId={companyId} report={report} />}
      />
      <div className="text-xs text-ink-2">
        <LeftOutLines report={report} />
      </div>
    </div>
  );
}

/** Opens the lines of the period that have no category; to those who only read, to be seen. */
function Categorise({ companyId, report: { from, to }, look }: LeftOutProps & { look?: string }) {
  const mayChange = useMayChange(companyId);
  return (
    <Link
      to="/transactions"
      search={{ from, to, category: 'uncategorized' }}
      className={buttonClass('secondary', 'sm', look)}
    >
      {mayChange ? m.report_categorise() : m.report_see_open()}
    </Link>
  );
}
