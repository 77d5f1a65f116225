import { parseRupees } from '#domain/shared/money';
import { formatDate, formatInr } from '../../lib/format';
import { m } from '../../lib/messages';
import { formatMonthShort } from '../../lib/month-words';
import { cx } from '../../ui/cx';
import { Why } from '../../ui/why/why';
import { WhyList } from '../../ui/why/why-list';
import type { Report } from './report.queries';
import { REPORT_WORDS } from './report.words';
import { RowLabel } from './row-label';

type Section = Report['sections'][number];
type Figures = { amounts: readonly string[]; total: string; compare: string | null };

const CELL = 'border-b border-line px-3 py-1.5 text-right tabular-nums whitespace-nowrap';
const LABEL = 'sticky left-0 z-10 border-b border-line bg-surface px-3 py-1.5 text-left';

/** The report with a column for each month. Its first column stays in sight while the months are scrolled. */
export function ReportTable({ report }: { report: Report }) {
  const caption = REPORT_WORDS[report.report].name();
  return (
    <section
      aria-label={m.report_by_month({ report: caption })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className={cx(
        // Under a head that stays while it is scrolled; on paper it stands whole.
        'max-h-[75dvh] max-w-full overflow-auto rounded-lg border border-line print:max-h-none print:overflow-visible',
        columnsOf(report) > SHEET && 'w-fit',
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <Heading report={report} />
        {report.sections.map((section) => (
          <SectionRows key={section.id} report={report} section={section} />
        ))}
        <tbody>
          <tr className="font-semibold">
            <th scope="row" className={cx(LABEL, 'border-b-0')}>
              <TotalReason
                name={m.report_net()}
                total={report.net}
                parts={report.sections.map(({ id, head, total }) => ({ id, title: head, figure: total }))}
              />
            </th>
            <Amounts
              figures={{ amounts: report.amounts, total: report.net, compare: report.compareNet }}
              months={report.months.length}
              isNet
            />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** So many columns are a sheet of one width; more take what they need. */
export const SHEET = 3;

/** One month needs no column of its own beside the total. */
export const columnsOf = ({ months, comparedWith }: Report) =>
  (months.length > 1 ? months.length : 0) + (comparedWith ? 3 : 2);

function Heading({ report: { months, comparedWith } }: { report: Report }) {
  const head = 'sticky top-0 z-20 border-b border-line bg-sunken px-3 py-2 text-right text-xs font-medium text-ink-2';
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="sticky top-0 left-0 z-30 min-w-36 border-b border-line bg-sunken px-3 py-2 text-left text-xs font-medium text-ink-2"
        >
          {m.report_line()}
        </th>
        {months.length > 1 &&
          months.map((month) => (
            <th key={month} scope="col" className={cx(head, 'whitespace-nowrap')}>
              {formatMonthShort(month)}
            </th>
          ))}
        <th scope="col" className={head}>
          {m.report_total()}
        </th>
        {comparedWith && (
          <th scope="col" className={cx(head, 'min-w-28')}>
            {m.period_days({ from: formatDate(comparedWith.from), to: formatDate(comparedWith.to) })}
          </th>
        )}
      </tr>
    </thead>
  );
}

type SectionRowsProps = { report: Report; section: Section };

function SectionRows({ report, section }: SectionRowsProps) {
  const months = report.months.length;
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={columnsOf(report)}
          className="border-b border-line bg-sunken px-3 py-1.5 text-left font-medium"
        >
          <span className="sticky left-3">{section.head}</span>
        </th>
      </tr>
      {section.rows.map((row) => (
        <tr key={row.label}>
          <th scope="row" className={cx(LABEL, 'max-w-64 font-normal wrap-anywhere')}>
            <RowLabel report={report} row={row} />
          </th>
          <Amounts figures={row} months={months} />
        </tr>
      ))}
      <tr className="font-medium">
        <th scope="row" className={LABEL}>
          <TotalReason
            name={m.report_total_of({ head: section.head })}
            total={section.total}
            parts={section.rows.map(({ label, total }) => ({ id: label, title: label, figure: total }))}
          />
        </th>
        <Amounts figures={section} months={months} />
      </tr>
    </tbody>
  );
}

type TotalReasonProps = {
  name: string;
  total: string;
  parts: readonly { id: string; title: string; figure: string }[];
};

/** A total's name, and a mark beside it that opens the lines it adds up. */
function TotalReason({ name, total, parts }: TotalReasonProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {name}
      <Why figure={name} value={formatInr(parseRupees(total))}>
        {() => (
          <>
            <p className="text-ink-2">{m.report_total_why()}</p>
            <WhyList
              label={name}
              items={parts.map((part) => ({ ...part, figure: formatInr(parseRupees(part.figure)) }))}
            />
          </>
        )}
      </Why>
    </span>
  );
}

function Amounts({ figures, months, isNet = false }: { figures: Figures; months: number; isNet?: boolean }) {
  const { amounts, total, compare } = figures;
  const shown = [...(months > 1 ? amounts : []), total, ...(compare === null ? [] : [compare])];
  return shown.map((amount, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
    <td key={at} className={cx(CELL, isNet && 'border-b-0', isNet && parseRupees(amount) < 0 && 'text-red')}>
      {parseRupees(amount) === 0 ? <span className="text-ink-3">–</span> : formatInr(parseRupees(amount))}
    </td>
  ));
}
